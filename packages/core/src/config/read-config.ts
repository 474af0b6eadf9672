import { findNearest } from "../algorithms/find-nearest.ts";
import { indexLines } from "../base/line-index.ts";
import type { TextRange } from "../base/text-range.ts";
import { readYaml } from "../parser/read-yaml.ts";
import type { ParseProblem } from "../parser/skill-document.ts";
import { buildConfig } from "./build-config.ts";
import { type Config, type ConfigProblem, DEFAULT_CONFIG } from "./config.ts";
import { formatConfigPath } from "./config-path.ts";
import { describeSyntax } from "./describe-syntax.ts";
import { findInvalidValues, type InvalidValue } from "./find-invalid-values.ts";
import { findRepeatedGoals } from "./find-repeated-goals.ts";
import { findSoftGoals } from "./find-soft-goals.ts";
import { findUnknownKeys, type UnknownKey } from "./find-unknown-keys.ts";
import { isPlainMap, type PlainValue, toPlainValue } from "./plain-value.ts";
import { type ValuePlace, valueLocator } from "./value-locator.ts";

/** A config with everything that is wrong in its file. */
export interface ConfigReading {
  readonly config: Config;
  /** In source order. */
  readonly problems: readonly ConfigProblem[];
}

/** More are counted only: a file with so many has one cause, and its columns would take long to count. */
const MAXIMUM_PROBLEMS = 200;

/**
 * Reads `ctxfst.yaml`. Never throws: what is invalid is reported with its place and keeps its default, so that a
 * mistake cannot loosen a policy without an error. `file` is the root-relative path.
 */
export function readConfig(text: string, file: string): ConfigReading {
  const base: Config = { ...DEFAULT_CONFIG, file };
  const reading = readYaml(text);
  // Of a text that can be read, only a repeated key matters: no other parser reads this file.
  const syntax = reading.problems
    .filter(({ code }) => reading.state === "failed" || code === "duplicate-key")
    .map(ofSyntax);
  if (reading.value === null) return { config: base, problems: placed(text, syntax) };

  const plain = toPlainValue(reading.value);
  const locate = valueLocator(reading.value);
  if (!isPlainMap(plain)) {
    const found = Array.isArray(plain) ? "a list" : "a single value";
    const problem = ofInvalid(
      plain,
      { segments: [], found, expected: "a map of settings" },
      locate,
    );
    return { config: base, problems: placed(text, [...syntax, problem]) };
  }
  // A key whose entries are all commented out says nothing.
  const value = Object.fromEntries(Object.entries(plain).filter(([, child]) => child !== null));
  const invalid = [
    ...findInvalidValues(value),
    ...findRepeatedGoals(value),
    ...findSoftGoals(value),
  ];
  const problems = [
    ...syntax,
    ...invalid.map((found) => ofInvalid(value, found, locate)),
    ...findUnknownKeys(value).map((found) => ofUnknownKey(value, found, locate)),
  ];
  const invalidPaths = invalid.map(({ segments }) => segments);
  return { config: buildConfig(value, invalidPaths, base), problems: placed(text, problems) };
}

type PlacedProblem = Omit<ConfigProblem, "position"> & { readonly range: TextRange };
type Locate = (segments: readonly string[]) => ValuePlace;

/** In source order, with lines and columns. */
function placed(text: string, problems: readonly PlacedProblem[]): readonly ConfigProblem[] {
  const lines = indexLines(text);
  const sorted = [...problems].sort((a, b) => a.range.start - b.range.start);
  const shown = sorted
    .slice(0, MAXIMUM_PROBLEMS)
    .map(({ range, ...problem }) => ({ ...problem, position: lines.positionAt(range.start) }));
  const next = sorted[MAXIMUM_PROBLEMS];
  if (next === undefined) return shown;
  const found = `${sorted.length - MAXIMUM_PROBLEMS} more problems from here on`;
  const args = { path: "", found, expected: "a file with fewer" };
  return [
    ...shown,
    { code: "config-invalid", path: "", position: lines.positionAt(next.range.start), args },
  ];
}

function ofInvalid(root: PlainValue, invalid: InvalidValue, locate: Locate): PlacedProblem {
  const { segments, found, expected } = invalid;
  const path = formatConfigPath(root, segments);
  return {
    code: "config-invalid",
    range: locate(segments).range,
    path,
    args: { path, found, expected },
  };
}

function ofUnknownKey(root: PlainValue, unknown: UnknownKey, locate: Locate): PlacedProblem {
  const { segments, key, known } = unknown;
  const { keyRange, range } = locate(segments);
  const path = formatConfigPath(root, segments);
  return {
    code: "config-unknown-key",
    range: keyRange ?? range,
    path,
    args: { path, key, nearest: findNearest(key, known) ?? "", known: known.join(", ") },
  };
}

function ofSyntax(problem: ParseProblem): PlacedProblem {
  const args = { path: "", ...describeSyntax(problem) };
  return { code: "config-invalid", path: "", range: problem.range, args };
}
