import { describe, expect, it } from "vitest";
import { FAMILIES, generateFamily } from "../bench/families/index.ts";
import { checkCertificate } from "../packages/core/src/planner/certificate/index.ts";
import { planTask } from "../packages/core/src/planner/plan-task.ts";
import { readTask } from "../packages/core/src/planner/read-task.ts";
import { validatePlan } from "../packages/core/src/planner/validate-plan.ts";
import { bruteForceCost } from "../packages/core/src/testing/brute-force.ts";

const SMALL = 13;
const SEEDS = 8;

describe.each(FAMILIES)("the skill family %s", (family) => {
  it("is planned as brute force does it, where it is small", () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const task = readTask(generateFamily(family, SMALL, seed));
      const expected = bruteForceCost(task);
      const result = planTask(task);
      expect(result.status, `seed ${seed}`).toBe(expected === null ? "unsolvable" : "found");
      if (result.status !== "found") continue;
      expect(result, `seed ${seed}`).toMatchObject({ cost: expected, optimal: true });
      expect(validatePlan(task, result.steps).valid, `seed ${seed}`).toBe(true);
    }
  });

  it("has the size that is asked for, other tasks for other seeds, the same for the same", () => {
    for (const size of [100, 1000]) {
      const task = generateFamily(family, size, 1);
      expect(task.skills).toHaveLength(size);
      expect(new Set(task.skills.map(({ name }) => name)).size).toBe(size);
      expect(generateFamily(family, size, 1)).toEqual(task);
      expect(generateFamily(family, size, 2)).not.toEqual(task);
    }
  });
});

describe("certificates of the skill families", () => {
  it.each(["flat", "layer", "lib", "mesh", "chain", "cover"] as const)(
    "convince the checker for %s",
    (family) => {
      const task = readTask(generateFamily(family, 300, 1));
      const result = planTask(task, {}, null, { certificate: true });
      if (result.status !== "found" || !result.certificate) throw new Error("no certificate");
      expect(result.certificate.bound).toBe(result.cost);
      expect(checkCertificate(task, result.certificate)).toEqual({ valid: true, fault: null });
      const more = { ...result.certificate, bound: result.cost + 1 };
      expect(checkCertificate(task, more).valid).toBe(false);
    },
  );
});

describe("the skill families", () => {
  it("have goals that can be reached, but for dead and trap", () => {
    for (const family of FAMILIES) {
      const { status } = planTask(readTask(generateFamily(family, 100, 1)));
      const expected = family === "dead" || family === "trap" ? "unsolvable" : "found";
      expect(`${family} ${status}`).toBe(`${family} ${expected}`);
    }
  });
});
