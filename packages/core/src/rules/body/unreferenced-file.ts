import { appendTo } from "../../base/append-to.ts";
import { compareText } from "../../base/compare.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { filesOfSkills } from "./files-of-skills.ts";
import { findReachedFiles } from "./find-reached-files.ts";

export const unreferencedFile: RepositoryRule = {
  meta: {
    id: "unreferenced-file",
    summary: "Every file of a skill is mentioned in it, or in a file that is.",
    category: "body",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkRepository({ repository }) {
    return [...filesOfSkills(repository)].flatMap(([skill, files]): RuleReport[] => {
      const candidates = files.filter((file) => isExpected(file.slice(skill.folder.length + 1)));
      if (candidates.length === 0) return [];
      const reached = findReachedFiles(skill, files, repository.texts);
      if (reached === null) return [];
      const groups = new Map<string, string[]>();
      for (const file of candidates) {
        if (reached.has(file)) continue;
        const inner = file.slice(skill.folder.length + 1);
        const top = inner.includes("/") ? inner.slice(0, inner.indexOf("/")) : "";
        appendTo(groups, top, file);
      }
      return [...groups]
        .sort(([a], [b]) => compareText(a, b))
        .map(([top, group]) => ({
          args: { folder: top, files: group.length },
          file: group[0] as string,
          range: null,
        }));
    });
  },
};

/** Files that nobody expects to be mentioned: licences, lists of changes, tests, evaluations, data for tools, hidden files. */
const UNMENTIONED =
  /(?:^|\/)(?:\.|(?:tests?|__tests__|evals?|evaluations?|fixtures|assets|agents|node_modules|__pycache__)\/|(?:licen[cs]e|copying|notice|readme|changelog|changes|authors|contributing|security|package(?:-lock)?|requirements|pyproject|uv|__init__|conftest)(?:[.-][\w.-]*)?$)|\.(?:ttf|otf|woff2?|png|jpe?g|gif|svg|ico|webp|xsd|xsl|lock|toml|cfg|pyc)$/i;

function isExpected(path: string): boolean {
  return !UNMENTIONED.test(path);
}
