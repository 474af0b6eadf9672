import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG, type GoalExpectation } from "../config/config.ts";
import type { GoalOutcome } from "../planner/goal-outcome.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { brokenExpectations, planGoal } from "./plan-goal.ts";
import { configuredGoal, resolveGoals } from "./resolve-goals.ts";

const repository = repositoryOf({
  "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"], cost: 4 }),
  "b/SKILL.md": skillText({
    name: "b",
    preconditions: ["entity:x"],
    postconditions: ["entity:y"],
    cost: 5,
  }),
  "c/SKILL.md": skillText({
    name: "c",
    preconditions: ["entity:lost"],
    postconditions: ["entity:z"],
  }),
});

const outcomeOf = (fact: string, expectation: GoalExpectation = {}): GoalOutcome => {
  const goal = { id: "g", goal: [fact], given: [], expect: expectation };
  return planGoal(repository, configuredGoal(goal, DEFAULT_CONFIG, { world: [] }));
};

describe("brokenExpectations", () => {
  it("breaks nothing by giving up: nothing is known", () => {
    const statistics = { expanded: 0, evaluated: 0, generated: 0, seconds: 1, peak_memory_mb: 1 };
    const plan = { status: "gave-up", limit: "time", lowerBound: 3, statistics } as const;
    expect(brokenExpectations(plan, { reachable: true, maxCost: 1 })).toEqual([]);
  });
});

describe("planGoal", () => {
  it("plans over all skills", () => {
    expect(outcomeOf("entity:y").plan).toMatchObject({
      status: "found",
      steps: ["a", "b"],
      cost: 9,
    });
  });

  it("names the missing fact and who needs it", () => {
    expect(outcomeOf("entity:z").plan).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "entity:lost", neededBy: ["c"] }],
    });
  });

  it("names the supplied fact that a missing one is probably a slip of", () => {
    const typo = repositoryOf({
      "make/SKILL.md": skillText({ name: "make", postconditions: ["entity:parsed-resume"] }),
      "use/SKILL.md": skillText({
        name: "use",
        preconditions: ["entity:parsed-resum"],
        postconditions: ["entity:done"],
      }),
    });
    const missingFor = (fact: string) => {
      const goal = { id: "g", goal: [fact], given: [], expect: {} };
      const { plan } = planGoal(typo, configuredGoal(goal, DEFAULT_CONFIG, { world: [] }));
      return plan.status === "unsolvable" ? plan.missing : null;
    };
    const nearest = "entity:parsed-resume";
    expect(missingFor("entity:done")).toMatchObject([{ fact: "entity:parsed-resum", nearest }]);
    expect(missingFor("entity:prased-resume")).toMatchObject([{ neededBy: [], nearest }]);
  });

  it("takes a skill that completed for done, so that those that depend on it may run", () => {
    const dependent = repositoryOf({
      "build/SKILL.md": skillText({ name: "build" }),
      "ship/SKILL.md": skillText({
        name: "ship",
        depends_on: ["build"],
        postconditions: ["entity:shipped"],
      }),
    });
    const goal = { id: "g", goal: ["entity:shipped"], given: null, expect: {} };
    const start = { world: [], completed: ["build"] };
    const { plan } = planGoal(dependent, configuredGoal(goal, DEFAULT_CONFIG, start));
    expect(plan).toMatchObject({ status: "found", steps: ["ship"] });
  });

  it("names the completed skill that would supply a missing fact", () => {
    const goal = { id: "g", goal: ["entity:y"], given: null, expect: {} };
    const start = { world: [], completed: ["a"] };
    expect(planGoal(repository, configuredGoal(goal, DEFAULT_CONFIG, start)).plan).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "entity:x", neededBy: ["b"], spent: ["a"] }],
    });
  });

  it("says of a condition that cannot be read that it is in the way", () => {
    const unreadable = repositoryOf({
      "p/SKILL.md": skillText({
        name: "p",
        preconditions: ["not x"],
        postconditions: ["entity:r"],
      }),
    });
    const goal = { id: "g", goal: ["entity:r"], given: null, expect: {} };
    expect(
      planGoal(unreadable, configuredGoal(goal, DEFAULT_CONFIG, { world: [] })).plan,
    ).toMatchObject({ status: "unsolvable", missing: [{ fact: "any()", neededBy: ["p"] }] });
  });

  it("names the skills of a circle that supply a missing fact", () => {
    const circle = repositoryOf({
      "p/SKILL.md": skillText({
        name: "p",
        preconditions: ["entity:q"],
        postconditions: ["entity:r"],
      }),
      "q/SKILL.md": skillText({
        name: "q",
        preconditions: ["entity:r"],
        postconditions: ["entity:q"],
      }),
    });
    const goal = { id: "g", goal: ["entity:r"], given: null, expect: {} };
    expect(
      planGoal(circle, configuredGoal(goal, DEFAULT_CONFIG, { world: [] })).plan,
    ).toMatchObject({
      status: "unsolvable",
      missing: [{ fact: "entity:r", neededBy: [], circular: ["p"] }],
    });
  });

  it.each<readonly [string, GoalExpectation, GoalOutcome["broken"]]>([
    ["entity:y", {}, []],
    ["entity:y", { reachable: true, maxCost: 9, maxSteps: 2, via: ["a"], avoid: ["c"] }, []],
    ["entity:y", { reachable: false }, [{ kind: "reachable" }]],
    ["entity:y", { maxCost: 8.5 }, [{ kind: "cost", limit: 8.5, actual: 9 }]],
    ["entity:y", { maxSteps: 1 }, [{ kind: "steps", limit: 1, actual: 2 }]],
    ["entity:y", { via: ["a", "c"] }, [{ kind: "via", skill: "c" }]],
    ["entity:y", { avoid: ["b", "c"] }, [{ kind: "avoid", skill: "b" }]],
    ["entity:z", {}, [{ kind: "unreachable" }]],
    ["entity:z", { reachable: true, maxCost: 1 }, [{ kind: "unreachable" }]],
    ["entity:z", { reachable: false }, []],
  ])("compares a plan to %s with the expectation %j", (fact, expectation, broken) => {
    expect(outcomeOf(fact, expectation).broken).toEqual(broken);
  });

  it("expects nothing of an inferred goal", () => {
    const circle = repositoryOf({
      "p/SKILL.md": skillText({
        name: "p",
        preconditions: ["entity:q"],
        postconditions: ["entity:r"],
      }),
      "q/SKILL.md": skillText({
        name: "q",
        preconditions: ["entity:r"],
        postconditions: ["entity:q"],
      }),
    });
    const outcomes = resolveGoals(circle, DEFAULT_CONFIG, { world: [] }).map((goal) =>
      planGoal(circle, goal),
    );
    expect(outcomes.map(({ plan, broken }) => [plan.status, broken])).toEqual([["unsolvable", []]]);
  });
});
