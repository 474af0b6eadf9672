import type { LandmarkList } from "../heuristics/landmark-list.ts";

/**
 * By action of a relaxed plan, in plan order: how much of the gap between the bound and the plan's cost is due to
 * it. The plan pays a landmark's charge for every action in it where once would do, and pays what no landmark
 * charges (`residual`). Deciding on what the gap is due to moves bound or plan.
 */
export function gapScores(
  plan: readonly number[],
  landmarks: LandmarkList,
  residual: Float64Array,
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const action of plan) scores.set(action, residual[action] as number);
  for (let i = 0; i < landmarks.count; i += 1) {
    const used = [...landmarks.operatorsOf(i)].filter((action) => scores.has(action));
    const excess = landmarks.chargeOf(i) * (used.length - 1);
    if (excess <= 0) continue;
    for (const action of used) scores.set(action, (scores.get(action) as number) + excess);
  }
  return scores;
}
