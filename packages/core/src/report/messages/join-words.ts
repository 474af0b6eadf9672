/** More members than this are counted, not listed. */
const MAXIMUM_SHOWN = 6;

/** `a`, `a and b`, `a, b and c`; long lists end in `and 4 more`. */
export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length > MAXIMUM_SHOWN) {
    const shown = words.slice(0, MAXIMUM_SHOWN - 1);
    return `${shown.join(", ")} ${conjunction} ${words.length - shown.length} more`;
  }
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
