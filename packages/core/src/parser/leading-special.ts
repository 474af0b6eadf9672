const CORE_TAG = /^!(?:!(?:str|int|float|bool|null|seq|map))?(?:[ \t]|$)/;

/** The character that keeps a plain text from being read; null when it is harmless. */
export function leadingSpecial(text: string, anchors: ReadonlySet<string>): string | null {
  const first = text.charAt(0);
  if (first === "*") {
    const name = /^\*([^\s,[\]{}]+)$/.exec(text)?.[1];
    return name !== undefined && anchors.has(name) ? null : first;
  }
  if (first === "&") return /^&[^\s,[\]{}]+(?:\s|$)/.test(text) ? null : first;
  if (first === "!") return CORE_TAG.test(text) ? null : first;
  if (/[@`%,\]}|>]/.test(first)) return first;
  return /^[-?](?:\s|$)/.test(text) ? first : null;
}
