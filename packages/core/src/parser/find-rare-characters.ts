import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { ParseProblem } from "./skill-document.ts";

/** What PyYAML takes for a line end, and control characters that js-yaml and PyYAML refuse. */
const RARE = /[\u0080-\u009f\u2028\u2029]/;

/**
 * Characters in or beside a plain value that some parser refuses: tabs, line ends of other standards, and `=` alone,
 * which YAML 1.1 gave a meaning. What stands between key, value and comment can be written as a blank.
 */
export function findRareCharacters(text: string, plain: readonly TextRange[]): ParseProblem[] {
  return plain.flatMap((range) => {
    const value = text.slice(range.start, range.end);
    if (value === "=") return [problem(range, "equals-sign", [{ range, text: '"="' }])];
    if (RARE.test(value)) return [problem(range, "rare-character", [])];
    if (value.includes("\t")) return [problem(range, "tab", [])];
    return tabsBeside(text, range);
  });
}

function tabsBeside(text: string, { start, end }: TextRange): ParseProblem[] {
  let before = start;
  while (/[ \t]/.test(text[before - 1] ?? "")) before -= 1;
  let after = end;
  while (/[ \t]/.test(text[after] ?? "")) after += 1;
  const isSeparator = text[before - 1] === ":" || text[before - 1] === "-";
  return [
    ...(isSeparator ? blankFor(text, { start: before, end: start }) : []),
    ...blankFor(text, { start: end, end: after }),
  ];
}

function blankFor(text: string, range: TextRange): ParseProblem[] {
  if (!text.slice(range.start, range.end).includes("\t")) return [];
  return [problem(range, "tab", [{ range, text: " " }])];
}

function problem(range: TextRange, feature: string, edits: readonly TextEdit[]): ParseProblem {
  const base = { code: "yaml-portability", range, args: { feature } } as const;
  return edits.length === 0 ? base : { ...base, safeEdits: edits };
}
