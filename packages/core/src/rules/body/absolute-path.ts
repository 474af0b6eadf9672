import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { findHomePaths } from "./find-home-paths.ts";

export const absolutePath: SkillRule = {
  meta: {
    id: "absolute-path",
    summary: "No path leads into the home folder of one person.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill({ document, file }) {
    const paths = findHomePaths(document);
    const first = new Map<string, RuleReport>();
    for (const { home, path, start } of paths) {
      if (first.has(home)) continue;
      const count = paths.filter((other) => other.home === home).length;
      const range = { start, end: start + path.length };
      first.set(home, { args: { path, home, count }, file, range });
    }
    return [...first.values()];
  },
};
