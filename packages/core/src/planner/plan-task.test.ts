import { describe, expect, it, vi } from "vitest";
import { bruteForceCost } from "../testing/brute-force.ts";
import { randomNumbers, randomTask } from "../testing/random-task.ts";
import type { PlanClock, PlanResult } from "./plan.ts";
import { planTask } from "./plan-task.ts";
import { readTask } from "./read-task.ts";
import type { Task } from "./task.ts";
import { validatePlan } from "./validate-plan.ts";

const RANDOM_TASKS = 2000;

const plan = (init: string[], goal: unknown[], skills: unknown[]): PlanResult =>
  planTask(readTask({ init, goal, skills }));

const stepsOf = (result: PlanResult): readonly string[] | string =>
  result.status === "found" ? result.steps : result.status;

describe("planTask against brute force", () => {
  it("finds the same optimum, or none, with a valid plan, on random worlds", () => {
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed);
      const expected = bruteForceCost(task);
      const result = planTask(task);
      if (expected === null) {
        expect(result.status, `seed ${seed}`).toBe("unsolvable");
        continue;
      }
      expect(result, `seed ${seed}`).toMatchObject({ status: "found", optimal: true });
      if (result.status !== "found") continue;
      const verdict = validatePlan(task, result.steps);
      expect(verdict.fault, `seed ${seed}`).toBeNull();
      expect(verdict.cost, `seed ${seed}`).toBeCloseTo(expected, 9);
      expect(result.cost, `seed ${seed}`).toBeCloseTo(expected, 9);
    }
  });
});

describe("planTask", () => {
  it("gives an empty plan when the goal holds already", () => {
    expect(plan(["a"], ["a", "NOT b"], [])).toMatchObject({
      status: "found",
      optimal: true,
      cost: 0,
      lowerBound: 0,
      steps: [],
      waves: [],
    });
  });

  it("sums decimal costs without rounding errors", () => {
    const skills = [
      { name: "a", postconditions: ["x"], cost: 0.1 },
      { name: "b", preconditions: ["x"], postconditions: ["y"], cost: 0.2 },
    ];
    expect(plan([], ["y"], skills)).toMatchObject({ cost: 0.3, steps: ["a", "b"] });
  });

  it("takes costs of very different size", () => {
    const skills = [
      { name: "a", postconditions: ["x"], cost: 519232 },
      { name: "b", postconditions: ["y"], cost: 0 },
      { name: "c", preconditions: ["y"], postconditions: ["x"], cost: 519231.5 },
    ];
    expect(plan([], ["x"], skills)).toMatchObject({ cost: 519231.5, steps: ["b", "c"] });
  });

  it("adds what a skill both removes and adds", () => {
    expect(stepsOf(plan([], ["x"], [{ name: "a", postconditions: ["NOT x", "x"] }]))).toEqual([
      "a",
    ]);
  });

  it("does not repeat an at-most-once skill even if that would help", () => {
    const skills = (idempotent: boolean) => [
      { name: "fetch", postconditions: ["token"], idempotent },
      { name: "use-a", preconditions: ["token"], postconditions: ["a", "NOT token"] },
      { name: "use-b", preconditions: ["token"], postconditions: ["b", "NOT token"] },
    ];
    expect(stepsOf(plan([], ["a", "b"], skills(true)))).toEqual([
      "fetch",
      "use-a",
      "fetch",
      "use-b",
    ]);
    expect(plan([], ["a", "b"], skills(false))).toMatchObject({
      status: "unsolvable",
      missing: [],
      conflict: { skills: ["fetch"], facts: [] },
    });
  });

  it("leaves soft conditions out of account", () => {
    const skills = [{ name: "a", preconditions: ["wish?"], postconditions: ["x"] }];
    expect(stepsOf(plan([], ["x"], skills))).toEqual(["a"]);
  });

  it("takes the cheapest alternative of an any", () => {
    const skills = [
      { name: "dear", postconditions: ["a"], cost: 5 },
      { name: "cheap", postconditions: ["b"], cost: 1 },
      { name: "use", preconditions: [{ any: ["a", "b"] }], postconditions: ["x"], cost: 1 },
    ];
    expect(plan([], ["x"], skills)).toMatchObject({ cost: 2, steps: ["cheap", "use"] });
  });

  it("breaks ties by name, however the skills are listed", () => {
    const random = randomNumbers(7);
    const skills = ["c", "a", "b"].map((name) => ({ name, postconditions: ["x"] }));
    for (let i = 0; i < 20; i += 1) {
      const shuffled = skills
        .map((skill) => ({ skill, key: random() }))
        .sort((one, other) => one.key - other.key)
        .map(({ skill }) => skill);
      expect(stepsOf(plan([], ["x"], shuffled))).toEqual(["a"]);
    }
  });

  it("gives the same answer for every order of skills and facts", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const task = randomTask(seed);
      const reversed: Task = {
        init: [...task.init].reverse(),
        goal: task.goal,
        skills: [...task.skills].reverse(),
      };
      expect(planTask(reversed)).toEqual(planTask(task));
    }
  });

  it("gives the same bytes a hundred times", () => {
    const task = randomTask(12, { facts: 7, skills: 7, removal: 0.4 });
    const first = JSON.stringify(planTask(task));
    for (let i = 0; i < 100; i += 1) expect(JSON.stringify(planTask(task))).toBe(first);
  });
});

describe("planTask on goals out of reach", () => {
  it("names the missing fact and who needs it", () => {
    const skills = [
      { name: "build", postconditions: ["built"] },
      { name: "ship", preconditions: ["built", "approved"], postconditions: ["shipped"] },
    ];
    expect(plan([], ["shipped"], skills)).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "approved", neededBy: ["ship"] }],
      conflict: null,
      lowerBound: Number.POSITIVE_INFINITY,
    });
  });

  it("names as few missing facts as will do", () => {
    const skills = [
      { name: "long", preconditions: ["a", "b"], postconditions: ["x"] },
      { name: "short", preconditions: ["c"], postconditions: ["x"] },
    ];
    expect(plan([], ["x"], skills)).toMatchObject({
      missing: [{ fact: "c", neededBy: ["short"] }],
    });
  });

  it("names who waits for an any of which no alternative can be had", () => {
    const skills = [{ name: "use", preconditions: [{ any: ["a", "b"] }], postconditions: ["x"] }];
    expect(plan([], ["x"], skills)).toMatchObject({ missing: [{ fact: "a", neededBy: ["use"] }] });
  });

  it("names a fact of the circle when skills only wait for each other", () => {
    const skills = [
      { name: "hen", preconditions: ["egg"], postconditions: ["hen"] },
      { name: "egg", preconditions: ["hen"], postconditions: ["egg"] },
      { name: "cook", preconditions: ["egg"], postconditions: ["omelette"] },
    ];
    expect(plan([], ["omelette"], skills)).toMatchObject({
      missing: [{ fact: "egg", neededBy: ["cook"] }],
    });
  });

  it("names the goal itself when nobody supplies it", () => {
    expect(plan([], ["x"], [])).toMatchObject({ missing: [{ fact: "x", neededBy: [] }] });
  });

  it("blames a fact that stands for ever although its absence is needed", () => {
    const skills = [{ name: "ship", preconditions: ["NOT frozen"], postconditions: ["x"] }];
    expect(plan(["frozen"], ["x"], skills)).toMatchObject({
      missing: [],
      conflict: { skills: ["ship"], facts: ["frozen"] },
    });
  });

  it("blames the skills that shut each other out, and the fact between them", () => {
    const skills = [
      { name: "left", preconditions: ["NOT r"], postconditions: ["a", "l"] },
      { name: "right", preconditions: ["NOT l"], postconditions: ["b", "r"] },
      { name: "noise", postconditions: ["n"] },
    ];
    expect(plan([], ["a", "b"], skills)).toMatchObject({
      missing: [],
      conflict: { skills: ["left", "right"], facts: ["r"] },
    });
  });
});

describe("planTask on goals out of reach, whatever their facts are called", () => {
  it.each(["r", "ran(x)", "any(l, r)", "NOTE r"])(
    "names the fact %s that is in the way",
    (name) => {
      const skills = [
        { name: "left", preconditions: [`NOT ${name}`], postconditions: ["a", "l"] },
        { name: "right", preconditions: ["NOT l"], postconditions: ["b", name] },
      ];
      expect(plan([], ["a", "b"], skills)).toMatchObject({
        missing: [],
        conflict: { skills: ["left", "right"], facts: [name] },
      });
    },
  );

  it("names a fact of the circle, not the any that closes it", () => {
    const skills = [
      { name: "b", preconditions: ["a"], postconditions: ["b"] },
      { name: "c", preconditions: ["a"], postconditions: ["c"] },
      { name: "a", preconditions: [{ any: ["b", "c"] }], postconditions: ["a"] },
    ];
    expect(plan([], [{ any: ["b", "c"] }], skills)).toMatchObject({
      missing: [{ fact: expect.stringMatching(/^[abc]$/) }],
    });
  });
});

describe("planTask under limits", () => {
  const clock = (step: number): PlanClock => {
    let now = 0;
    return {
      now: () => {
        now += step;
        return now;
      },
      memory: () => 10,
    };
  };
  /** Does the work on an engine that has room for so many 64-bit numbers in all and refuses more. */
  const withRoom = <T>(room: number, work: () => T): T => {
    let left = room;
    class Scarce extends Float64Array {
      constructor(size: number) {
        left -= size;
        if (left < 0) throw new RangeError("Array buffer allocation failed");
        super(size);
      }
    }
    vi.stubGlobal("Float64Array", Scarce);
    try {
      return work();
    } finally {
      vi.unstubAllGlobals();
    }
  };
  const isUnproved = (result: PlanResult): boolean =>
    result.status === "found" && !result.optimal && result.lowerBound > 0;
  const expectHonest = (result: PlanResult, of: Task): void => {
    expect(result.status).not.toBe("unsolvable");
    if (result.status !== "found") return;
    expect(validatePlan(of, result.steps).valid).toBe(true);
    expect(result.lowerBound).toBeLessThanOrEqual(result.cost);
  };
  const switches = Array.from({ length: 14 }, (_, i) => [
    { name: `on-${i}`, preconditions: [`off-${i}`], postconditions: [`on-${i}`, `NOT off-${i}`] },
    {
      name: `off-${i}`,
      preconditions: [`on-${i}`, `on-${(i + 5) % 14}`],
      postconditions: [`off-${i}`, `NOT on-${i}`, `seen-${i}`],
    },
  ]).flat();
  const task = readTask({
    init: Array.from({ length: 14 }, (_, i) => `off-${i}`),
    goal: Array.from({ length: 14 }, (_, i) => [`seen-${i}`, `on-${i}`]).flat(),
    skills: switches,
  });

  it("answers with the best plan so far and what it proved", () => {
    const result = planTask(task, { seconds: 100 }, clock(0.1));
    expect(result).toMatchObject({ status: "found", optimal: false });
    if (result.status !== "found") return;
    expect(validatePlan(task, result.steps).valid).toBe(true);
    expect(result.lowerBound).toBeGreaterThan(0);
    expect(result.lowerBound).toBeLessThanOrEqual(result.cost);
  });

  it("looks at the clock while it compiles a large task", () => {
    const skills = Array.from({ length: 5000 }, (_, i) => ({
      name: `s${i}`,
      preconditions: i === 0 ? [] : [`f${i - 1}`],
      postconditions: [`f${i}`],
    }));
    let reads = 0;
    const late: PlanClock = { now: () => (reads++ < 4 ? 0 : 9), memory: () => 10 };
    const chain = readTask({ init: [], goal: ["f4999"], skills });
    expect(planTask(chain, { seconds: 1 }, late)).toMatchObject({
      status: "gave-up",
      limit: "time",
      lowerBound: 0,
    });
    expect(reads).toBeLessThan(8);
  });

  it("takes room that the engine refuses for the memory limit", () => {
    const outcomes = Array.from({ length: 60 }, (_, i) =>
      withRoom(40 * 1.2 ** i, () => planTask(task, { seconds: 100 }, clock(0.1))),
    );
    expect(outcomes[0]).toMatchObject({ status: "gave-up", limit: "memory", lowerBound: 0 });
    expect(outcomes.some(isUnproved)).toBe(true);
    for (const outcome of outcomes) expectHonest(outcome, task);
  });

  it("keeps the plan that it has when a branch and bound runs out of room", () => {
    const items = Array.from({ length: 12 }, (_, i) => `g-${i}`);
    const skills = items.flatMap((fact, i) => [
      { name: `one-${i}`, postconditions: [fact], cost: 3 },
      { name: `two-${i}`, postconditions: [fact, items[(i * 5 + 1) % 12]], cost: 4 },
      { name: `three-${i}`, postconditions: [fact, items[(i * 7 + 2) % 12]], cost: 5 },
    ]);
    const cover = readTask({ init: [], goal: items, skills });
    const outcomes = Array.from({ length: 60 }, (_, i) => withRoom(40 * i, () => planTask(cover)));
    expect(outcomes[0]).toMatchObject({ status: "gave-up", limit: "memory" });
    expect(outcomes.at(-1)).toMatchObject({ status: "found", optimal: true });
    expect(outcomes.some(isUnproved)).toBe(true);
    for (const outcome of outcomes) expectHonest(outcome, cover);
  });

  it("gives up when there is no time at all, and says which limit struck", () => {
    expect(planTask(task, { seconds: 0 }, clock(1))).toMatchObject({
      status: "gave-up",
      limit: "time",
    });
    expect(planTask(task, { megabytes: 5 }, clock(0))).toMatchObject({
      status: "gave-up",
      limit: "memory",
    });
  });
});
