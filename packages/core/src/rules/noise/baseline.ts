import { canonicalJson } from "../../base/canonical-json.ts";
import { compareText } from "../../base/compare.ts";
import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { indexLines } from "../../base/line-index.ts";
import { parseJson } from "../../base/parse-json.ts";
import type { Finding } from "../finding.ts";
import { findingKey, joinKey } from "./finding-key.ts";

/** Findings that were there when the baseline was written, and that nobody is asked to mend now. */
export interface BaselineEntry {
  readonly file: string | null;
  readonly rule: string;
  readonly id: string;
  /** How often it was found. */
  readonly count: number;
  /** What a rule measured: better is fine, worse is not. */
  readonly value: number | null;
}

/** The entries of a baseline, sorted. */
export type Baseline = readonly BaselineEntry[];

/** What the findings of a run are as a baseline. */
export function baselineOf(findings: readonly Finding[]): Baseline {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of findings) {
    const key = findingKey(finding);
    const known = entries.get(joinKey(key));
    entries.set(joinKey(key), { ...key, count: (known?.count ?? 0) + finding.count });
  }
  return [...entries.values()].sort((a, b) => compareText(joinKey(a), joinKey(b)));
}

/** The text of a baseline file: one entry a line, so that git can merge it, and the same bytes on every machine. */
export function formatBaseline(baseline: Baseline): string {
  const lines = baseline.map(({ count, value, ...entry }) => {
    const full = {
      ...entry,
      ...(count === 1 ? {} : { count }),
      ...(value === null ? {} : { value }),
    };
    return `    ${canonicalJson(full, ["file", "rule", "id"])}`;
  });
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "version": 1,\n  "findings": ${list}\n}\n`;
}

/**
 * Reads a baseline file. `file` is its name in messages.
 * @throws CtxfstError `file-invalid` with the place and the way out
 */
export function readBaseline(text: string, file: string): Baseline {
  const refuse = (reason: string, offset?: number): CtxfstError => {
    const line = offset === undefined ? undefined : indexLines(text).lineAt(offset);
    const message = `${reason}; ctxfst lint --baseline ${file} --update-baseline writes it anew`;
    return new CtxfstError("file-invalid", message, { file, line });
  };
  const reading = parseJson(text);
  if (!reading.ok) throw refuse("the baseline is not JSON", reading.offset);
  const { value } = reading;
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.findings)) {
    throw refuse("the baseline has no version 1 and findings");
  }
  return value.findings.map((entry: unknown, i): BaselineEntry => {
    const {
      file: of = null,
      rule,
      id,
      count = 1,
      value: measured = null,
    } = isRecord(entry) ? entry : {};
    const isSound =
      (of === null || typeof of === "string") &&
      typeof rule === "string" &&
      typeof id === "string" &&
      typeof count === "number" &&
      (measured === null || typeof measured === "number");
    if (!isSound) throw refuse(`entry ${i + 1} of the baseline has no file, rule and id`);
    return { file: of, rule, id, count, value: measured };
  });
}
