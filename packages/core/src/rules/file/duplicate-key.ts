import type { SkillRule } from "../rule.ts";
import { reportProblems } from "./report-problems.ts";

export const duplicateKey: SkillRule = {
  meta: {
    id: "duplicate-key",
    summary: "Every key stands once.",
    category: "file",
    severity: "error",
    fix: null,
  },
  checkSkill: (skill) =>
    reportProblems(skill, "duplicate-key").map((report) => {
      const first = report.related?.[0]?.range;
      if (first == null) return report;
      const firstLine = skill.document.lines.lineAt(first.start);
      return { ...report, args: { ...report.args, firstLine } };
    }),
};
