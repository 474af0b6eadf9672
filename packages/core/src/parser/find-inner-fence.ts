import { lineStartBefore } from "../base/line-break.ts";
import type { TextRange } from "../base/text-range.ts";
import type { ParseProblem } from "./skill-document.ts";

/**
 * The first `---` inside the front matter: readers that split a file at any `---` cut the block there and lose the
 * rest, without a word.
 */
export function findInnerFence(text: string, content: TextRange): ParseProblem[] {
  const at = text.indexOf("---", content.start);
  if (at === -1 || at >= content.end) return [];
  let end = at;
  while (end < content.end && text.charCodeAt(end) === 45) end += 1;
  const lineStart = lineStartBefore(text, at);
  const isComment = /^[ \t]*#/.test(text.slice(lineStart, at));
  const cause = isComment ? "inside-comment" : "inside-value";
  return [{ code: "frontmatter-splitter", range: { start: at, end }, args: { cause } }];
}
