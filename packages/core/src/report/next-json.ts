import { behindReason } from "../selector/behind-reason.ts";
import type { Candidate } from "../selector/selection.ts";
import type { NextStep } from "./next-step.ts";

/** `next --format json`: the candidates, best first, who was left out and why, and who is chosen. */
export function nextJson(next: NextStep): Readonly<Record<string, unknown>> {
  const { selection, candidates } = next;
  const [first] = candidates;
  return {
    goal: next.goal,
    facts: next.facts,
    assumptions: next.assumptions,
    step: next.step,
    holds_already: selection.holdsAlready,
    reachable: selection.isReachable,
    proximity_source: selection.source,
    chosen: first?.name ?? null,
    candidates: candidates.map((candidate) => ({
      ...candidateJson(candidate),
      reason: candidate === first ? "chosen" : behindReason(candidate, first as Candidate),
    })),
    left_out: selection.leftOut.map(({ candidate, reason, fact }) => ({
      ...candidateJson(candidate),
      reason,
      fact,
    })),
    ranker: next.ranker,
  };
}

function candidateJson(candidate: Candidate): Readonly<Record<string, unknown>> {
  const { name, cost, costLabel, proximity, postconditionCount } = candidate;
  return {
    name,
    cost,
    cost_label: costLabel,
    goal_proximity: proximity?.distance ?? null,
    nearest_fact: proximity?.fact ?? null,
    relation: proximity === null || proximity.relation === "" ? null : proximity.relation,
    postcondition_count: postconditionCount,
    attempts: candidate.attempts,
    already_completed: candidate.isCompleted,
    in_cheapest_plan: candidate.isPlanned,
  };
}
