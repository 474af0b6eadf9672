import { appendTo } from "../../base/append-to.ts";
import { indexIntervals } from "../../base/index-intervals.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { Suppression } from "./suppression.ts";

/**
 * Gives the suppressions of a file that cover a rule in a line; without a line, those for the whole file. In groups,
 * the same ones each time: who counts them need not go through a group again.
 */
export type FindSuppressions = (
  rule: string,
  line: number | undefined,
) => readonly (readonly Suppression[])[];

/**
 * Makes a look-up of the suppressions that are in force. One without a reason, or of a kind that does not exist, never
 * is.
 */
export function indexSuppressions(suppressions: readonly Suppression[]): FindSuppressions {
  const ofFile = new Map<string, Suppression[]>();
  const ofLines = new Map<string, Suppression[]>();
  for (const suppression of suppressions) {
    const { kind, reason, rules, lines } = suppression;
    if (kind === null || reason === "") continue;
    for (const rule of new Set(rules.map(({ id }) => id))) {
      appendTo(lines === null ? ofFile : ofLines, rule, suppression);
    }
  }
  const atLine = new Map(
    [...ofLines].map(([rule, own]) => [rule, indexIntervals(own, linesOf)] as const),
  );
  const known = new Map<string, readonly Suppression[]>();
  const ofLine = (rule: string, line: number): readonly Suppression[] => {
    const key = `${rule} ${line}`;
    const group = known.get(key) ?? atLine.get(rule)?.(line) ?? [];
    known.set(key, group);
    return group;
  };
  return (rule, line) =>
    [ofFile.get(rule) ?? [], line === undefined ? [] : ofLine(rule, line)].filter(
      (group) => group.length > 0,
    );
}

function linesOf({ lines }: Suppression): TextRange {
  return lines === null ? { start: 0, end: 0 } : { start: lines.first, end: lines.last + 1 };
}
