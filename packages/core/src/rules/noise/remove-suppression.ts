import type { TextEdit } from "../../base/text-edit.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { NamedRule, Suppression } from "./suppression.ts";
import type { FileSuppressions } from "./suppressions-of-repository.ts";

/**
 * The edit that takes a rule out of a suppression, or with the last rule the suppression itself: with its line where
 * it has one of its own, else with the white space before it.
 */
export function removeSuppression(
  { text, lines }: FileSuppressions,
  { range, rules }: Suppression,
  rule: NamedRule,
): TextEdit {
  if (rules.length > 1) return { range: withComma(rules, rule), text: "" };
  const first = lines.lineAt(range.start);
  const last = lines.lineAt(range.end);
  const start = lines.lineStart(first);
  const { end } = lines.lineRange(last);
  // Looked at from the comment outwards: a line without end may hold comments without number.
  let from = range.start;
  while (from > start && isBlank(text, from - 1)) from -= 1;
  let to = range.end;
  while (to < end && isBlank(text, to)) to += 1;
  if (from > start || to < end) return { range: { start: from, end: range.end }, text: "" };
  // Between two lines of text an empty one stays: they would grow together.
  const isBetween = text.startsWith("<!--", range.start) && isText(first - 1) && isText(last + 1);
  if (isBetween) return { range: { start, end }, text: "" };
  return last < lines.count
    ? { range: { start, end: lines.lineStart(last + 1) }, text: "" }
    : { range: { start: first > 1 ? lines.lineRange(first - 1).end : start, end }, text: "" };

  function isText(line: number): boolean {
    if (line < 1 || line > lines.count) return false;
    const place = lines.lineRange(line);
    return text.slice(place.start, place.end).trim() !== "";
  }
}

function isBlank(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

/** A name in a list, with what parts it from the next one, or the last one from the one before. */
function withComma(rules: readonly NamedRule[], { range }: NamedRule): TextRange {
  const at = rules.findIndex((rule) => rule.range.start === range.start);
  const next = rules[at + 1];
  if (next !== undefined) return { start: range.start, end: next.range.start };
  const before = rules[at - 1]?.range.end ?? range.start;
  return { start: before, end: range.end };
}
