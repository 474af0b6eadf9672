import { describe, expect, it } from "vitest";
import type { GoalOutcome } from "../check/check-result.ts";
import type { PlanResult } from "../planner/plan.ts";
import { goalReasons, goalState, planText } from "./goal-text.ts";

const statistics = { expanded: 0, evaluated: 0, generated: 0, seconds: 0, peak_memory_mb: 0 };
const found = (optimal: boolean): PlanResult => ({
  status: "found",
  optimal,
  cost: 4,
  lowerBound: 3,
  steps: ["a"],
  waves: [["a"]],
  statistics,
});
const unsolvable: PlanResult = {
  status: "unsolvable",
  lowerBound: Number.POSITIVE_INFINITY,
  missing: [],
  conflict: null,
  statistics,
};
const gaveUp: PlanResult = { status: "gave-up", limit: "time", lowerBound: 0, statistics };

function outcome(plan: PlanResult, broken: GoalOutcome["broken"] = []): GoalOutcome {
  return {
    id: "g",
    goal: [],
    given: [],
    inferred: false,
    assumptions: [],
    plan,
    expect: {},
    broken,
  };
}

describe("goalState", () => {
  it("is broken when an expectation is broken", () => {
    expect(goalState(outcome(found(true), [{ kind: "via", skill: "b" }]))).toBe("broken");
  });

  it("is open when the planner gave up", () => expect(goalState(outcome(gaveUp))).toBe("open"));

  it("is fine when it is as unreachable as expected", () =>
    expect(goalState({ ...outcome(unsolvable), expect: { reachable: false } })).toBe("fine"));

  it("is open when an inferred goal cannot be reached", () =>
    expect(goalState({ ...outcome(unsolvable), inferred: true })).toBe("open"));
});

describe("planText", () => {
  it.each([
    [found(true), "1 step, cost 4"],
    [found(false), "1 step, cost 4 (at least 3)"],
    [unsolvable, "unreachable"],
    [gaveUp, "gave up (time limit)"],
  ])("tells plan %# in a few words", (plan, text) => {
    expect(planText(outcome(plan))).toBe(text);
  });
});

describe("goalReasons", () => {
  it("names each missing fact and who needs it", () => {
    const plan: PlanResult = {
      ...unsolvable,
      missing: [
        { fact: "entity:a", neededBy: ["x", "y"] },
        { fact: "entity:b", neededBy: [] },
      ],
    };
    expect(goalReasons(outcome(plan, [{ kind: "unreachable" }]))).toEqual([
      "no skill produces entity:a, which x, y need",
      "no skill produces entity:b",
    ]);
  });

  it("names the fact that is probably meant", () => {
    const missing = [{ fact: "entity:ab", neededBy: ["x"], nearest: "entity:abc" }];
    expect(goalReasons(outcome({ ...unsolvable, missing }))).toEqual([
      "no skill produces entity:ab, which x needs; entity:abc is supplied, and probably meant",
    ]);
  });

  it("names the completed skills that would supply a missing fact", () => {
    const missing = [{ fact: "entity:a", neededBy: ["x"], spent: ["make"] }];
    expect(goalReasons(outcome({ ...unsolvable, missing }))).toEqual([
      "no skill can produce entity:a any more, which x needs: make is completed and runs at most once",
    ]);
  });

  it("names the skills of a circle, which do supply the fact", () => {
    const missing = [{ fact: "entity:a", neededBy: ["x"], circular: ["make"] }];
    expect(goalReasons(outcome({ ...unsolvable, missing }))).toEqual([
      "make supplies entity:a, which x needs, and waits for it in a circle",
    ]);
  });

  it.each([
    [{ skills: ["x"], facts: [] }, "x would have to run more than once"],
    [{ skills: [], facts: ["entity:a"] }, "entity:a is lost before all of the goal holds"],
  ])("does not say of one alone that it rules out another: %j", (conflict, text) => {
    expect(goalReasons(outcome({ ...unsolvable, conflict }))).toEqual([text]);
  });

  it("does not speak of a condition that cannot be read as of a fact", () => {
    const plan: PlanResult = { ...unsolvable, missing: [{ fact: "any()", neededBy: ["x"] }] };
    expect(goalReasons(outcome(plan))).toEqual(["x has a condition that cannot be read"]);
  });

  it("names what rules each other out when nothing is missing", () => {
    const plan: PlanResult = {
      ...unsolvable,
      conflict: { skills: ["x", "y"], facts: ["entity:a"] },
    };
    expect(goalReasons(outcome(plan, [{ kind: "unreachable" }]))).toEqual([
      "x, y, entity:a rule each other out",
    ]);
  });

  it("tells every broken expectation", () => {
    const broken: GoalOutcome["broken"] = [
      { kind: "reachable" },
      { kind: "cost", limit: 3, actual: 4 },
      { kind: "steps", limit: 0, actual: 1 },
      { kind: "via", skill: "b" },
      { kind: "avoid", skill: "a" },
    ];
    expect(goalReasons(outcome(found(true), broken))).toEqual([
      "expected to be unreachable",
      "cost 4, expected at most 3",
      "1 step, expected at most 0",
      "expected to use b",
      "expected to avoid a",
    ]);
  });
});
