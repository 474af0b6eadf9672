import type { MessageArguments, ParseProblemCode } from "../../parser/skill-document.ts";
import type { RuleMeta, SkillRule } from "../rule.ts";
import { reportProblems } from "./report-problems.ts";

/**
 * A rule that reports what the parser found: its id is the code of the problem. `shown` limits the arguments to those
 * by which infos are merged, such as the kind of line end and not their number.
 */
export function problemRule(
  meta: RuleMeta & { readonly id: ParseProblemCode },
  shown?: readonly string[],
): SkillRule {
  return {
    meta,
    checkSkill: (skill) => {
      const reports = reportProblems(skill, meta.id);
      if (shown === undefined) return reports;
      return reports.map((report) => ({ ...report, args: selectArguments(report.args, shown) }));
    },
  };
}

function selectArguments(args: MessageArguments, names: readonly string[]): MessageArguments {
  return Object.fromEntries(Object.entries(args).filter(([name]) => names.includes(name)));
}
