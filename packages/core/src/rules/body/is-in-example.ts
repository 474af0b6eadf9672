/** What says that the next words are only one of many: "e.g.", "such as". */
const FOR_EXAMPLE =
  /\b(?:e\.?g\.?|i\.e\.|for (?:example|instance)|example|examples|such as|looks? like|similar to|something like|hypothetical|imagine|suppose)(?![\w-])/i;

/** True where the sentence up to an offset says that it gives an example. */
export function isInExample(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return FOR_EXAMPLE.test(line);
}
