import { describe, expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { readTask } from "../read-task.ts";
import type { Literal, Task } from "../task.ts";
import { type WhyNot, whyNot } from "./index.ts";

const RANDOM_TASKS = 3000;

const keyOf = ({ fact, negated }: Literal): string => (negated ? `NOT ${fact}` : fact);

const literalsOf = (conditions: Task["goal"]): Literal[] =>
  conditions
    .filter(({ soft }) => !soft)
    .flatMap((condition) => (condition.kind === "fact" ? [condition] : condition.alternatives));

/** By trying all changes of so many literals: those after which there is a plan. Written apart from what is tested. */
function sufficient(task: Task, literals: readonly Literal[], size: number): string[] {
  const opened: string[] = [];
  const choose = (from: number, chosen: readonly Literal[]): void => {
    if (chosen.length === size) {
      const gone = chosen.filter(({ negated }) => negated).map(({ fact }) => fact);
      const given = chosen.filter(({ negated }) => !negated).map(({ fact }) => fact);
      const init = [...task.init.filter((fact) => !gone.includes(fact)), ...given];
      if (bruteForceCost({ ...task, init }) !== null) {
        opened.push(chosen.map(keyOf).sort().join(" + "));
      }
      return;
    }
    for (let i = from; i < literals.length; i += 1) {
      choose(i + 1, [...chosen, literals[i] as Literal]);
    }
  };
  choose(0, []);
  return opened.sort();
}

/** Conditions of skills, and where asked of the goal, that do not hold at the start, each once. */
function changeable(task: Task, withGoal: boolean): Literal[] {
  const goal = literalsOf(task.goal);
  const goalKeys = new Set(goal.map(keyOf));
  const asked = task.skills.flatMap(({ preconditions }) => literalsOf(preconditions));
  const all = withGoal ? [...asked, ...goal] : asked.filter((one) => !goalKeys.has(keyOf(one)));
  const open = all.filter(({ fact, negated }) => task.init.includes(fact) === negated);
  return [...new Map(open.map((one) => [keyOf(one), one])).values()];
}

const setsOf = ({ excuses }: WhyNot): string[] =>
  excuses.map(({ lacks }) => lacks.map(keyOf).sort().join(" + ")).sort();

/** Facts that can hold, and absences that can, if nothing is ever lost: to a fixed point. */
function relaxed(task: Task): Set<string> {
  const facts = new Set([...task.init, ...task.skills.flatMap(({ add }) => add)]);
  const asked = [...task.skills.flatMap(({ preconditions }) => preconditions), ...task.goal];
  for (const { fact } of literalsOf(asked)) facts.add(fact);
  const holding = new Set<string>();
  for (const fact of facts) holding.add(keyOf({ fact, negated: !task.init.includes(fact) }));
  const can = (conditions: Task["goal"]): boolean =>
    conditions.every(
      (condition) =>
        condition.soft || literalsOf([condition]).some((one) => holding.has(keyOf(one))),
    );
  for (let before = -1; before !== holding.size; ) {
    before = holding.size;
    for (const { preconditions, add, remove } of task.skills) {
      const isNonsense = literalsOf(preconditions.filter(({ kind }) => kind === "fact")).some(
        ({ fact, negated }, _, all) =>
          all.some((other) => other.fact === fact && other.negated !== negated),
      );
      if (isNonsense || !can(preconditions)) continue;
      for (const fact of add) holding.add(fact);
      for (const fact of remove)
        if (!add.includes(fact)) holding.add(keyOf({ fact, negated: true }));
    }
  }
  return holding;
}

describe("whyNot against enumeration", () => {
  it("finds all the smallest changes where loss or order is in the way", () => {
    let compared = 0;
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed, { removal: 0.4, negation: 0.3, atMostOnce: 0.7 });
      if (bruteForceCost(task) !== null) continue;
      const holding = relaxed(task);
      const isReachable = task.goal.every(
        (condition) =>
          condition.soft || literalsOf([condition]).some((one) => holding.has(keyOf(one))),
      );
      if (!isReachable) continue;
      const answer = whyNot(task, { top: 100 });
      expect(answer.status, `seed ${seed}`).toBe("unreachable");
      const candidates = [changeable(task, false), changeable(task, true)];
      let expected: string[] = [];
      for (const literals of candidates) {
        for (let size = 1; size <= literals.length && expected.length === 0; size += 1) {
          expected = sufficient(task, literals, size);
        }
      }
      expect(setsOf(answer), `seed ${seed}`).toEqual(expected);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("finds changes as small as any of what lies at the bottom, where something is missing", () => {
    let compared = 0;
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed, { removal: 0, negation: 0 });
      if (bruteForceCost(task) !== null) continue;
      const answer = whyNot(task, { top: 100 });
      expect(answer.status, `seed ${seed}`).toBe("unreachable");
      const supplied = new Set(task.skills.flatMap(({ add }) => add));
      const missing = changeable(task, true).filter(({ fact }) => !supplied.has(fact));
      let expected: string[] = [];
      for (let size = 1; size <= missing.length && expected.length === 0; size += 1) {
        expected = sufficient(task, missing, size);
      }
      if (answer.circles.length > 0 || expected.length === 0) continue;
      expect(setsOf(answer), `seed ${seed}`).toEqual(expected);
      expect(answer.isComplete, `seed ${seed}`).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("opens a plan with every set that it gives, and with nothing less", () => {
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed);
      const { status, excuses } = whyNot(task);
      expect(status === "reachable", `seed ${seed}`).toBe(bruteForceCost(task) !== null);
      for (const { lacks, cost } of excuses) {
        const opened = sufficient(task, lacks, lacks.length);
        expect(opened, `seed ${seed}`).toHaveLength(1);
        for (let size = 1; size < lacks.length; size += 1) {
          expect(sufficient(task, lacks, size), `seed ${seed}`).toEqual([]);
        }
        const gone = lacks.filter(({ negated }) => negated).map(({ fact }) => fact);
        const given = lacks.filter(({ negated }) => !negated).map(({ fact }) => fact);
        const init = [...task.init.filter((fact) => !gone.includes(fact)), ...given];
        expect(bruteForceCost({ ...task, init }), `seed ${seed}`).toBeCloseTo(cost, 9);
      }
    }
  });

  it("names skills that are enough when they may run more than once", () => {
    let named = 0;
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed, { removal: 0.6, negation: 0, atMostOnce: 1 });
      const { repeats } = whyNot(task);
      if (repeats.length === 0) continue;
      const allowing = (names: readonly string[]): Task => ({
        ...task,
        skills: task.skills.map((skill) =>
          names.includes(skill.name) ? { ...skill, atMostOnce: false } : skill,
        ),
      });
      expect(bruteForceCost(allowing(repeats)), `seed ${seed}`).not.toBeNull();
      for (const name of repeats) {
        const fewer = repeats.filter((other) => other !== name);
        expect(bruteForceCost(allowing(fewer)), `seed ${seed}`).toBeNull();
      }
      named += 1;
    }
    expect(named).toBeGreaterThan(1);
  });
});

describe("whyNot", () => {
  const ask = (init: string[], goal: unknown[], skills: unknown[]): WhyNot =>
    whyNot(readTask({ init, goal, skills }));

  const release = [
    { name: "build", preconditions: ["code"], postconditions: ["built"], cost: 1 },
    {
      name: "ship",
      preconditions: ["built", { any: ["approval", "window"] }],
      postconditions: ["shipped"],
      cost: 2,
    },
    { name: "open-window", preconditions: ["NOT freeze"], postconditions: ["window"], cost: 1 },
  ];

  it("offers the missing fact, or that a fact which stands for ever be gone", () => {
    expect(ask(["code", "freeze"], ["shipped"], release)).toEqual({
      status: "unreachable",
      excuses: [
        {
          lacks: [{ fact: "approval", negated: false, neededBy: ["ship"], producers: [] }],
          cost: 3,
          steps: ["build", "ship"],
          ready: ["build"],
        },
        {
          lacks: [{ fact: "freeze", negated: true, neededBy: ["open-window"], producers: [] }],
          cost: 4,
          steps: ["build", "open-window", "ship"],
          ready: ["build"],
        },
      ],
      isComplete: true,
      circles: [],
      conflict: null,
      repeats: [],
    });
  });

  it("names the circle in which skills wait for each other", () => {
    const answer = ask(
      [],
      ["z"],
      [
        { name: "a", preconditions: ["y"], postconditions: ["x"] },
        { name: "b", preconditions: ["x"], postconditions: ["y"] },
        { name: "c", preconditions: ["x"], postconditions: ["z"] },
      ],
    );
    expect(answer.circles).toEqual([{ facts: ["x", "y"], skills: ["a", "b"] }]);
    expect(answer.excuses.map(({ lacks }) => lacks)).toEqual([
      [
        {
          fact: "x",
          negated: false,
          neededBy: ["c"],
          producers: [{ skill: "a", lacks: ["y"] }],
        },
      ],
      [{ fact: "y", negated: false, neededBy: ["a"], producers: [{ skill: "b", lacks: ["x"] }] }],
    ]);
  });

  it("says when a skill would have to run twice", () => {
    const answer = ask(
      [],
      ["a", "b"],
      [
        { name: "fetch", postconditions: ["token"], idempotent: false },
        { name: "use-a", preconditions: ["token"], postconditions: ["a", "NOT token"] },
        { name: "use-b", preconditions: ["token"], postconditions: ["b", "NOT token"] },
      ],
    );
    expect(answer.repeats).toEqual(["fetch"]);
    expect(answer.excuses.map(({ lacks }) => lacks.map(({ fact }) => fact))).toEqual([["token"]]);
  });

  it("names what rules each other out", () => {
    const answer = ask(
      ["calm"],
      ["loud", "done"],
      [
        { name: "shout", postconditions: ["loud", "NOT calm"] },
        { name: "work", preconditions: ["calm", "NOT loud"], postconditions: ["half"] },
        { name: "end", preconditions: ["half", "loud", "calm"], postconditions: ["done"] },
      ],
    );
    expect(answer.conflict?.skills).toEqual(["end", "shout", "work"]);
  });

  it("has nothing to say where the goal can be reached", () => {
    expect(ask(["x"], ["x"], [])).toMatchObject({ status: "reachable", excuses: [] });
  });

  it("gives up in time", () => {
    const clock = { now: () => 5, memory: () => 0 };
    const task = readTask({ init: [], goal: ["x"], skills: [] });
    expect(whyNot(task, { limits: { seconds: 0 }, clock }).status).toBe("gave-up");
  });
});
