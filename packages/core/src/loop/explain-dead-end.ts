import { sortedUnique } from "../base/compare.ts";
import type { PlanResult } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import type { Selection } from "../selector/selection.ts";
import type { StepsChosen } from "./journal/run-event.ts";
import { avoidedSkills, fruitlessSkills } from "./run-facts.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState } from "./run-state.ts";
import { taskOf, usableSkills } from "./run-task.ts";

type Verdict = NonNullable<StepsChosen["end"]>;

/**
 * Why a run ends that has no plan: `blocked` where there is one through skills that failed or that a person skipped,
 * `no-progress` where there is one only by repeating what changed nothing, `limit` where the planner gave up.
 */
export function explainNoPlan(plan: PlanResult, state: RunState, model: RunModel): Verdict {
  if (plan.status === "gave-up") {
    return { reason: "limit", detail: `the planner ran out of ${plan.limit}` };
  }
  const avoided = avoidedSkills(state);
  const fruitless = fruitlessSkills(state);
  const isPlannable = (excluded: ReadonlySet<string>): boolean =>
    planTask(taskOf(usableSkills(state, model, excluded), state, model), model.limits, model.clock)
      .status === "found";
  if (avoided.size > 0 && isPlannable(fruitless)) {
    return { reason: "blocked", detail: sortedUnique(avoided).join(", ") };
  }
  if (fruitless.size > 0 && isPlannable(new Set())) {
    return { reason: "no-progress", detail: sortedUnique(fruitless).join(", ") };
  }
  const missing = plan.status === "unsolvable" ? plan.missing.map(({ fact }) => fact) : [];
  return { reason: "no-plan", detail: missing.join(", ") };
}

/** Why a run ends that has no candidate. */
export function explainNoCandidate({ leftOut }: Selection, state: RunState): Verdict {
  const blocked = leftOut.filter(({ reason }) => reason === "blocked");
  if (blocked.length > 0) {
    return { reason: "blocked", detail: blocked.map(({ candidate }) => candidate.name).join(", ") };
  }
  const idle = leftOut.filter(({ reason }) => reason === "changes-nothing");
  if (idle.length > 0 || fruitlessSkills(state).size > 0) {
    const names = [...idle.map(({ candidate }) => candidate.name), ...fruitlessSkills(state)];
    return { reason: "no-progress", detail: sortedUnique(names).join(", ") };
  }
  return { reason: "no-candidates", detail: "" };
}
