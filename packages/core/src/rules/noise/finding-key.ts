import { canonicalJson } from "../../base/canonical-json.ts";
import type { Finding } from "../finding.ts";

/** A rule that measures: what it measured, and which way is worse. */
interface Measure {
  readonly argument: string;
  readonly worse: "more" | "less";
  /** Arguments that tell several measurements of one file apart. */
  readonly of?: readonly string[];
}

const MEASURES: Readonly<Record<string, Measure>> = {
  "body-tokens": { argument: "tokens", worse: "more" },
  "compatibility-too-long": { argument: "length", worse: "more" },
  "description-too-long": { argument: "length", worse: "more", of: ["outcome"] },
  "description-too-short": { argument: "length", worse: "less" },
  "listing-budget": { argument: "used", worse: "more", of: ["host", "folder"] },
  "unreferenced-file": { argument: "files", worse: "more", of: ["folder"] },
};

/** What makes a finding the same one in two runs. */
export interface FindingKey {
  readonly file: string | null;
  readonly rule: string;
  /** The fingerprint; of a rule that measures, what it measured, since that outlives other words and numbers. */
  readonly id: string;
  /** What a rule measured, null for other rules. */
  readonly value: number | null;
}

/** The key of a finding. */
export function findingKey({ file, rule, args, fingerprint }: Finding): FindingKey {
  const measure = Object.hasOwn(MEASURES, rule) ? MEASURES[rule] : undefined;
  const value = measure === undefined ? undefined : args[measure.argument];
  if (measure === undefined || typeof value !== "number") {
    return { file, rule, id: fingerprint, value: null };
  }
  const of = (measure.of ?? []).map((name) => args[name] ?? null);
  return { file, rule, id: of.length === 0 ? "size" : canonicalJson(of), value };
}

/** One text for a key's parts. */
export function joinKey({ file, rule, id }: Omit<FindingKey, "value">): string {
  return `${file ?? ""}\0${rule}\0${id}`;
}

/** Whether a measured value is worse than another one; never for rules that do not measure. */
export function isWorse(rule: string, value: number | null, than: number | null): boolean {
  if (value === null || than === null) return false;
  const isLess = Object.hasOwn(MEASURES, rule) && MEASURES[rule]?.worse === "less";
  return isLess ? value < than : value > than;
}
