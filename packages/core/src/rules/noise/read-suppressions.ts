import type { LineIndex } from "../../base/line-index.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { MarkedComment } from "./find-marked-comments.ts";
import type { NamedRule, Suppression, SuppressionKind } from "./suppression.ts";

const KINDS: ReadonlySet<string> = new Set(["disable", "disable-line", "disable-next-line"]);
/** Two hyphens, or the dash that editors make of them. */
const REASON = /(?:^|\s)(?:-{2,}|[–—])(?:\s|$)/;

/** A comment that names more rules than there are is no suppression that somebody wrote. */
const MOST_NAMED = 200;

/**
 * Reads marked comments. `blocks` are code blocks and texts over several lines, in which no comment can stand: who
 * speaks of their first line speaks of all of them.
 */
export function readSuppressions(
  text: string,
  lines: LineIndex,
  comments: readonly MarkedComment[],
  blocks: readonly TextRange[],
): readonly Suppression[] {
  const blockEnds = endsOf(blocks, lines);
  const nextTextLine = textLineFinder(text, lines);
  return comments.map(({ range, content }): Suppression => {
    const words = text.slice(content.start, content.end);
    const directive = /^\s*ctxfst-([\w-]*\w)/.exec(words) as RegExpExecArray;
    const kind = KINDS.has(directive[1] as string) ? (directive[1] as SuppressionKind) : null;
    const from = directive[0].length;
    const dash = REASON.exec(words.slice(from));
    const named = dash === null ? words.slice(from) : words.slice(from, from + dash.index);
    const reason = dash === null ? "" : words.slice(from + dash.index + dash[0].length).trim();
    const rules = [...named.matchAll(/[^\s,]+/g)].slice(0, MOST_NAMED).map((match): NamedRule => {
      const start = content.start + from + match.index;
      return { id: match[0], range: { start, end: start + match[0].length } };
    });
    const linesOf = (): Suppression["lines"] =>
      extend(spoken(kind, range, lines, nextTextLine), blockEnds);
    return { range, kind, rules, reason, lines: kind === "disable" ? null : linesOf() };
  });
}

interface Lines {
  readonly first: number;
  readonly last: number;
}

function spoken(
  kind: SuppressionKind | null,
  range: TextRange,
  lines: LineIndex,
  nextTextLine: (line: number) => number,
): Lines {
  const own = { first: lines.lineAt(range.start), last: lines.lineAt(range.end) };
  if (kind !== "disable-next-line") return own;
  const next = nextTextLine(own.last);
  return { first: next, last: next };
}

/**
 * Finds the line that a comment in a line speaks of as the next one: formatters put an empty line between. A line is
 * answered for once: it may hold comments without number, and be followed by as many empty ones.
 */
function textLineFinder(text: string, lines: LineIndex): (line: number) => number {
  const found = new Map<number, number>();
  const isBlank = (line: number): boolean => {
    const { start, end } = lines.lineRange(line);
    return text.slice(start, end).trim() === "";
  };
  return (line) => {
    let next = found.get(line) ?? line + 1;
    while (!found.has(line) && next < lines.count && isBlank(next)) next += 1;
    found.set(line, next);
    return next;
  };
}

function extend({ first, last }: Lines, blockEnds: ReadonlyMap<number, number>): Lines {
  let end = last;
  for (let line = first; line <= last; line += 1) end = Math.max(end, blockEnds.get(line) ?? end);
  return { first, last: end };
}

/** The last line of the longest block that begins in a line, by that line. */
function endsOf(blocks: readonly TextRange[], lines: LineIndex): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { start, end } of blocks) {
    const first = lines.lineAt(start);
    const last = lines.lineAt(Math.max(start, end - 1));
    ends.set(first, Math.max(last, ends.get(first) ?? last));
  }
  return ends;
}
