import { describe, expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { compileTask } from "../compile/compile-task.ts";
import { blindHeuristic, hmaxHeuristic, lmCutHeuristic } from "./heuristic.ts";

describe.each([
  ["blind", blindHeuristic],
  ["hmax", hmaxHeuristic],
  ["LM-cut", lmCutHeuristic],
])("%s", (_, build) => {
  it("never exceeds the true cost", () => {
    let informed = 0;
    for (let seed = 0; seed < 500; seed += 1) {
      const task = randomTask(seed);
      const compiled = compileTask(task);
      if (compiled.strips === null) continue;
      const { strips } = compiled;
      const estimate = build(strips).estimate(strips.init) / strips.costScale;
      const cost = bruteForceCost(task) ?? Number.POSITIVE_INFINITY;
      expect(estimate, `seed ${seed}`).toBeLessThanOrEqual(cost + 1e-9);
      if (estimate > 0) informed += 1;
    }
    expect(informed > 0).toBe(build !== blindHeuristic);
  });
});

describe("LM-cut", () => {
  it("is never below hmax", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { strips } = compileTask(randomTask(seed));
      if (strips === null) continue;
      const lmCut = lmCutHeuristic(strips).estimate(strips.init);
      expect(lmCut).toBeGreaterThanOrEqual(hmaxHeuristic(strips).estimate(strips.init));
    }
  });
});
