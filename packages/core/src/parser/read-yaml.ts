import { applyEdits } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import { type BuildFailure, buildYamlValue, type YamlObservations } from "./build-yaml-value.ts";
import { diagnoseYaml } from "./diagnose-yaml.ts";
import type { EntryFault } from "./entry-fault.ts";
import { findCutComments } from "./find-cut-comments.ts";
import { findLimitBreach } from "./find-limit-breach.ts";
import { findUnportableFlow, findUnportableYaml } from "./find-unportable-yaml.ts";
import { mapThroughEdits } from "./map-through-edits.ts";
import { type ParsedYaml, parseYamlDocument, type YamlFault } from "./parse-yaml-document.ts";
import { readSimpleYaml } from "./read-simple-yaml.ts";
import type { ParseProblem } from "./skill-document.ts";
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
    return failed([
      {
        code: "resource-limit",
        range: { start: Math.min(at, range.end), end: Math.min(at + 1, range.end) },
        args: { limit: breach.limit, maximum: breach.maximum },
      },
    ]);
  }
  return readSimply(text, source, range.start) ?? readByLibrary(text, range);
}

/** The same through the YAML library, whatever the text; it must have passed `findLimitBreach`. */
export function readByLibrary(text: string, range: TextRange): YamlReading {
  const source = text.slice(range.start, range.end);
  const { document, faults } = parseYamlDocument(source);
  if (faults.length > 0) return readFaulty(text, source, faults, range);
  return readDocument(
    text,
    document.contents,
    source,
    (offset) => range.start + offset,
    range.start,
  );
}

/** Null where the text is not in the simple subset, in which nothing but flow collections are ever reported. */
export function readSimply(text: string, source: string, base: number): YamlReading | null {
  const simple = readSimpleYaml(source, base);
  if (simple === null) return null;
  const { map, flows } = simple;
  return { state: "read", value: map, problems: findUnportableFlow(text, map, flows) };
}

/** Walks a document that parsed. `toOffset` maps its offsets to the file. */
function readDocument(
  text: string,
  contents: ParsedYaml["document"]["contents"],
  source: string,
  toOffset: (offset: number) => number,
  base: number,
): YamlReading {
  const built = buildYamlValue(contents, source, toOffset);
  if (built.failure?.kind === "unresolved-alias") {
    const diagnosis = diagnoseYaml(source, [
      { code: "ALIAS", offset: built.failure.range.start - base },
    ]);
    return failed(diagnosis.faults.map((fault) => toProblem(fault, diagnosis.lost, base)));
  }
  if (built.failure !== null) return failed([problemOf(built.failure)]);
  return {
    state: built.value === null ? "empty" : "read",
    value: built.value,
    problems: [
      ...built.observations.duplicateKeys.map(duplicateKey),
      ...findCutComments(text, built.observations),
      ...findUnportableYaml(text, built.value, built.observations),
    ],
  };
}

function duplicateKey({
  key,
  first,
  second,
}: YamlObservations["duplicateKeys"][number]): ParseProblem {
  return { code: "duplicate-key", range: second, args: { key }, related: [first] };
}

/** Quoted text that goes on at the left margin is read all the same; every other fault ends the reading. */
function readFaulty(
  text: string,
  source: string,
  faults: readonly YamlFault[],
  range: TextRange,
): YamlReading {
  const diagnosis = diagnoseYaml(source, faults);
  const problems = diagnosis.faults.map((fault) => toProblem(fault, diagnosis.lost, range.start));
  const isReadable = diagnosis.faults.every(({ code }) => code === "yaml-continuation");
  if (!isReadable || diagnosis.repair === null) return failed(problems);
  const repaired = applyEdits(source, diagnosis.repair);
  const toSource = mapThroughEdits(diagnosis.repair);
  const reading = readDocument(
    text,
    parseYamlDocument(repaired).document.contents,
    repaired,
    (offset) => range.start + toSource(offset),
    range.start,
  );
  return { ...reading, problems: [...problems, ...reading.problems] };
}

function toProblem(fault: EntryFault, lost: readonly string[], base: number): ParseProblem {
  const edits = fault.edits.map(({ range, text }) => ({
    range: { start: base + range.start, end: base + range.end },
    text,
  }));
  const tier =
    edits.length === 0 ? {} : fault.isSafe ? { safeEdits: edits } : { suggestedEdits: edits };
  const losses = fault.code === "yaml-continuation" ? {} : { lost };
  return {
    code: fault.code,
    range: { start: base + fault.range.start, end: base + fault.range.end },
    args: { cause: fault.cause, ...(fault.key === null ? {} : { key: fault.key }), ...losses },
    ...tier,
  };
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

function failed(problems: readonly ParseProblem[]): YamlReading {
  return { state: "failed", value: null, problems };
}
