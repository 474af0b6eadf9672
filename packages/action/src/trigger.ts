import { readFileSync } from "node:fs";
import type { FailOn } from "./inputs.ts";

/** Why the workflow runs, as far as the Action acts on it. */
export interface Trigger {
  readonly event: string;
  /** True for events that decide whether a change lands. */
  readonly isGate: boolean;
  /** Commit that the change is compared with; null when the event names none. */
  readonly base: string | null;
}

const GATES = new Set(["pull_request", "pull_request_target", "merge_group"]);
const COMMIT = /^(?!0+$)[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Reads the event that the runner describes. A payload that cannot be read is as good as none. */
export function readTrigger(env: Readonly<Record<string, string | undefined>>): Trigger {
  const event = env.GITHUB_EVENT_NAME ?? "";
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  const candidates = [
    property(payload, "pull_request", "base", "sha"),
    property(payload, "merge_group", "base_sha"),
    property(payload, "before"),
  ];
  const base = candidates.find((sha): sha is string => typeof sha === "string" && COMMIT.test(sha));
  return { event, isGate: GATES.has(event), base: base ?? null };
}

/** Where `fail-on` is left out: changes under review fail on errors, everything else only reports. */
export function defaultFailOn({ isGate }: Trigger): FailOn {
  return isGate ? "error" : "never";
}

function readPayload(path: string | undefined): unknown {
  try {
    return path ? JSON.parse(readFileSync(path, "utf8")) : null;
  } catch {
    return null;
  }
}

function property(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  );
}
