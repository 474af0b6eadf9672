import { describe, expect, it } from "vitest";
import type { Task } from "../planner/task.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import { taskFromSkills } from "../planner/task-from-skills.ts";
import { formatCondition, formatLiteral } from "../skill/format-condition.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import { readOwnModel } from "../skill/read-own-model.ts";
import { bruteForceCost } from "../testing/brute-force.ts";
import { randomTask } from "../testing/random-task.ts";
import type { SubgraphEdge } from "../world/world.ts";
import { selectCandidates } from "./select-candidates.ts";
import type { Selection, SelectionGoal, SelectionOptions } from "./selection.ts";

const RANDOM_WORLDS = 2000;
const COSTS: Readonly<Record<string, number>> = { low: 1, medium: 3, high: 10 };

function skill(name: string, fields: Readonly<Record<string, unknown>>): PlannableSkill {
  const own = readOwnModel(name, new Map(), fields);
  return { name, model: { ...own, cost: COSTS[own.costLabel] ?? Number(own.costLabel) } };
}

function world(goal: string, rest: Partial<SelectionGoal> = {}): SelectionGoal {
  return {
    goal: [parseCondition(goal).condition],
    facts: [],
    runs: [],
    subgraph: [],
    ...rest,
  };
}

const edge = (source: string, relation: string, target: string): SubgraphEdge => ({
  source,
  target,
  relation,
});

const namesOf = ({ candidates }: Selection): readonly string[] =>
  candidates.map(({ name }) => name);

const leftOutOf = ({ leftOut }: Selection): Readonly<Record<string, string>> =>
  Object.fromEntries(leftOut.map(({ candidate, reason }) => [candidate.name, reason]));

/** The example of seed 001. */
const FAR = skill("skill-far", { postconditions: ["entity:far"], cost: "low" });
const CLOSE = skill("skill-close", { postconditions: ["entity:mid"], cost: "low" });
const CHAIN = [
  edge("entity:goal", "REQUIRES", "entity:mid"),
  edge("entity:mid", "REQUIRES", "entity:far"),
];

describe("selectCandidates", () => {
  it("takes the skill that is one hop from the goal before the one that is two", () => {
    const selection = selectCandidates([FAR, CLOSE], world("entity:goal", { subgraph: CHAIN }));
    expect(selection.source).toBe("subgraph");
    expect(selection.candidates.map(({ name, proximity }) => [name, proximity?.distance])).toEqual([
      ["skill-close", 1],
      ["skill-far", 2],
    ]);
  });

  it("falls back to cost, number of postconditions and name without a subgraph", () => {
    const two = skill("z-two", { postconditions: ["entity:a", "entity:b"], cost: "low" });
    const dear = skill("a-dear", { postconditions: ["entity:c", "entity:d"], cost: "high" });
    const selection = selectCandidates([dear, FAR, CLOSE, two], world("entity:goal"));
    expect(selection.source).toBeNull();
    expect(namesOf(selection)).toEqual(["z-two", "skill-close", "skill-far", "a-dear"]);
    expect(selection.candidates.every(({ proximity }) => proximity === null)).toBe(true);
  });

  it("puts cost before nearness", () => {
    const dear = skill("dear", { postconditions: ["entity:mid"], cost: "high" });
    const goal = world("entity:goal", { subgraph: CHAIN });
    expect(namesOf(selectCandidates([dear, FAR], goal))).toEqual(["skill-far", "dear"]);
  });

  it("offers what a plan can use and leaves out the rest, when there is a plan", () => {
    const skills = [
      skill("first", { postconditions: ["entity:mid"] }),
      skill("last", { preconditions: ["entity:mid"], postconditions: ["entity:goal"] }),
      skill("other-way", { postconditions: ["entity:goal"], cost: "high" }),
      skill("noise", { postconditions: ["entity:noise"], cost: "low" }),
    ];
    const selection = selectCandidates(skills, world("entity:goal"));
    expect(namesOf(selection)).toEqual(["first", "other-way"]);
    expect(leftOutOf(selection)).toEqual({ noise: "no-plan-uses-it" });
    expect(selection.candidates.map(({ isPlanned }) => isPlanned)).toEqual([true, false]);
  });

  it("ranks all that may run when no plan reaches the goal", () => {
    const noise = skill("noise", { postconditions: ["entity:noise"] });
    const selection = selectCandidates([noise], world("entity:goal"));
    expect(selection.isReachable).toBe(false);
    expect(namesOf(selection)).toEqual(["noise"]);
  });

  it("ranks all that may run when the planner gave up", () => {
    const skills = [
      skill("noise", { postconditions: ["entity:noise"] }),
      skill("last", { postconditions: ["entity:goal"] }),
    ];
    let seconds = 0;
    const clock = { now: () => (seconds += 100), memory: () => 1 };
    const selection = selectCandidates(skills, world("entity:goal"), {
      clock,
      limits: { seconds: 1 },
    });
    expect(selection.isReachable).toBeNull();
    expect(namesOf(selection)).toEqual(["last", "noise"]);
  });

  it("leaves out a skill all of whose facts hold", () => {
    const refresh = skill("refresh", { postconditions: ["entity:data"], idempotent: true });
    const selection = selectCandidates([refresh], world("entity:goal", { facts: ["entity:data"] }));
    expect(leftOutOf(selection)).toEqual({ refresh: "changes-nothing" });
  });

  it("keeps a skill back while a fact that blocks it holds", () => {
    const subgraph = [edge("skill-close", "BLOCKED_BY", "entity:freeze"), ...CHAIN];
    const frozen = world("entity:goal", { subgraph, facts: ["entity:freeze"] });
    const selection = selectCandidates([FAR, CLOSE], frozen);
    expect(namesOf(selection)).toEqual(["skill-far"]);
    expect(selection.leftOut[0]).toMatchObject({ reason: "blocked", fact: "entity:freeze" });
    const thawed = world("entity:goal", { subgraph });
    expect(namesOf(selectCandidates([FAR, CLOSE], thawed))).toEqual(["skill-close", "skill-far"]);
  });

  it("reads nearness from the repository's graph when the subgraph has no edge at the goal", () => {
    const skills = [
      skill("one", { postconditions: ["entity:a"], cost: "low" }),
      skill("two", { preconditions: ["entity:a"], postconditions: ["entity:b"] }),
      skill("three", { preconditions: ["entity:b"], postconditions: ["entity:goal"] }),
    ];
    const graph: SelectionOptions["graph"] = [
      edge("one", "LEADS_TO", "entity:a"),
      edge("two", "REQUIRES", "entity:a"),
      edge("two", "LEADS_TO", "entity:b"),
      edge("three", "REQUIRES", "entity:b"),
      edge("three", "LEADS_TO", "entity:goal"),
    ];
    const elsewhere = world("entity:goal", {
      subgraph: [edge("entity:x", "REQUIRES", "entity:y")],
    });
    const selection = selectCandidates(skills, elsewhere, { graph });
    expect(selection.source).toBe("graph");
    expect(selection.candidates[0]).toMatchObject({
      name: "one",
      proximity: { distance: 2, fact: "entity:a", relation: "LEADS_TO" },
    });
  });

  it("takes likeness of names when no graph knows a way", () => {
    const skills = [
      skill("alike", { postconditions: ["entity:has-kubernetes-basics"] }),
      skill("unlike", { postconditions: ["entity:has-lunch", "entity:x"] }),
    ];
    const selection = selectCandidates(skills, world("entity:kubernetes-path"));
    expect(selection.source).toBe("similarity");
    expect(selection.candidates.map(({ name, proximity }) => [name, proximity?.distance])).toEqual([
      ["alike", 3],
      ["unlike", undefined],
    ]);
  });

  it("counts the fact of a skill that was done, for those that ask for it", () => {
    const skills = [
      skill("build", { postconditions: ["entity:built"] }),
      skill("ship", { preconditions: ["done:build"], postconditions: ["entity:goal"] }),
    ];
    const runs = [{ skill: "build", result: "success" }];
    expect(namesOf(selectCandidates(skills, world("entity:goal", { runs })))).toEqual(["ship"]);
  });

  it("gives the same for every order of the skills", () => {
    const skills = [FAR, CLOSE, skill("b", { postconditions: ["entity:far"], cost: 1 })];
    const goal = world("entity:goal", { subgraph: CHAIN });
    const expected = selectCandidates(skills, goal);
    expect(selectCandidates([...skills].reverse(), goal)).toEqual(expected);
  });
});

describe("selectCandidates on random worlds", () => {
  it("leaves out no skill that could make any plan cheaper, and keeps the first step of a plan", () => {
    let leftOut = 0;
    for (let seed = 0; seed < RANDOM_WORLDS; seed += 1) {
      const { skills, task } = randomWorld(seed);
      const selection = selectCandidates(skills, {
        goal: task.goal,
        facts: task.init,
        runs: [],
        subgraph: [],
      });
      const cost = bruteForceCost(task);
      expect(selection.isReachable, `seed ${seed}`).toBe(cost !== null);
      if (cost === null || cost === 0) continue;
      expect(
        selection.candidates.some(({ isPlanned }) => isPlanned),
        `seed ${seed}`,
      ).toBe(true);
      for (const { candidate, reason } of selection.leftOut) {
        if (reason !== "no-plan-uses-it") continue;
        leftOut += 1;
        // Free of charge, among skills that are not: a plan that could use it at all would be cheaper with it.
        const priced = task.skills.map((one) => ({
          ...one,
          cost: one.name === candidate.name ? 0 : one.cost + 1,
        }));
        const without = priced.filter(({ name }) => name !== candidate.name);
        expect(
          bruteForceCost({ ...task, skills: priced }),
          `seed ${seed}, ${candidate.name}`,
        ).toBeCloseTo(bruteForceCost({ ...task, skills: without }) as number, 9);
      }
    }
    expect(leftOut).toBeGreaterThan(100);
  });
});

/** A random task whose skills are written down as a repository would have them. */
function randomWorld(seed: number): {
  readonly skills: readonly PlannableSkill[];
  readonly task: Task;
} {
  const random = randomTask(seed);
  const skills = random.skills.map((one) =>
    skill(one.name, {
      preconditions: one.preconditions.map(formatCondition),
      postconditions: [
        ...one.add.map((fact) => formatLiteral({ fact, negated: false })),
        ...one.remove.map((fact) => formatLiteral({ fact, negated: true })),
      ],
      cost: one.cost,
      idempotent: !one.atMostOnce,
    }),
  );
  return { skills, task: taskFromSkills(skills, { goal: random.goal, given: random.init }) };
}
