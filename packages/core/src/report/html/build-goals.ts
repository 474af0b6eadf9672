import type { CheckResult, GoalOutcome } from "../../check/check-result.ts";
import type { RelevantSkills } from "../../check/relevant-skills.ts";
import { explainPlan } from "../../planner/explain-plan.ts";
import type { Task } from "../../planner/task.ts";
import { taskFromSkills } from "../../planner/task-from-skills.ts";
import type { Condition } from "../../skill/condition.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import { parseCondition } from "../../skill/parse-condition.ts";
import type { Repository } from "../../skill/repository.ts";
import { goalReasons, goalState, planText } from "../goal-text.ts";
import { toVisibleLine } from "../visible-text.ts";
import type { NodeIds } from "./node-ids.ts";
import type { PageGoal, PageStep } from "./page-model.ts";

/** The task of all goals together, over every skill, for the whole picture. */
export function taskOf(outcomes: CheckResult["goals"], repository: Repository): Task {
  return taskFromSkills(repository.byName.values(), {
    goal: outcomes.flatMap(conditionsOf),
    given: outcomes.flatMap(({ given, assumptions }) => [...given, ...assumptions]),
  });
}

/** A goal with its plan step by step, and the nodes to mark when it is chosen. */
export function buildGoal(
  outcome: GoalOutcome,
  relevantSkills: RelevantSkills,
  ids: NodeIds,
): PageGoal {
  const goal = conditionsOf(outcome);
  const given = [...outcome.given, ...outcome.assumptions];
  const task = taskFromSkills(relevantSkills(goal), { goal, given });
  const steps = outcome.plan.status === "found" ? stepsOf(task, outcome.plan.steps, ids) : [];
  return {
    id: toVisibleLine(outcome.id),
    state: goalState(outcome),
    inferred: outcome.inferred,
    summary: planText(outcome),
    reasons: goalReasons(outcome).map(toVisibleLine),
    goal: outcome.goal.map(toVisibleLine),
    given: outcome.given.map(toVisibleLine),
    assumptions: outcome.assumptions.map(toVisibleLine),
    steps,
    marked: [...new Set(markedOf(outcome, task, ids))],
  };
}

function conditionsOf({ goal }: GoalOutcome): Condition[] {
  return goal.map((text) => parseCondition(text).condition);
}

function stepsOf(task: Task, plan: readonly string[], ids: NodeIds): readonly PageStep[] {
  return explainPlan(task, plan).steps.map(({ skill, cost, needs, gives }) => ({
    name: toVisibleLine(skill),
    node: ids.skills.get(skill) as string,
    cost,
    needs: needs.map(({ condition, from }) => ({ text: toVisibleLine(condition), from })),
    gives: gives.map(({ fact, negated, usedBy, isGoal }) => ({
      text: toVisibleLine(negated ? `NOT ${fact}` : fact),
      to: usedBy,
      isGoal,
    })),
  }));
}

function markedOf({ plan }: GoalOutcome, task: Task, { skills, facts }: NodeIds): string[] {
  const goal = task.goal.flatMap(wantedOf);
  if (plan.status === "found") {
    // Of alternatives only the one that the plan relies on.
    const used = explainPlan(task, plan.steps).steps.flatMap(({ needs }) =>
      needs.flatMap(({ condition }) => wantedOf(parseCondition(condition).condition)),
    );
    return [...idsOf(plan.steps, skills), ...idsOf([...used, ...goal], facts)];
  }
  const missing = plan.status === "unsolvable" ? plan.missing : [];
  const waiting = missing.flatMap(({ neededBy }) => neededBy);
  return [
    ...idsOf(waiting, skills),
    ...idsOf([...goal, ...missing.map(({ fact }) => fact)], facts),
  ];
}

/** The facts that a condition wants to hold. */
function wantedOf(condition: Condition): readonly string[] {
  return literalsOf(condition)
    .filter(({ negated }) => !negated)
    .map(({ fact }) => fact);
}

function idsOf(names: readonly string[], ids: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => ids.get(name) ?? []);
}
