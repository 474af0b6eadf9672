import { describe, expect, it } from "vitest";
import { randomNumbers, randomTask } from "../../testing/random-task.ts";
import { compileTask } from "../compile/compile-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { lmCutHeuristic } from "../heuristics/heuristic.ts";
import { readTask } from "../read-task.ts";
import { AStarSearch } from "../searches/a-star.ts";
import { packedWords } from "../searches/packed-actions.ts";
import { SearchBudget } from "../searches/search-budget.ts";
import { UniformCostSearch } from "../searches/uniform-cost-search.ts";
import type { Task } from "../task.ts";
import { validatePlan } from "../validate-plan.ts";
import { Canonizer } from "./canonical-state.ts";
import { closeSmallGroup } from "./close-small-group.ts";
import { findSymmetries, keepsTask } from "./find-symmetries.ts";

const FOREVER = Number.POSITIVE_INFINITY;

/** Balls that a robot with two hands carries from one room to the other: balls and hands are alike. */
function gripper(balls: number): Task {
  const names = Array.from({ length: balls }, (_, i) => `ball-${i}`);
  const hands = ["left", "right"];
  const rooms = ["here", "there"] as const;
  const moves = rooms.map((from) => {
    const to = from === "here" ? "there" : "here";
    return {
      name: `move-${from}`,
      preconditions: [`at-${from}`],
      postconditions: [`NOT at-${from}`, `at-${to}`],
    };
  });
  const handling = names.flatMap((ball) =>
    hands.flatMap((hand) =>
      rooms.flatMap((room) => [
        {
          name: `pick-${ball}-${hand}-${room}`,
          preconditions: [`at-${room}`, `${ball}-${room}`, `free-${hand}`],
          postconditions: [`NOT ${ball}-${room}`, `NOT free-${hand}`, `${hand}-${ball}`],
        },
        {
          name: `drop-${ball}-${hand}-${room}`,
          preconditions: [`at-${room}`, `${hand}-${ball}`],
          postconditions: [`NOT ${hand}-${ball}`, `free-${hand}`, `${ball}-${room}`],
        },
      ]),
    ),
  );
  const init = ["at-here", "free-left", "free-right", ...names.map((ball) => `${ball}-here`)];
  return readTask({
    init,
    goal: names.map((ball) => `${ball}-there`),
    skills: [...moves, ...handling],
  });
}

/** The same random world twice over, so that the halves can change places. */
function doubled(seed: number): Task {
  const task = randomTask(seed);
  const twin = (text: string): string => text.replace(/[a-z0-9-]+$/, (name) => `${name}-twin`);
  const copy = JSON.parse(JSON.stringify(task), (key, value) =>
    key !== "kind" && typeof value === "string" ? twin(value) : value,
  ) as Task;
  return {
    ...task,
    init: [...task.init, ...copy.init],
    goal: [...task.goal, ...copy.goal],
    skills: [...task.skills, ...copy.skills],
  };
}

function stripsOf(task: Task): StripsTask | null {
  return compileTask(task).strips;
}

function symmetric(strips: StripsTask): Canonizer {
  return new Canonizer(findSymmetries(strips), packedWords(strips));
}

describe("findSymmetries", () => {
  it("finds that balls and hands are alike", () => {
    const strips = stripsOf(gripper(4));
    if (strips === null) throw new Error("the goal is reachable");
    const symmetries = findSymmetries(strips);
    expect(symmetries.every((symmetry) => keepsTask(strips, symmetry))).toBe(true);
    // All orders of four balls, times two hands.
    const group = new Set(symmetries.map((symmetry) => symmetry.join()));
    expect(group.size).toBe(symmetries.length);
    expect(orbitSizes(symmetries)).toContain(8);
  });

  it("finds none where every fact has a part of its own", () => {
    const chain = ["a", "b", "c"].map((fact, i, all) => ({
      name: fact,
      preconditions: i === 0 ? [] : [all[i - 1] as string],
      postconditions: i === 0 ? [fact] : [fact, `NOT ${all[i - 1]}`],
    }));
    const strips = stripsOf(readTask({ init: [], goal: ["c"], skills: chain }));
    expect(strips && findSymmetries(strips)).toEqual([]);
  });

  it("gives only renamings that keep the task, on random worlds", () => {
    let found = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const strips = stripsOf(doubled(seed));
      if (strips === null) continue;
      for (const symmetry of findSymmetries(strips)) {
        expect(keepsTask(strips, symmetry), `seed ${seed}`).toBe(true);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});

describe("Canonizer", () => {
  it("gives all that symmetries make of a state one representative, in a small group", () => {
    const strips = stripsOf(gripper(2));
    if (strips === null) throw new Error("the goal is reachable");
    const symmetries = findSymmetries(strips);
    const group = closeSmallGroup(symmetries) ?? [];
    const canonizer = new Canonizer(symmetries, packedWords(strips));
    const random = randomNumbers(7);
    for (let round = 0; round < 100; round += 1) {
      const facts = [...strips.factNames.keys()].filter(() => random() < 0.4);
      const images = group.map((symmetry) => facts.map((fact) => symmetry[fact] as number));
      const representatives = [facts, ...images].map((state) => {
        const bits = new Uint32Array(packedWords(strips));
        for (const fact of state)
          bits[fact >>> 5] = (bits[fact >>> 5] as number) | (1 << (fact & 31));
        canonizer.canonize(bits);
        return bits.join();
      });
      expect(new Set(representatives).size).toBe(1);
    }
  });
});

describe.each([
  [
    "A*",
    (strips: StripsTask, budget: SearchBudget, canonizer: Canonizer | null) =>
      new AStarSearch(strips, lmCutHeuristic(strips), budget, FOREVER, canonizer),
  ],
  [
    "uniform-cost search",
    (strips: StripsTask, budget: SearchBudget, canonizer: Canonizer | null) =>
      new UniformCostSearch(strips, budget, FOREVER, canonizer),
  ],
])("%s over representatives", (_, search) => {
  it("costs what it costs over all states, with a valid plan, on random worlds", () => {
    let compared = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const task = doubled(seed);
      const strips = stripsOf(task);
      if (strips === null || strips.factNames.length > 30) continue;
      const budget = new SearchBudget({}, null);
      const found = search(strips, budget, symmetric(strips)).advance(FOREVER);
      const plain = search(strips, new SearchBudget({}, null), null).advance(FOREVER);
      expect(found?.cost, `seed ${seed}`).toBe(plain?.cost);
      if (found?.plan == null) continue;
      const steps = found.plan.flatMap((action) => strips.actionNames[action] ?? []);
      expect(validatePlan(task, steps).fault, `seed ${seed}`).toBeNull();
      compared += 1;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it("looks at a few of the states that alike balls make", () => {
    const task = gripper(6);
    const strips = stripsOf(task);
    if (strips === null) throw new Error("the goal is reachable");
    const budgets = [new SearchBudget({}, null), new SearchBudget({}, null)] as const;
    const found = search(strips, budgets[0], symmetric(strips)).advance(FOREVER);
    const plain = search(strips, budgets[1], null).advance(FOREVER);
    expect(found?.cost).toBe(plain?.cost);
    expect(budgets[0].expanded * 5).toBeLessThan(budgets[1].expanded);
    const steps = found?.plan?.flatMap((action) => strips.actionNames[action] ?? []) ?? [];
    expect(validatePlan(task, steps).fault).toBeNull();
  });
});

function orbitSizes(symmetries: readonly Int32Array[]): number[] {
  const size = symmetries[0]?.length ?? 0;
  const orbits = Array.from({ length: size }, (_, fact) => fact);
  for (let changed = true; changed; ) {
    changed = false;
    for (const symmetry of symmetries) {
      symmetry.forEach((image, fact) => {
        const least = Math.min(orbits[fact] as number, orbits[image] as number);
        if (orbits[fact] !== least || orbits[image] !== least) changed = true;
        orbits[fact] = least;
        orbits[image] = least;
      });
    }
  }
  const sizes = new Map<number, number>();
  for (const orbit of orbits) sizes.set(orbit, (sizes.get(orbit) ?? 0) + 1);
  return [...sizes.values()];
}
