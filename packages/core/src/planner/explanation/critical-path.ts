import type { PlanExplanation } from "../explain-plan.ts";

/** A chain of steps, each of which waits for the one before. */
export interface CriticalPath {
  readonly steps: readonly string[];
  readonly cost: number;
}

/**
 * The dearest chain of steps of which each uses what the one before supplies: however much runs side by side, what it
 * costs has to be gone through one after the other. Of equals the one that ends first.
 */
export function criticalPath({ steps }: PlanExplanation): CriticalPath {
  const costs: number[] = [];
  const before: number[] = [];
  let end = -1;
  for (const [i, { cost, needs }] of steps.entries()) {
    let best = -1;
    for (const { from } of needs) {
      if (from === null) continue;
      if (best < 0 || (costs[from - 1] as number) > (costs[best] as number)) best = from - 1;
    }
    costs.push(cost + (best < 0 ? 0 : (costs[best] as number)));
    before.push(best);
    if (end < 0 || (costs[i] as number) > (costs[end] as number)) end = i;
  }
  const path: string[] = [];
  for (let i = end; i >= 0; i = before[i] as number) path.unshift(steps[i]?.skill ?? "");
  return { steps: path, cost: end < 0 ? 0 : Math.round((costs[end] as number) * 1e9) / 1e9 };
}
