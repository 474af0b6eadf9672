import { describe, expect, it } from "vitest";
import { randomTask } from "../../testing/random-task.ts";
import { compileTask } from "../compile/compile-task.ts";
import { isMonotone } from "../compile/monotone.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { blindHeuristic, hmaxHeuristic, lmCutHeuristic } from "../heuristics/heuristic.ts";
import { readTask } from "../read-task.ts";
import { searchAStar } from "./a-star.ts";
import { searchBranchAndBound } from "./branch-and-bound.ts";
import { SearchBudget } from "./search-budget.ts";
import { searchStates } from "./search-states.ts";

const budget = () => new SearchBudget({}, null);

function compiled(seeds: number): { seed: number; strips: StripsTask }[] {
  return Array.from({ length: seeds }, (_, seed) => ({
    seed,
    strips: compileTask(randomTask(seed, { facts: 8, skills: 9 })).strips,
  })).flatMap(({ seed, strips }) => (strips === null ? [] : [{ seed, strips }]));
}

describe("every search", () => {
  it("agrees with every other on cost and on what has no plan", () => {
    for (const { seed, strips } of compiled(600)) {
      const costs = [
        searchAStar(strips, blindHeuristic(strips), budget()),
        searchAStar(strips, hmaxHeuristic(strips), budget()),
        searchAStar(strips, lmCutHeuristic(strips), budget()),
        searchStates(strips, budget()),
        ...(isMonotone(strips) ? [searchBranchAndBound(strips, budget())] : []),
      ].map(({ cost, lowerBound }) => [cost, lowerBound]);
      for (const pair of costs) expect(pair, `seed ${seed}`).toEqual(costs[0]);
    }
  });
});

describe("searchBranchAndBound", () => {
  it("gives a bound between what is proved and the best plan when it is stopped", () => {
    const items = Array.from({ length: 12 }, (_, i) => `g-${i}`);
    const skills = items.flatMap((fact, i) => [
      { name: `one-${i}`, postconditions: [fact], cost: 3 },
      { name: `two-${i}`, postconditions: [fact, items[(i * 5 + 1) % 12]], cost: 4 },
      { name: `three-${i}`, postconditions: [fact, items[(i * 7 + 2) % 12]], cost: 5 },
    ]);
    const { strips } = compileTask(readTask({ init: [], goal: items, skills }));
    if (strips === null) throw new Error("the relaxation has a plan");
    const full = searchBranchAndBound(strips, budget());
    const stopped = searchBranchAndBound(strips, new SearchBudget({}, null, 1));
    expect(full.lowerBound).toBe(full.cost);
    expect(stopped.lowerBound).toBeGreaterThan(0);
    expect(stopped.lowerBound).toBeLessThanOrEqual(full.cost);
    expect(stopped.cost).toBeGreaterThanOrEqual(full.cost);
  });
});
