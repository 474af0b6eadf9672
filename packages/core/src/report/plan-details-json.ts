import type { PlanExplanation } from "../planner/explain-plan.ts";
import type { PlanDetails } from "../planner/explanation/index.ts";
import { rivalText } from "./rival-text.ts";

type Json = Readonly<Record<string, unknown>>;

/** Why a plan is as it is: its links, its longest chain, and the skills that only look cheaper. */
export function planDetailsJson({ explanation, criticalPath, rivals }: PlanDetails): Json {
  return {
    steps: explanation.steps.map(stepJson),
    critical_path: criticalPath,
    not_chosen:
      rivals?.rivals.map((rival) => {
        const { skill, supplies, step, insteadOf, promise, verdict } = rival;
        return {
          skill,
          supplies,
          step,
          instead_of: insteadOf,
          looks_cheaper_by: promise,
          outcome: verdict.kind,
          difference: "difference" in verdict ? verdict.difference : null,
          steps: verdict.kind === "costs" ? verdict.steps : null,
          missing: verdict.kind === "lacks" ? verdict.missing.map(({ fact }) => fact) : [],
          conflict: verdict.kind === "conflict" ? verdict.conflict : null,
          reason: rivalText(rival),
        };
      }) ?? null,
    not_chosen_more: rivals?.more ?? 0,
  };
}

function stepJson({ skill, cost, needs, gives }: PlanExplanation["steps"][number]): Json {
  return {
    skill,
    cost,
    needs,
    gives: gives.map(({ fact, negated, usedBy, isGoal }) => ({
      fact,
      negated,
      used_by: usedBy,
      is_goal: isGoal,
    })),
  };
}
