/** What says that the next words are only one of many: "e.g.", "such as". */
const FOR_EXAMPLE =
  /\b(?:e\.?g\.?|i\.e\.|for (?:example|instance)|example|examples|such as|looks? like|similar to|something like|hypothetical|imagine|suppose)(?![\w-])/i;

/** The same at the end of the line above, or of the paragraph above. */
const EXAMPLE_FOLLOWS = /\b(?:for (?:example|instance)|e\.g\.|such as)[ \t]*[:,]?[ \t]*\n?$/i;

/** True where the sentence up to an offset, or the line that leads to it, says that it gives an example. */
export function isInExample(text: string, offset: number): boolean {
  const from = Math.max(0, offset - LONGEST_LEAD);
  const start = from + text.slice(from, offset).lastIndexOf("\n") + 1;
  if (FOR_EXAMPLE.test(text.slice(start, offset))) return true;
  if (start === 0 || text.charAt(start - 1) !== "\n") return false;
  return EXAMPLE_FOLLOWS.test(text.slice(Math.max(0, start - LEAD), start - 1));
}

/** Characters above that may lead to an example. */
const LEAD = 40;
/** Characters of a line that may: lines without end hold places without number. */
const LONGEST_LEAD = 400;
