import { unmetConditions } from "./check-preconditions.ts";
import { goalDistances } from "./goal-distances.ts";
import {
  compareCodePoints,
  hashable,
  isTruthy,
  itemsOf,
  keyOf,
  lengthOf,
  listOrEmpty,
  setOf,
} from "./python-values.ts";

/** A candidate as the reference prints it; null stands for its sentinel of an unknown proximity. */
export interface ReferenceCandidate {
  readonly name: unknown;
  readonly description: unknown;
  readonly cost: string;
  readonly idempotent: unknown;
  readonly preconditions: readonly unknown[];
  readonly postconditions: readonly unknown[];
  readonly related_skills: unknown;
  readonly postcondition_count: number;
  readonly goal_proximity: number | null;
  readonly satisfied: true;
  readonly already_completed: boolean;
  readonly source_path: unknown;
}

const COST_ORDER: ReadonlyMap<unknown, number> = new Map([
  ["low", 0],
  ["medium", 1],
  ["high", 2],
]);
const MEDIUM = 1;

/** Rank of a cost word; whatever else stands there counts as medium. */
export function costRank(cost: unknown): number {
  return COST_ORDER.get(cost) ?? MEDIUM;
}

/** A proximity as a number to compare. */
export function proximityRank(proximity: unknown): number {
  return typeof proximity === "number" ? proximity : Number.POSITIVE_INFINITY;
}

/**
 * The skills that may run, best first: cost, proximity to the goal, number of postconditions, name. A skill with any
 * record counts as completed, failures too (B03); cost outweighs proximity (B01).
 */
export function selectReferenceCandidates(
  state: unknown,
  skills: unknown,
): readonly ReferenceCandidate[] {
  const active = setOf(keyOf(state, "active_states", []));
  const records = itemsOf(keyOf(state, "completed_skills", []));
  const completed = setOf(records.map((record) => keyOf(record, "skill", null)));
  const distances = goalDistances(state);
  const candidates: ReferenceCandidate[] = [];
  for (const skill of itemsOf(skills)) {
    const name = keyOf(skill, "name", "");
    const preconditions = listOrEmpty(keyOf(skill, "preconditions", []));
    if (unmetConditions(active, preconditions).length > 0) continue;
    const idempotent = keyOf(skill, "idempotent", false);
    if (completed.has(hashable(name)) && !isTruthy(idempotent)) continue;
    const postconditions = listOrEmpty(keyOf(skill, "postconditions", []));
    const cost = hashable(keyOf(skill, "cost", "medium"));
    const known = postconditions.flatMap(
      (fact) => distances.get(hashable(fact) as string)?.distance ?? [],
    );
    candidates.push({
      name,
      description: keyOf(skill, "description", ""),
      cost: COST_ORDER.has(cost) ? (cost as string) : "medium",
      idempotent,
      preconditions,
      postconditions,
      related_skills: keyOf(skill, "related_skills", []),
      postcondition_count: lengthOf(postconditions),
      goal_proximity: known.length === 0 ? null : Math.min(...known),
      satisfied: true,
      already_completed: completed.has(name),
      source_path: keyOf(skill, "_source_path", ""),
    });
  }
  return candidates.sort(compareCandidates);
}

function compareCandidates(a: ReferenceCandidate, b: ReferenceCandidate): number {
  return (
    costRank(a.cost) - costRank(b.cost) ||
    compareNumbers(proximityRank(a.goal_proximity), proximityRank(b.goal_proximity)) ||
    b.postcondition_count - a.postcondition_count ||
    compareCodePoints(String(a.name), String(b.name))
  );
}

/** Infinities compare equal. */
function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
