import { expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { compileTask } from "../compile/compile-task.ts";
import { readTask } from "../read-task.ts";
import { actionsReachableInPairs } from "./actions-reachable-in-pairs.ts";

it("sees that two skills forbid what the other leaves behind", () => {
  const skills = [
    { name: "left", preconditions: ["NOT r"], postconditions: ["a", "l"] },
    { name: "right", preconditions: ["NOT l"], postconditions: ["b", "r"] },
  ];
  const { strips } = compileTask(readTask({ init: [], goal: ["a", "b"], skills }));
  expect(strips).not.toBeNull();
  if (strips !== null) expect(actionsReachableInPairs(strips)).toBeNull();
});

it("never calls a goal out of reach that has a plan", () => {
  let proved = 0;
  for (let seed = 0; seed < 600; seed += 1) {
    const task = randomTask(seed, { facts: 5, skills: 6, negation: 0.4, removal: 0.4 });
    const { strips } = compileTask(task);
    if (strips === null || actionsReachableInPairs(strips) !== null) continue;
    expect(bruteForceCost(task), `seed ${seed}`).toBeNull();
    proved += 1;
  }
  expect(proved).toBeGreaterThan(5);
});
