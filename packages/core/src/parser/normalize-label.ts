/** Labels match without regard to case and runs of white space (CommonMark 0.31, "matches"). */
export function normalizeLabel(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase();
}
