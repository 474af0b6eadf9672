import { Lexer } from "yaml";
import type { TextRange } from "../base/text-range.ts";

/** Tokens of the library's lexer that stand for nothing in the text: a document, the end of flow, a scalar. */
const MARKS: ReadonlySet<string> = new Set(["\u0002", "\u0018", "\u001f"]);
const SCALAR = "\u001f";

/** Where the comments of a YAML text stand, from `#` to the end of the line; text in scalars is none. */
export function findYamlComments(text: string): readonly TextRange[] {
  const comments: TextRange[] = [];
  let at = 0;
  let before = "";
  for (const token of new Lexer().lex(text)) {
    const length = MARKS.has(token) ? 0 : token.length;
    if (token.startsWith("#") && before !== SCALAR) {
      const end = at + token.replace(/\r$/, "").length;
      comments.push({ start: at, end });
    }
    at += length;
    before = token;
  }
  return comments;
}
