import type { ParseProblem, SkillDocument } from "../../parser/skill-document.ts";
import type { FrontmatterReader } from "../profiles/profile.ts";
import type { LoadReason } from "./load-verdict.ts";

/** Why a reader does not see front matter that stands in the file; null where it does. */
export function hiddenFrontMatter(
  { problems, frontmatter }: SkillDocument,
  reader: FrontmatterReader,
): LoadReason | null {
  for (const problem of problems) {
    const cause = String(problem.args.cause ?? "");
    if (problem.code === "bom" && !reader.byteOrderMark) {
      return { code: "byte-order-mark", args: {} };
    }
    if (isHidden(problem, cause, reader, frontmatter?.content.start ?? 0)) {
      return { code: "front-matter", args: { problem: problem.code, cause } };
    }
  }
  return frontmatter === null ? { code: "front-matter", args: { problem: "", cause: "" } } : null;
}

function isHidden(
  { code, range }: ParseProblem,
  cause: string,
  { ends }: FrontmatterReader,
  contentStart: number,
): boolean {
  switch (code) {
    case "frontmatter-missing":
    case "frontmatter-executable":
    case "frontmatter-unclosed":
      return true;
    case "frontmatter-not-first":
      return cause !== "indent" || ends !== "fence-line";
    case "frontmatter-splitter":
      if (cause === "long-fence") return ends === "fence-line";
      return cause === "trailing-space" && range.start < contentStart && ends === "line-start";
    default:
      return false;
  }
}
