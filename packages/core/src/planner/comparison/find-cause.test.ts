import { describe, expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { readTask } from "../read-task.ts";
import type { Task } from "../task.ts";
import { applyChanges } from "./apply-changes.ts";
import { diffTasks } from "./diff-tasks.ts";
import { findCause } from "./find-cause.ts";

const RANDOM_PAIRS = 400;

const pairOf = (seed: number): [Task, Task] => [randomTask(seed), randomTask(seed + 10_000)];

describe("applyChanges", () => {
  it("makes the one task the other when everything is applied, and leaves it when nothing is", () => {
    for (let seed = 0; seed < RANDOM_PAIRS; seed += 1) {
      const [from, to] = pairOf(seed);
      const changes = diffTasks(from, to);
      expect(diffTasks(applyChanges(from, to, changes), to), `seed ${seed}`).toEqual([]);
      expect(diffTasks(applyChanges(from, to, []), from), `seed ${seed}`).toEqual([]);
    }
  });
});

describe("findCause", () => {
  it("gives changes that make the difference, none of which can be left out", () => {
    let compared = 0;
    for (let seed = 0; seed < RANDOM_PAIRS; seed += 1) {
      const [from, to] = pairOf(seed);
      if (bruteForceCost(from) !== null || bruteForceCost(to) === null) continue;
      const isReached = (task: Task): boolean => bruteForceCost(task) !== null;
      const cause = findCause(from, to, isReached);
      expect(isReached(applyChanges(from, to, cause)), `seed ${seed}`).toBe(true);
      for (const change of cause) {
        const fewer = cause.filter((other) => other !== change);
        expect(isReached(applyChanges(from, to, fewer)), `seed ${seed}`).toBe(false);
      }
      compared += 1;
    }
    expect(compared).toBeGreaterThan(50);
  });

  it("is empty where the difference is not there", () => {
    const [from] = pairOf(3);
    expect(findCause(from, from, () => false)).toEqual([]);
  });

  it("finds the one condition among other changes", () => {
    const skills = (needs: string[], cost: number) => [
      { name: "a", preconditions: ["raw"], postconditions: ["x"], cost },
      { name: "b", preconditions: ["x", ...needs], postconditions: ["y"], cost },
      { name: "c", postconditions: ["z"], cost },
    ];
    const task = (needs: string[], cost: number): Task =>
      readTask({ init: ["raw"], goal: ["y"], skills: skills(needs, cost) });
    const cause = findCause(task(["key"], 2), task([], 1), (one) => bruteForceCost(one) !== null);
    expect(cause).toEqual([{ kind: "needs", skill: "b", condition: "key", is: false }]);
  });
});
