import type { MarkdownBody } from "../../parser/markdown-body.ts";
import { nearbyLine, nearbyLineStart } from "./nearby-line.ts";

/** Words by which a text speaks against what it shows; "don't forget to" is no such word. */
const AGAINST =
  /\b(?:never|(?:do|does|should|must|can|could|would|will)(?:n['’]t| not|not)(?! (?:forget|hesitate|worry|ask|wait|tell))|won['’]t|can['’]t|avoid(?:s|ed|ing)?|refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?|block(?:s|ed|ing|list)?|den(?:y|ied|ies|ying|ylist)|forbid(?:s|den)?|prohibit(?:s|ed)?|prevent(?:s|ed|ing)?|disallow(?:s|ed)?|not allowed|dangerous(?:ly)?|destructive|malicious|unsafe|harmful|catastrophic|wrong|bad|incorrect|anti-?patterns?|instead of|rather than)\b|[❌🚫⛔✗✘✖🛑❎👎]|不要|禁止|切勿|危险|危険|しない/iu;
/** Words by which a text tells what others do. */
const DESCRIBED =
  /\b(?:attack(?:s|er|ers|ed|ing)?|adversar(?:y|ies|ial)|exploit(?:s|ed|ing|ation)?|payloads?|malware|injection|vulnerab(?:le|ility|ilities)|risk(?:s|y)?|red flags?|threats?|detect(?:s|ed|ing|ion)?|suspicious|patterns?|such as|e\.g\.|like|contain(?:s|ing)?|match(?:es|ing)?|warn(?:s|ed|ing)?|confirm(?:s|ed|ation)?|require(?:s|d)?)\b/i;

/** Headings of sections that tell of attacks. */
const ATTACKS =
  /\b(?:attacks?|attackers?|malware|post-exploitation|red flags?|indicators of compromise)\b/i;

const MAXIMUM_LINES = 30;

/** So many places of one file are judged: each takes a look around, and no text may take long. */
export const MAXIMUM_JUDGED = 500;

/**
 * True where the text around a place speaks against what stands there: its line, the comment or sentence that leads to
 * it, the first line of its list or table, or a heading above it, which may also tell of attacks. What stands inside a sentence may also be told of.
 */
export function isWarnedAgainst(
  text: string,
  offset: number,
  body: MarkdownBody | null,
  isInSentence: boolean,
): boolean {
  const line = nearbyLineStart(text, offset);
  const lines = [nearbyLine(text, line), ...leadingLines(text, line, body, offset)];
  if (lines.some((text_) => AGAINST.test(text_))) return true;
  if (isInSentence && lines.some((text_) => DESCRIBED.test(text_))) return true;
  return headingsAbove(body, offset).some((text_) => AGAINST.test(text_) || ATTACKS.test(text_));
}

/** Start of the line before the one that starts here; null at the first. */
function previousLine(text: string, start: number): number | null {
  return start === 0 ? null : nearbyLineStart(text, start - 1);
}

/** The lines that lead to a place: of a block of code its last comment, and then those of prose. */
function leadingLines(
  text: string,
  start: number,
  body: MarkdownBody | null,
  offset: number,
): string[] {
  const block = body?.code.find(
    ({ kind, range }) => kind === "fenced" && range.start <= offset && offset < range.end,
  );
  if (body !== null && block === undefined) return proseAbove(text, start);
  const comment = commentAbove(text, start, block?.contentRange.start ?? 0);
  const own = comment === null ? [] : [comment];
  if (block === undefined) return own;
  const fence = nearbyLineStart(text, block.range.start);
  return [...own, ...proseAbove(text, fence)];
}

const COMMENT = /^\s*(?:#|\/\/|--|;|::|rem\b|<!--)/i;

/** The nearest comment above, in the same run of lines. */
function commentAbove(text: string, start: number, first: number): string | null {
  let at = previousLine(text, start);
  for (let i = 0; i < MAXIMUM_LINES && at !== null && at >= first; i += 1) {
    const line = nearbyLine(text, at);
    if (line.trim() === "") return null;
    if (COMMENT.test(line)) return line;
    at = previousLine(text, at);
  }
  return null;
}

const ITEM = /^(\s*)(?:[-*+]|\d+[.)])\s/;

/** The line before; where it is one of a list or table, the lines that the list stands under. */
function proseAbove(text: string, start: number): string[] {
  const own = nearbyLine(text, start);
  const isTable = own.trimStart().startsWith("|");
  let indent = ITEM.exec(own)?.[1]?.length ?? null;
  const lines: string[] = [];
  let at = previousLine(text, start);
  for (let i = 0; i < MAXIMUM_LINES && at !== null; i += 1) {
    const line = nearbyLine(text, at);
    at = previousLine(text, at);
    if (line.trim() === "") continue;
    if (isTable && line.trimStart().startsWith("|")) {
      lines.splice(0, 1, line);
      continue;
    }
    const item = ITEM.exec(line)?.[1]?.length ?? null;
    if (item === null && indent !== null && /^\s{2,}/.test(line)) continue;
    if (item !== null && indent !== null && item >= indent) continue;
    lines.push(line);
    if (item === null) break;
    indent = item;
  }
  return lines;
}

/** The heading of the section that holds an offset, and those of the sections around it. */
function headingsAbove(body: MarkdownBody | null, offset: number): string[] {
  const above: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const heading of (body?.headings ?? []).toReversed()) {
    if (heading.range.start > offset || heading.level >= level) continue;
    level = heading.level;
    above.push(heading.text);
  }
  return above;
}
