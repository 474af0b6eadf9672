import type { ParseProblem, ParseProblemCode } from "../../parser/skill-document.ts";
import type { Skill } from "../../skill/skill.ts";
import type { Fix, RuleReport } from "../finding.ts";

/** Turns the parser's problems of one kind into reports. */
export function reportProblems(skill: Skill, code: ParseProblemCode): readonly RuleReport[] {
  return skill.document.problems
    .filter((problem) => problem.code === code)
    .map((problem) => reportProblem(skill, problem));
}

/** One problem of the parser as a report, with its edits as a fix. */
export function reportProblem(skill: Skill, problem: ParseProblem): RuleReport {
  const { args, range, related } = problem;
  const fix = fixOf(problem);
  return {
    args,
    file: skill.file,
    range,
    ...(related === undefined
      ? {}
      : { related: related.map((place) => ({ file: skill.file, range: place })) }),
    ...(fix === null ? {} : { fix }),
  };
}

function fixOf({ safeEdits, suggestedEdits }: ParseProblem): Fix | null {
  if (safeEdits !== undefined) return { tier: "safe", edits: safeEdits };
  return suggestedEdits === undefined ? null : { tier: "suggested", edits: suggestedEdits };
}
