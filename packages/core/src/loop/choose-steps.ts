import type { PlanResult } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import { selectCandidates } from "../selector/select-candidates.ts";
import type { Selection } from "../selector/selection.ts";
import { outcomeEffects } from "../world/outcome-effects.ts";
import { explainNoCandidate, explainNoPlan } from "./explain-dead-end.ts";
import { firstWave } from "./first-wave.ts";
import type { ChoiceReason, PlanRecord, StepsChosen } from "./journal/run-event.ts";
import { recordSelection } from "./record-selection.ts";
import { allRuns, avoidedSkills, knownFacts } from "./run-facts.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState } from "./run-state.ts";
import { canRunNow, taskOf, usableSkills } from "./run-task.ts";

/** What an executor answers that names nothing. */
const AS_DECLARED = { result: "success", newStates: [], removeStates: [] } as const;
const NO_PLAN: PlanRecord = { status: "none", steps: null, cost: null, optimal: false };

/** The step, or steps side by side, that a run takes next by its strategy, with everything that was considered. */
export function chooseSteps(state: RunState, model: RunModel): StepsChosen {
  const usable = usableSkills(state, model);
  const selection = select(usable, state, model);
  const { strategy } = state.options;
  const forced = state.force[0];
  if (forced !== undefined && canRunNow(forced, state, model)) {
    return choice(selection, "constraint", NO_PLAN, [forced]);
  }
  if (strategy === "greedy") return chooseCandidate(state, selection, NO_PLAN);
  const task = taskOf(usable, state, model);
  const reason = choiceReason(state, model);
  if (reason === "kept") {
    const steps = state.remaining ?? [];
    const kept = { ...(state.plan ?? NO_PLAN), steps, cost: costOf(steps, model) };
    const wave = firstWave(task, steps, roomFor(state));
    if (wave.length > 0) return choice(selection, reason, kept, wave);
  }
  const plan = planTask(task, model.limits, model.clock);
  const anew = reason === "kept" ? "failure" : reason;
  if (plan.status === "gave-up" && strategy === "lookahead") {
    return chooseCandidate(state, selection, recordPlan(plan));
  }
  if (plan.status !== "found") {
    const end = explainNoPlan(plan, state, model);
    return { ...choice(selection, anew, recordPlan(plan), []), end };
  }
  const room = strategy === "lookahead" ? 1 : roomFor(state);
  return choice(selection, anew, recordPlan(plan), firstWave(task, plan.steps, room));
}

function select(usable: readonly PlannableSkill[], state: RunState, model: RunModel): Selection {
  return selectCandidates(
    usable,
    { goal: model.goal, facts: knownFacts(state), runs: allRuns(state), subgraph: model.subgraph },
    {
      graph: model.graph,
      ...(model.limits === undefined ? {} : { limits: model.limits }),
      clock: model.clock ?? null,
    },
  );
}

function chooseCandidate(state: RunState, selection: Selection, plan: PlanRecord): StepsChosen {
  const [first] = selection.candidates;
  if (first !== undefined) return choice(selection, "each-step", plan, [first.name]);
  const end = explainNoCandidate(selection, state);
  return { ...choice(selection, "each-step", plan, []), end };
}

function choice(
  selection: Selection,
  reason: ChoiceReason,
  plan: PlanRecord,
  steps: readonly string[],
): StepsChosen {
  return {
    type: "steps-chosen",
    reason,
    plan,
    steps,
    end: null,
    ...recordSelection(selection, steps),
  };
}

function choiceReason(state: RunState, model: RunModel): ChoiceReason {
  if (state.options.strategy === "lookahead") return "each-step";
  if (state.plan === null) return "start";
  const wave = state.steps.filter(({ number }) => state.wave.includes(number));
  if (wave.some(({ status }) => status === "failed" || status === "skipped")) {
    return state.options.on_failure === "continue" && canContinue(state, model)
      ? "kept"
      : "failure";
  }
  if (wave.length === 0) return "constraint";
  if (state.remaining === null || state.remaining.length === 0) return "surprise";
  const isAsDeclared = wave.every(({ skill, status, newStates, removeStates }) => {
    const declared = model.skills.get(skill);
    if (status !== "success" || declared === undefined) return false;
    const { add, remove } = outcomeEffects(AS_DECLARED, declared.model);
    return isSame(add, newStates) && isSame(remove, removeStates);
  });
  return isAsDeclared ? "kept" : "surprise";
}

/** After a failure: whether some other step of the plan can still run. */
function canContinue(state: RunState, model: RunModel): boolean {
  const avoided = avoidedSkills(state);
  return (state.remaining ?? []).some(
    (name) => !avoided.has(name) && canRunNow(name, state, model),
  );
}

function roomFor({ options, executions }: RunState): number {
  return Math.max(1, Math.min(options.jobs, options.max_steps - executions));
}

function costOf(steps: readonly string[], { skills }: RunModel): number {
  return steps.reduce((sum, name) => sum + (skills.get(name)?.model.cost ?? 0), 0);
}

function recordPlan(plan: PlanResult): PlanRecord {
  const { status } = plan;
  if (status !== "found") return { status, steps: null, cost: null, optimal: false };
  return { status, steps: plan.steps, cost: plan.cost, optimal: plan.optimal };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((fact) => b.includes(fact));
}
