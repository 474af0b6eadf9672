import type { BrokenExpectation, GoalOutcome } from "../check/check-result.ts";
import type { MissingFact } from "../planner/plan.ts";
import { NEVER } from "../skill/condition.ts";
import { formatCondition } from "../skill/format-condition.ts";
import { countText } from "./count-text.ts";

/** How a goal stands: `broken` fails a check, `open` is not reached, though nothing says that it must be. */
export type GoalState = "fine" | "broken" | "open";

/** The sign of each state; words say the same beside it. */
const GOAL_MARKS: Readonly<Record<GoalState, string>> = {
  fine: "✓",
  broken: "✗",
  open: "~",
};

/** The sign of a goal; one that was only inferred is not ticked off, as nobody asked for it. */
export function goalMark(state: GoalState, isInferred: boolean): string {
  return isInferred && state === "fine" ? "~" : GOAL_MARKS[state];
}

/** How a goal stands, from its plan and what it expects. */
export function goalState({ plan, broken, expect }: GoalOutcome): GoalState {
  if (broken.length > 0) return "broken";
  if (plan.status === "found") return "fine";
  return plan.status === "unsolvable" && expect.reachable === false ? "fine" : "open";
}

/** What a goal takes to hold beyond what it was given. */
export function assumedFacts({ assumptions, given }: GoalOutcome): string[] {
  return assumptions.filter((fact) => !given.includes(fact));
}

/** The plan in a few words: `3 steps, cost 14`, `unreachable`, `gave up (time limit)`. */
export function planText({ plan }: GoalOutcome): string {
  if (plan.status === "unsolvable") return "unreachable";
  if (plan.status === "gave-up") return `gave up (${plan.limit} limit)`;
  const bound = plan.optimal ? "" : ` (at least ${plan.lowerBound})`;
  return `${countText(plan.steps.length, "step")}, cost ${plan.cost}${bound}`;
}

/** Why a goal is not as it should be, one reason each: missing facts, conflicts, broken expectations. */
export function goalReasons(outcome: GoalOutcome): string[] {
  const { plan, broken } = outcome;
  const expectations = broken.filter(({ kind }) => kind !== "unreachable").map(brokenText);
  if (plan.status !== "unsolvable") return expectations;
  const missing = plan.missing.map(missingText);
  if (missing.length > 0 || plan.conflict === null) return [...missing, ...expectations];
  const { skills, facts } = plan.conflict;
  return [conflictText(skills, facts), ...expectations];
}

function missingText({ fact, neededBy, spent = [], circular = [], nearest }: MissingFact): string {
  if (fact === formatCondition(NEVER)) {
    return `${neededBy.join(", ")} ${neededBy.length === 1 ? "has" : "have"} a condition that cannot be read`;
  }
  const need =
    neededBy.length === 0
      ? ""
      : `, which ${neededBy.join(", ")} need${neededBy.length === 1 ? "s" : ""}`;
  if (circular.length > 0) {
    const [verb, waits] = circular.length === 1 ? ["supplies", "waits"] : ["supply", "wait"];
    return `${circular.join(", ")} ${verb} ${fact}${need}, and ${waits} for it in a circle`;
  }
  if (spent.length === 0) {
    const meant = nearest === undefined ? "" : `; ${nearest} is supplied, and probably meant`;
    return `no skill produces ${fact}${need}${meant}`;
  }
  const [verb, runs] = spent.length === 1 ? ["is", "runs"] : ["are", "run"];
  return `no skill can produce ${fact} any more${need}: ${spent.join(", ")} ${verb} completed and ${runs} at most once`;
}

/** Why a goal is out of reach although nothing is missing. */
export function conflictText(skills: readonly string[], facts: readonly string[]): string {
  const names = [...skills, ...facts];
  if (names.length !== 1) return `${names.join(", ")} rule each other out`;
  return skills.length === 1
    ? `${skills[0]} would have to run more than once`
    : `${facts[0]} is lost before all of the goal holds`;
}

function brokenText(broken: BrokenExpectation): string {
  switch (broken.kind) {
    case "unreachable":
      return "expected to be reachable";
    case "reachable":
      return "expected to be unreachable";
    case "cost":
      return `cost ${broken.actual}, expected at most ${broken.limit}`;
    case "steps":
      return `${countText(broken.actual, "step")}, expected at most ${broken.limit}`;
    case "via":
      return `expected to use ${broken.skill}`;
    case "avoid":
      return `expected to avoid ${broken.skill}`;
  }
}
