import { conditionHolds } from "./check-preconditions.ts";
import { findReferencePlan } from "./find-plan.ts";
import { hashable, isTruthy, itemsOf, keyOf, setOf, shownText } from "./python-values.ts";
import { costRank } from "./select-candidates.ts";

export interface ReferenceStep {
  readonly skill_name: string;
  readonly preconditions_matched: readonly unknown[];
  readonly postconditions_added: readonly unknown[];
}

export interface ReferenceExplanation {
  readonly plan: readonly string[];
  readonly steps: readonly ReferenceStep[];
  readonly alternatives: readonly (readonly string[])[];
  readonly summary: string;
}

type SkillsByName = ReadonlyMap<unknown, unknown>;

/** A plan with a trace of its steps and what else there is, found by leaving out each of its skills in turn. */
export function explainReferencePlan(
  state: unknown,
  skills: unknown,
  maxDepth: number,
  topK: number,
): ReferenceExplanation {
  const plan = findReferencePlan(state, skills, maxDepth);
  if (plan === null || plan.length === 0) {
    const summary =
      plan === null
        ? `No plan found within ${maxDepth} steps.`
        : "Goal already satisfied — no steps needed.";
    return { plan: [], steps: [], alternatives: [], summary };
  }
  const byName = skillsByName(skills);
  const steps = traceSteps(plan, state, byName);
  const alternatives = findAlternatives(state, skills, plan, maxDepth, topK);
  const lines = [
    `Best plan (${countSteps(plan)}): ${plan.join(" → ")}`,
    ...steps.flatMap((step, i) => stepLines(step, i + 1, keyOf(state, "goal", ""))),
    "",
    ...(alternatives.length === 0
      ? ["No alternatives found within depth limit."]
      : [
          `Alternatives (${alternatives.length}):`,
          ...alternatives.map(
            (other) => `  ${other.join(" → ")}  [${compareWith(other, plan, byName)}]`,
          ),
        ]),
  ];
  return { plan, steps, alternatives, summary: lines.join("\n") };
}

/** The skills that have a name; of equal names the last (B16). */
export function skillsByName(skills: unknown): SkillsByName {
  return new Map(
    itemsOf(skills)
      .filter((skill) => isTruthy(keyOf(skill, "name", "")))
      .map((skill) => [keyOf(skill, "name", ""), skill]),
  );
}

/** `1 step`, `2 steps`. */
export function countSteps(plan: readonly string[]): string {
  return `${plan.length} step${plan.length === 1 ? "" : "s"}`;
}

function traceSteps(
  plan: readonly string[],
  state: unknown,
  byName: SkillsByName,
): readonly ReferenceStep[] {
  const active = setOf(keyOf(state, "active_states", []));
  return plan.map((name) => {
    const skill = byName.get(name) ?? {};
    const matched = itemsOrNone(keyOf(skill, "preconditions", [])).filter((condition) =>
      conditionHolds(active, condition),
    );
    const effects = itemsOrNone(keyOf(skill, "postconditions", []));
    const added = effects.filter((fact) => !active.has(hashable(fact)));
    for (const fact of effects) active.add(fact);
    return { skill_name: name, preconditions_matched: matched, postconditions_added: added };
  });
}

function itemsOrNone(value: unknown): readonly unknown[] {
  return isTruthy(value) ? itemsOf(value) : [];
}

/** The limit is looked at after an alternative was taken, so that one is given even for a `topK` of 1 (B19). */
function findAlternatives(
  state: unknown,
  skills: unknown,
  plan: readonly string[],
  maxDepth: number,
  topK: number,
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const seen = new Set([JSON.stringify(plan)]);
  for (const skipped of plan) {
    const others = itemsOf(skills).filter((skill) => keyOf(skill, "name", null) !== skipped);
    const other = findReferencePlan(state, others, maxDepth);
    if (other !== null && other.length > 0 && !seen.has(JSON.stringify(other))) {
      seen.add(JSON.stringify(other));
      found.push(other);
    }
    if (found.length >= topK - 1) break;
  }
  return found;
}

function stepLines(step: ReferenceStep, number: number, goal: unknown): readonly string[] {
  return [
    `  Step ${number}: ${step.skill_name}`,
    ...step.preconditions_matched.map((condition) => `    pre  ✓  ${shownText(condition)}`),
    ...step.postconditions_added.map(
      (fact) => `    post +  ${shownText(fact)}${fact === goal ? " ← GOAL" : ""}`,
    ),
  ];
}

function compareWith(
  other: readonly string[],
  plan: readonly string[],
  byName: SkillsByName,
): string {
  if (other.length > plan.length) return `${other.length} steps vs ${plan.length} — longer`;
  if (other.length < plan.length)
    return `${other.length} steps vs ${plan.length} — shorter but uses unavailable skills`;
  const [cost, best] = [rankSum(other, byName), rankSum(plan, byName)];
  if (cost > best) return `same length, higher total cost (score ${cost} vs ${best})`;
  if (cost < best) return `same length, lower total cost (score ${cost} vs ${best})`;
  return "same length and cost, lower priority";
}

function rankSum(plan: readonly string[], byName: SkillsByName): number {
  return plan.reduce(
    (sum, name) => sum + costRank(keyOf(byName.get(name) ?? {}, "cost", "medium")),
    0,
  );
}
