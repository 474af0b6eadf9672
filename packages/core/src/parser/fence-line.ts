/** How a line looks to the readers of front matter, which all split it differently. */
export type FenceKind =
  /** Exactly `---`: every reader agrees. */
  | "exact"
  /** `---` and blanks: some readers want the line to end after the dashes. */
  | "trailing-space"
  /** Four dashes or more: closes for readers that look for `\n---` only. */
  | "long"
  /** `...`: ends a YAML document, closes for hardly any reader. */
  | "dots"
  /** `---js`: a language for readers that evaluate front matter. */
  | "language";

const FENCE = /^(-{3,})([ \t]*)$/;
const LANGUAGE = /^---[ \t]*[A-Za-z][\w+-]*[ \t]*$/;

/** What kind of fence a line (without its line break) is; null for any other line. */
export function fenceKind(line: string): FenceKind | null {
  const first = line.charCodeAt(0);
  if (first !== 45 && first !== 46) return null;
  if (/^\.\.\.[ \t]*$/.test(line)) return "dots";
  const fence = FENCE.exec(line);
  if (fence === null) return LANGUAGE.test(line) ? "language" : null;
  if ((fence[1] as string).length > 3) return "long";
  return fence[2] === "" ? "exact" : "trailing-space";
}
