import { describe, expect, it } from "vitest";
import { randomTask } from "../../testing/random-task.ts";
import { compileTask } from "../compile/compile-task.ts";
import { blindHeuristic } from "../heuristics/heuristic.ts";
import { readTask } from "../read-task.ts";
import { searchAStar } from "./a-star.ts";
import { SearchBudget } from "./search-budget.ts";
import { UniformCostSearch } from "./uniform-cost-search.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const unlimited = (): SearchBudget => new SearchBudget({}, null);

/** Counts down in binary: every number has one step to the next, so that bounds are known. */
function counter(bits: number): ReturnType<typeof compileTask> {
  const names = Array.from({ length: bits }, (_, i) => i);
  const skills = names.map((i) => ({
    name: `tick-${i}`,
    preconditions: [`NOT bit-${i}`, ...names.slice(0, i).map((j) => `bit-${j}`)],
    postconditions: [`bit-${i}`, ...names.slice(0, i).map((j) => `NOT bit-${j}`)],
    cost: 2,
  }));
  return compileTask(readTask({ init: [], goal: names.map((i) => `bit-${i}`), skills }));
}

describe("UniformCostSearch", () => {
  it("costs what A* without an estimate costs, on random worlds", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { strips } = compileTask(randomTask(seed));
      if (strips === null) continue;
      const expected = searchAStar(strips, blindHeuristic(strips), unlimited());
      const found = new UniformCostSearch(strips, unlimited(), FOREVER).advance(FOREVER);
      expect(found?.cost, `seed ${seed}`).toBe(expected.cost);
      expect(found?.lowerBound, `seed ${seed}`).toBe(expected.lowerBound);
    }
  });

  it("takes costs that no array of queues could hold", () => {
    const skills = [
      { name: "dear", postconditions: ["x"], cost: 519_232 },
      { name: "cheap", preconditions: ["x"], postconditions: ["y", "NOT x"], cost: 1 },
    ];
    const { strips } = compileTask(readTask({ init: [], goal: ["y", "NOT x"], skills }));
    const found = strips && new UniformCostSearch(strips, unlimited(), FOREVER).advance(FOREVER);
    expect(found?.cost).toBe(519_233);
  });

  it("goes on where it stopped", () => {
    const { strips } = counter(6);
    if (strips === null) throw new Error("the goal is reachable");
    const search = new UniformCostSearch(strips, unlimited(), FOREVER);
    let rounds = 1;
    let outcome = search.advance(10);
    for (; outcome === null; rounds += 1) outcome = search.advance(10);
    expect(rounds).toBe(7);
    expect(outcome.cost).toBe(126);
  });

  it("proves that nothing is cheaper than an incumbent", () => {
    const { strips } = counter(4);
    if (strips === null) throw new Error("the goal is reachable");
    const search = new UniformCostSearch(strips, unlimited(), FOREVER);
    search.lowerIncumbent(30);
    expect(search.advance(FOREVER)).toMatchObject({ plan: null, lowerBound: 30 });
  });

  it("predicts a steady growth exactly", () => {
    const { strips } = counter(8);
    if (strips === null) throw new Error("the goal is reachable");
    const search = new UniformCostSearch(strips, unlimited(), FOREVER);
    search.advance(120);
    expect(search.predictStates(400) / 200).toBeGreaterThan(0.8);
    expect(search.predictStates(400) / 200).toBeLessThan(1.6);
  });
});
