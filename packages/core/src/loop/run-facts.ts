import { sortedUnique } from "../base/compare.ts";
import { doneFact } from "../skill/dialect-facts.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** Facts after a change, sorted: removals first, then additions. */
export function changeFacts(
  facts: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): readonly string[] {
  const gone = new Set(removed);
  return sortedUnique([...facts.filter((fact) => !gone.has(fact)), ...added]);
}

/** All runs of skills, those of this run last; a step that was skipped is no run. */
export function allRuns(
  state: RunState,
): readonly { readonly skill: string; readonly result: string }[] {
  return [
    ...state.history,
    ...state.steps
      .filter(({ status }) => isRun(status))
      .map(({ skill, status }) => ({ skill, result: status as string })),
  ];
}

/** Skills that completed, in this run or before. */
export function completedOf(state: RunState): ReadonlySet<string> {
  return new Set(
    allRuns(state)
      .filter(({ result }) => result === "success")
      .map(({ skill }) => skill),
  );
}

/** What conditions are judged by: facts, what the config assumes, and which skills are done. */
export function knownFacts(state: RunState): readonly string[] {
  return [...state.facts, ...state.assumptions, ...[...completedOf(state)].map(doneFact)];
}

/** Skills that this run leaves alone from now on: a person or a failure said so. */
export function avoidedSkills({ steps, skip }: RunState): ReadonlySet<string> {
  const latest = new Map(steps.map(({ skill, status }) => [skill, status]));
  const failed = [...latest].filter(([, status]) => status === "failed" || status === "skipped");
  return new Set([...skip, ...failed.map(([skill]) => skill)]);
}

/** Skills whose last run changed nothing, where nothing has changed since: running them again would go round for ever. */
export function fruitlessSkills({ steps }: RunState): ReadonlySet<string> {
  const fruitless = new Set<string>();
  const completed = new Set<string>();
  for (const step of steps) {
    if (step.status !== "success" && step.status !== "partial") continue;
    const isNews =
      changedSomething(step) || (step.status === "success" && !completed.has(step.skill));
    if (step.status === "success") completed.add(step.skill);
    if (!isNews) fruitless.add(step.skill);
    else {
      fruitless.clear();
      // The first success of a skill that gives nothing is news once, and no reason to repeat it.
      if (!changedSomething(step)) fruitless.add(step.skill);
    }
  }
  return fruitless;
}

function changedSomething({ added, removed }: StepRecord): boolean {
  return added.length + removed.length > 0;
}

function isRun(status: StepRecord["status"]): boolean {
  return status === "success" || status === "partial" || status === "failed";
}
