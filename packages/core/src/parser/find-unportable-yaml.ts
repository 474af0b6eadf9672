import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { YamlObservations } from "./build-yaml-value.ts";
import { findRareCharacters } from "./find-rare-characters.ts";
import { flowToBlock } from "./flow-to-block.ts";
import type { ParseProblem } from "./skill-document.ts";
import type { YamlValue } from "./yaml-value.ts";

/** YAML that is valid and that some parsers in use reject or read differently; one problem for each place. */
export function findUnportableYaml(
  text: string,
  value: YamlValue | null,
  observations: YamlObservations,
): ParseProblem[] {
  const { flowCollections, anchors, aliases, mergeKeys, doubleQuoted, prototypeKeys } =
    observations;
  const { tags, plainScalars } = observations;
  const problems = [
    ...anchors.map((range) => problem(range, "anchor")),
    ...aliases.map((range) => problem(range, "alias")),
    ...tags.map((range) => problem(range, "tag")),
    ...mergeKeys.map((range) => problem(range, "merge-key")),
    ...prototypeKeys.map((range) => problem(range, "prototype-key")),
    ...findRareCharacters(
      text,
      plainScalars.map(({ range }) => range),
    ),
    ...doubleQuoted.flatMap((range) => surrogateProblem(text, range)),
  ];
  return value === null
    ? problems
    : problems.concat(findUnportableFlow(text, value, flowCollections));
}

/** Flow collections, which some parsers do not know, with their block form. */
export function findUnportableFlow(
  text: string,
  value: YamlValue,
  flowCollections: readonly TextRange[],
): ParseProblem[] {
  if (flowCollections.length === 0) return [];
  const blocks = flowToBlock(text, value);
  return flowCollections.map((range) => problem(range, "flow", blocks.get(range.start)));
}

function problem(range: TextRange, feature: string, edit?: TextEdit): ParseProblem {
  const base = { code: "yaml-portability", range, args: { feature } } as const;
  return edit === undefined ? base : { ...base, safeEdits: [edit] };
}

/** `\ud83e\udd80` is one character written as two halves, which PyYAML refuses; the character itself is not. */
function surrogateProblem(text: string, range: TextRange): ParseProblem[] {
  const source = text.slice(range.start, range.end);
  if (!/\\u[dD][89abAB]/.test(source)) return [];
  const edits: TextEdit[] = [];
  for (const match of source.matchAll(
    /\\(?:u([dD][89abAB][\da-fA-F]{2})\\u([dD][c-fC-F][\da-fA-F]{2})|[\s\S])/g,
  )) {
    const [whole, high, low] = match;
    if (high === undefined || low === undefined) continue;
    const start = range.start + match.index;
    const character = String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    edits.push({ range: { start, end: start + whole.length }, text: character });
  }
  const base = { code: "yaml-portability", range, args: { feature: "surrogate-escape" } } as const;
  return [edits.length === 0 ? base : { ...base, safeEdits: edits }];
}
