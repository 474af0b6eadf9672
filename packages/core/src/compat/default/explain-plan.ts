import { compareText } from "../../base/compare.ts";
import type { PlanResult } from "../../planner/plan.ts";
import type { Task, TaskSkill } from "../../planner/task.ts";
import { conditionHolds } from "../../selector/condition-holds.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { countSteps, type ReferenceExplanation } from "../reference/explain-plan.ts";
import { findCalledPlan } from "./find-plan.ts";

interface PricedPlan {
  readonly steps: readonly string[];
  readonly cost: number;
}

/** A cheapest plan with a trace of its steps, and the cheapest plans that do without one of its skills. */
export function explainCalledPlan(
  task: Task,
  maxDepth: number,
  topK: number,
): ReferenceExplanation {
  const { steps: plan, result } = findCalledPlan(task, maxDepth);
  if (plan === null || plan.length === 0) {
    const summary =
      plan === null
        ? `No plan found within ${maxDepth} steps.${whyNone(result)}`
        : "Goal already satisfied — no steps needed.";
    return { plan: [], steps: [], alternatives: [], summary };
  }
  const byName = new Map(task.skills.map((skill) => [skill.name, skill]));
  const cost = costOf(plan, byName);
  const steps = traceSteps(plan, task, byName);
  const alternatives = findAlternatives(task, plan, maxDepth, byName).slice(
    0,
    Math.max(0, topK - 1),
  );
  const goals = new Set(task.goal.map(formatCondition));
  const lines = [
    `Best plan (${countSteps(plan)}, cost ${cost}): ${plan.join(" → ")}`,
    ...steps.flatMap((step, i) => [
      `  Step ${i + 1}: ${step.skill_name}`,
      ...step.preconditions_matched.map((condition) => `    pre  ✓  ${condition}`),
      ...step.postconditions_added.map(
        (fact) => `    post +  ${fact}${goals.has(fact) ? " ← GOAL" : ""}`,
      ),
    ]),
    "",
    ...(alternatives.length === 0
      ? ["No alternatives found within depth limit."]
      : [
          `Alternatives (${alternatives.length}):`,
          ...alternatives.map(
            (other) =>
              `  ${other.steps.join(" → ")}  [${compareWith(other, { steps: plan, cost })}]`,
          ),
        ]),
  ];
  return {
    plan,
    steps,
    alternatives: alternatives.map((other) => other.steps),
    summary: lines.join("\n"),
  };
}

function whyNone(result: PlanResult): string {
  if (result.status !== "unsolvable" || result.missing.length === 0) return "";
  return ` Missing: ${result.missing.map(({ fact }) => fact).join(", ")}.`;
}

function traceSteps(
  plan: readonly string[],
  task: Task,
  byName: ReadonlyMap<string, TaskSkill>,
): readonly {
  readonly skill_name: string;
  readonly preconditions_matched: readonly string[];
  readonly postconditions_added: readonly string[];
}[] {
  const facts = new Set(task.init);
  return plan.map((name) => {
    const { preconditions, add, remove } = byName.get(name) as TaskSkill;
    const matched = preconditions.filter((condition) => conditionHolds(condition, facts));
    const removed = remove.filter((fact) => facts.delete(fact) && !add.includes(fact));
    const added = add.filter((fact) => !facts.has(fact));
    for (const fact of add) facts.add(fact);
    return {
      skill_name: name,
      preconditions_matched: matched.map(formatCondition),
      postconditions_added: [...added, ...removed.map((fact) => `NOT ${fact}`)],
    };
  });
}

/** The cheapest first; of equal cost the shorter, then by name. */
function findAlternatives(
  task: Task,
  plan: readonly string[],
  maxDepth: number,
  byName: ReadonlyMap<string, TaskSkill>,
): readonly PricedPlan[] {
  const found = new Map<string, PricedPlan>();
  for (const skipped of plan) {
    const skills = task.skills.filter(({ name }) => name !== skipped);
    const { steps } = findCalledPlan({ ...task, skills }, maxDepth);
    if (steps !== null) found.set(steps.join("\n"), { steps, cost: costOf(steps, byName) });
  }
  return [...found]
    .sort(
      ([a, one], [b, two]) =>
        one.cost - two.cost || one.steps.length - two.steps.length || compareText(a, b),
    )
    .map(([, priced]) => priced);
}

/** Sums of costs are rounded, so that 0.1 + 0.2 prints as people write it. */
function costOf(plan: readonly string[], byName: ReadonlyMap<string, TaskSkill>): number {
  const sum = plan.reduce((total, name) => total + (byName.get(name) as TaskSkill).cost, 0);
  return Number(sum.toFixed(9));
}

function compareWith(other: PricedPlan, best: PricedPlan): string {
  if (other.cost > best.cost) return `cost ${other.cost} vs ${best.cost}`;
  if (other.steps.length > best.steps.length) {
    return `same cost, ${other.steps.length} steps vs ${best.steps.length}`;
  }
  return "same cost";
}
