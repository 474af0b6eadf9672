import { applyEdits, type TextEdit } from "../base/text-edit.ts";
import { buildYamlValue } from "./build-yaml-value.ts";
import type { EntryFault } from "./entry-fault.ts";
import { findEntryFault } from "./find-entry-fault.ts";
import { findLineFaults } from "./find-line-faults.ts";
import { mapThroughEdits } from "./map-through-edits.ts";
import { outlineYaml } from "./outline-yaml.ts";
import { parseYamlDocument, type YamlFault } from "./parse-yaml-document.ts";
import type { YamlOutline } from "./yaml-entry.ts";

/** Why a YAML text cannot be read, in terms of what its author wrote. Offsets are into that text. */
export interface YamlDiagnosis {
  readonly faults: readonly EntryFault[];
  /** Top-level keys that can be seen: what a host loses that drops the block. */
  readonly lost: readonly string[];
  /** Edits after which the text parses; null when it does not even then. */
  readonly repair: readonly TextEdit[] | null;
}

/** More findings in one block help nobody. */
const MAXIMUM_FAULTS = 10;
/** Longer texts are not parsed again for every suspicion. */
const MAXIMUM_CONFIRMED = 16 * 1024;

/**
 * Explains the faults of the YAML library. Its codes and places say where a grammar gave up, not what is wrong:
 * it reports an unquoted colon at the start of the value, and an unclosed quote at the end of the text. So the lines
 * are read again for what is meant, each suspicion is repaired, and the repaired text is parsed to confirm it.
 */
export function diagnoseYaml(source: string, found: readonly YamlFault[]): YamlDiagnosis {
  const outline = outlineYaml(source);
  const faults = collectFaults(source, outline);
  const edits = faults.flatMap((fault) => fault.edits);
  const repaired = applyEdits(source, edits);
  const first = findRemainingFault(repaired);
  const lost = [...new Set(topLevelKeys(outline))];
  if (first === null) {
    const needed = withoutNeedless(source, faults);
    return { faults: needed, lost, repair: needed.flatMap((fault) => fault.edits) };
  }
  const isExplained = faults.some(({ code }) => code !== "yaml-continuation");
  const remaining = isExplained
    ? unexplained(source, faults, edits, first)
    : toFault(source, found[0] ?? first);
  return {
    faults: remaining === null ? faults : [...faults, remaining].sort(byPlace),
    lost,
    repair: null,
  };
}

function collectFaults(source: string, outline: YamlOutline): EntryFault[] {
  const anchors = new Set(
    [...source.matchAll(/(?<=^|\s)&([^\s,[\]{}]+)/g)].map((match) => match[1] as string),
  );
  const faults = [
    ...findLineFaults(source, outline),
    ...outline.entries.flatMap(
      (entry) => findEntryFault(source, entry, outline.lines, anchors) ?? [],
    ),
  ].sort(byPlace);
  const separate: EntryFault[] = [];
  for (const fault of faults) {
    const isApart = fault.edits.every(({ range }) =>
      separate.every(({ edits }) =>
        edits.every((other) => other.range.end <= range.start || range.end <= other.range.start),
      ),
    );
    if (isApart) separate.push(fault);
    // What follows an open quote or bracket cannot be told apart from its content.
    if (fault.cause.startsWith("unclosed-") || separate.length >= MAXIMUM_FAULTS) break;
  }
  return separate;
}

/** The first thing that keeps a text from being read, aliases included, which the library looks up only later. */
function findRemainingFault(source: string): YamlFault | null {
  const { document, faults } = parseYamlDocument(source);
  if (faults[0] !== undefined) return faults[0];
  const { failure } = buildYamlValue(document.contents, source, (offset) => offset);
  return failure === null ? null : { code: failure.kind, offset: failure.range.start };
}

/** The lines are read without a grammar, so a suspicion may be wrong: it is dropped when the text parses without it. */
function withoutNeedless(source: string, faults: readonly EntryFault[]): readonly EntryFault[] {
  if (faults.length < 2 || source.length > MAXIMUM_CONFIRMED) return faults;
  let needed = faults;
  for (const fault of faults) {
    const rest = needed.filter((other) => other !== fault);
    const repaired = applyEdits(
      source,
      rest.flatMap(({ edits }) => edits),
    );
    if (rest.length > 0 && findRemainingFault(repaired) === null) needed = rest;
  }
  return needed;
}

/** A fault that is left after all repairs and stands on a line of its own is one more thing to say. */
function unexplained(
  source: string,
  faults: readonly EntryFault[],
  edits: readonly TextEdit[],
  left: YamlFault,
): EntryFault | null {
  const offset = mapThroughEdits(edits)(left.offset);
  const line = lineNumber(source, offset);
  if (faults.some(({ range }) => lineNumber(source, range.start) === line)) return null;
  if (
    faults.some(({ edits: own }) =>
      own.some(({ range }) => range.start <= offset && offset <= range.end),
    )
  ) {
    return null;
  }
  return toFault(source, { ...left, offset });
}

function toFault(source: string, { code, offset }: YamlFault): EntryFault {
  const start = Math.min(offset, source.length);
  const range = { start, end: Math.min(start + 1, source.length) };
  return {
    code: "yaml-syntax",
    cause: CAUSES[code] ?? "syntax",
    range,
    key: null,
    edits: [],
    isSafe: false,
  };
}

/** The library's codes in words of ours, where they say something to an author. */
const CAUSES: Readonly<Record<string, string>> = {
  BAD_INDENT: "indentation",
  BLOCK_AS_IMPLICIT_KEY: "indentation",
  MULTILINE_IMPLICIT_KEY: "stray-text",
  TAB_AS_INDENT: "tab",
  TAG_RESOLVE_FAILED: "tag",
  MULTIPLE_DOCS: "several-documents",
  DIRECTIVE: "directive",
  NON_STRING_KEY: "key",
  BAD_DQ_ESCAPE: "bad-escape",
  MISSING_CHAR: "missing-character",
};

function topLevelKeys(outline: YamlOutline): string[] {
  return outline.entries.flatMap(({ key, column, isListItem }) =>
    key !== null && column === 0 && !isListItem ? [key] : [],
  );
}

function lineNumber(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function byPlace(a: EntryFault, b: EntryFault): number {
  return a.range.start - b.range.start;
}
