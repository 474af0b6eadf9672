import type { TextRange } from "../base/text-range.ts";
import { type BuildFailure, buildYamlValue } from "./build-yaml-value.ts";
import { parseYamlDocument } from "./parse-yaml-document.ts";
import type { ParseProblem } from "./skill-document.ts";
import { findLimitBreach } from "./yaml-limits.ts";
import type { YamlValue } from "./yaml-value.ts";

/** A YAML text as values with ranges, or the reasons why not. Ranges are offsets into the whole file. */
export interface YamlReading {
  /** `empty`: nothing but comments. `failed`: at least one problem says why, and there is no value. */
  readonly state: "read" | "empty" | "failed";
  readonly value: YamlValue | null;
  readonly problems: readonly ParseProblem[];
}

/**
 * Reads YAML that may be hostile, within limits of size, depth and aliases; nothing in it is executed or fetched.
 * `range` says which part of `text` is YAML (default: all of it).
 */
export function readYaml(
  text: string,
  range: TextRange = { start: 0, end: text.length },
): YamlReading {
  const source = text.slice(range.start, range.end);
  const breach = findLimitBreach(source);
  if (breach !== null) {
    const at = range.start + breach.offset;
    return failed({
      code: "resource-limit",
      range: { start: Math.min(at, range.end), end: Math.min(at + 1, range.end) },
      args: { limit: breach.limit, maximum: breach.maximum },
    });
  }
  const { document, faults } = parseYamlDocument(source);
  const fault = faults[0];
  if (fault !== undefined) {
    const at = range.start + fault.offset;
    return failed({
      code: "yaml-syntax",
      range: { start: at, end: Math.min(at + 1, range.end) },
      args: { cause: fault.code },
    });
  }
  const built = buildYamlValue(document.contents, source, (offset) => range.start + offset);
  if (built.failure !== null) return failed(problemOf(built.failure));
  const problems = built.observations.duplicateKeys.map(
    ({ key, first, second }): ParseProblem => ({
      code: "duplicate-key",
      range: second,
      args: { key },
      related: [first],
    }),
  );
  return { state: built.value === null ? "empty" : "read", value: built.value, problems };
}

function problemOf(failure: BuildFailure): ParseProblem {
  if (failure.kind === "limit") {
    return {
      code: "resource-limit",
      range: failure.range,
      args: { limit: failure.limit, maximum: failure.maximum },
    };
  }
  return {
    code: "yaml-syntax",
    range: failure.range,
    args: { cause: failure.kind, name: failure.name },
  };
}

function failed(problem: ParseProblem): YamlReading {
  return { state: "failed", value: null, problems: [problem] };
}
