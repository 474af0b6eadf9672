import type { TextRule } from "../rule.ts";
import { findEncoded } from "./find-encoded.ts";

export const encodedPayload: TextRule = {
  meta: {
    id: "encoded-payload",
    summary: "No text carries data that nobody can read.",
    category: "security",
    severity: "warning",
    fix: null,
  },
  checkText({ file, text }) {
    const found = LOCK_FILE.test(file) || !mayHoldData(text) ? [] : findEncoded(text);
    const first = found[0];
    if (first === undefined) return [];
    const { encoding, length, content, preview, start, end } = first;
    const args = {
      encoding,
      length,
      count: found.length,
      ...(content === null ? {} : { content }),
      ...(preview === "" ? {} : { preview }),
    };
    return [{ args, file, range: { start, end } }];
  },
};

const LOCK_FILE = /(?:^|\/)[\w.-]*(?:lock|sums?)(?:\.\w+)?$/i;

const STEP = 60;
const ENCODED_BYTES = /(?:\\x[\da-fA-F]{2}){60}|(?:0x[\da-fA-F]{1,2},\s{0,20}){60}/;

/** Looks at every sixtieth character alone: a run of sixty cannot lie between two of them. */
function mayHoldData(text: string): boolean {
  for (let i = STEP - 1; i < text.length; i += STEP) {
    let start = i;
    while (start > i - STEP && isDataCharacter(text.charCodeAt(start))) start -= 1;
    if (start === i) continue;
    let end = i + 1;
    while (end - start <= STEP && isDataCharacter(text.charCodeAt(end))) end += 1;
    if (end - start > STEP) return true;
  }
  return (text.includes("\\x") || text.includes("0x")) && ENCODED_BYTES.test(text);
}

/** A character of base64 other than the filling at its end. */
function isDataCharacter(code: number): boolean {
  return (
    (code >= 47 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 43
  );
}
