import { findNearest } from "../algorithms/find-nearest.ts";
import { indexLines } from "../base/line-index.ts";
import type { TextRange } from "../base/text-range.ts";
import { readYaml } from "../parser/read-yaml.ts";
import type { ParseProblem } from "../parser/skill-document.ts";
import type { YamlValue } from "../parser/yaml-value.ts";
import { buildConfig } from "./build-config.ts";
import { type Config, type ConfigProblem, DEFAULT_CONFIG } from "./config.ts";
import { formatConfigPath } from "./config-path.ts";
import { describeSyntax } from "./describe-syntax.ts";
import { findInvalidValues, type InvalidValue } from "./find-invalid-values.ts";
import { findRepeatedGoals } from "./find-repeated-goals.ts";
import { findUnknownKeys } from "./find-unknown-keys.ts";
import { locateValue } from "./locate-value.ts";
import { isPlainMap, type PlainValue, toPlainValue } from "./plain-value.ts";

/** A config with everything that is wrong in its file. */
export interface ConfigReading {
  readonly config: Config;
  /** In source order. */
  readonly problems: readonly ConfigProblem[];
}

/**
 * Reads `ctxfst.yaml`. Never throws: what is invalid is reported with its place and keeps its default, so that a
 * mistake cannot loosen a policy without an error. `file` is the root-relative path.
 */
export function readConfig(text: string, file: string): ConfigReading {
  const base: Config = { ...DEFAULT_CONFIG, file };
  const positionAt = indexLines(text).positionAt;
  const reading = readYaml(text);
  // Of a text that can be read, only a repeated key matters: no other parser reads this file.
  const syntax = reading.problems
    .filter(({ code }) => reading.state === "failed" || code === "duplicate-key")
    .map(ofSyntax);
  const place = (found: readonly PlacedProblem[]): readonly ConfigProblem[] =>
    [...found]
      .sort((a, b) => a.range.start - b.range.start)
      .map(({ range, code, path, args }) => ({
        code,
        path,
        position: positionAt(range.start),
        args,
      }));
  if (reading.value === null) return { config: base, problems: place(syntax) };

  const plain = toPlainValue(reading.value);
  if (!isPlainMap(plain)) {
    const problem = invalid(reading.value, plain, {
      segments: [],
      found: describeRoot(plain),
      expected: "a map of settings",
    });
    return { config: base, problems: place([...syntax, problem]) };
  }
  // A key whose entries are all commented out says nothing.
  const value = Object.fromEntries(Object.entries(plain).filter(([, child]) => child !== null));
  const invalidValues = [...findInvalidValues(value), ...findRepeatedGoals(value)];
  const problems = [
    ...syntax,
    ...invalidValues.map((found) => invalid(reading.value as YamlValue, value, found)),
    ...unknownKeys(reading.value, value),
  ];
  return {
    config: buildConfig(
      value,
      invalidValues.map(({ segments }) => segments),
      base,
    ),
    problems: place(problems),
  };
}

type PlacedProblem = Omit<ConfigProblem, "position"> & { readonly range: TextRange };

function describeRoot(value: PlainValue): string {
  return Array.isArray(value) ? "a list" : "a single value";
}

function invalid(root: YamlValue, value: PlainValue, found: InvalidValue): PlacedProblem {
  const path = formatConfigPath(value, found.segments);
  return {
    code: "config-invalid",
    range: locateValue(root, found.segments).range,
    path,
    args: { path, found: found.found, expected: found.expected },
  };
}

function unknownKeys(root: YamlValue, value: PlainValue): readonly PlacedProblem[] {
  return findUnknownKeys(value).map(({ segments, key, known }) => {
    const { keyRange, range } = locateValue(root, segments);
    const path = formatConfigPath(value, segments);
    return {
      code: "config-unknown-key" as const,
      range: keyRange ?? range,
      path,
      args: { path, key, nearest: findNearest(key, known) ?? "", known: known.join(", ") },
    };
  });
}

function ofSyntax(problem: ParseProblem): PlacedProblem {
  const args = { path: "", ...describeSyntax(problem) };
  return { code: "config-invalid", path: "", range: problem.range, args };
}
