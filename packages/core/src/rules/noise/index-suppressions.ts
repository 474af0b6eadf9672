import { appendTo } from "../../base/append-to.ts";
import type { Suppression } from "./suppression.ts";

/** Gives the suppressions of a file that cover a rule in a line; without a line, those for the whole file. */
export type FindSuppressions = (rule: string, line: number | undefined) => readonly Suppression[];

/**
 * Makes a look-up of the suppressions that are in force. One without a reason, or of a kind that does not exist, never
 * is.
 */
export function indexSuppressions(suppressions: readonly Suppression[]): FindSuppressions {
  const ofFile = new Map<string, Suppression[]>();
  const ofLine = new Map<string, Suppression[]>();
  for (const suppression of suppressions) {
    const { kind, reason, rules, lines } = suppression;
    if (kind === null || reason === "") continue;
    for (const rule of new Set(rules.map(({ id }) => id))) {
      if (lines === null) appendTo(ofFile, rule, suppression);
      for (let line = lines?.first ?? 1; line <= (lines?.last ?? 0); line += 1) {
        appendTo(ofLine, `${rule} ${line}`, suppression);
      }
    }
  }
  return (rule, line) => [
    ...(ofFile.get(rule) ?? []),
    ...(line === undefined ? [] : (ofLine.get(`${rule} ${line}`) ?? [])),
  ];
}
