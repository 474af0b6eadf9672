import { appendTo } from "../../base/append-to.ts";
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
    const byHome = new Map<string, (typeof paths)[number][]>();
    for (const path of paths) appendTo(byHome, path.home, path);
    return [...byHome].flatMap(([home, [first, ...others]]): RuleReport[] => {
      if (first === undefined) return [];
      const { path, start } = first;
      const range = { start, end: start + path.length };
      return [{ args: { path, home, count: others.length + 1 }, file, range }];
    });
  },
};
