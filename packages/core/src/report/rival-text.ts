import type { JudgedRival, RivalVerdict } from "../planner/explanation/index.ts";
import type { MissingFact } from "../planner/plan.ts";
import { conflictText } from "./goal-text.ts";

/** Why a skill that looks cheaper is not in the plan: `would cost 3 less, but needs entity:x, which nothing produces`. */
export function rivalText({ skill, insteadOf, promise, verdict }: JudgedRival): string {
  switch (verdict.kind) {
    case "costs":
      return costsText(verdict, insteadOf, promise);
    case "lacks":
      return lacksText(verdict, skill);
    case "never":
      return "can never run: its conditions contradict each other";
    case "conflict": {
      const { skills, facts } = verdict.conflict ?? { skills: [], facts: [] };
      return skills.length + facts.length === 0
        ? "is in no plan"
        : `is in no plan: ${conflictText(skills, facts)}`;
    }
    case "unknown":
      return "what it would come to is not known within the limits";
  }
}

function costsText(
  { difference, steps }: Extract<RivalVerdict, { kind: "costs" }>,
  insteadOf: string,
  promise: number,
): string {
  const way = steps.join(" → ");
  if (difference > 0) {
    return `looks ${promise} cheaper than ${insteadOf}, but the way over it costs ${difference} more: ${way}`;
  }
  return difference < 0
    ? `the way over it costs ${-difference} less: ${way}`
    : `the way over it costs the same: ${way}`;
}

function lacksText(
  { missing, difference }: Extract<RivalVerdict, { kind: "lacks" }>,
  skill: string,
): string {
  const lacks = missing.map((one) => missingText(one, skill)).join("; and ");
  if (difference === null) return lacks;
  if (difference < 0) return `would cost ${-difference} less, but ${lacks}`;
  const then = difference === 0 ? "cost the same" : `cost ${difference} more`;
  return `${lacks}; even with ${missing.length === 1 ? "it" : "them"} the plan would ${then}`;
}

function missingText({ fact, neededBy, circular = [] }: MissingFact, skill: string): string {
  const needs =
    neededBy.includes(skill) || neededBy.length === 0
      ? `needs ${fact}`
      : `needs ${neededBy.join(", ")}, which needs ${fact}`;
  return circular.length === 0
    ? `${needs}, which nothing produces`
    : `${needs}, which only ${circular.join(", ")} would produce`;
}
