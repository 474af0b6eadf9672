import { validate } from "@ctxfst/schema";
import { describe, expect, it } from "vitest";
import { checkRepository } from "../check/check-repository.ts";
import { planGoal } from "../check/plan-goal.ts";
import { goalOfConditions } from "../check/resolve-goals.ts";
import { DEFAULT_CONFIG } from "../config/config.ts";
import type { PlanResult } from "../planner/plan.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { checkJson, goalJson, planJson } from "./plan-json.ts";

const repository = repositoryOf({
  "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }),
  "b/SKILL.md": skillText({ name: "b", preconditions: ["entity:q"], postconditions: ["entity:y"] }),
});
const outcomeOf = (fact: string) =>
  planGoal(repository, goalOfConditions([fact], DEFAULT_CONFIG, { world: [] }));
const STATISTICS = { expanded: 9, evaluated: 9, generated: 9, seconds: 1, peak_memory_mb: 10 };

describe("planJson", () => {
  it("gives a plan in the shape of the schema", () => {
    const { plan } = outcomeOf("entity:x");
    const json = planJson(plan);
    expect(validate("plan", json)).toEqual([]);
    expect(json).toMatchObject({
      status: "found",
      optimal: true,
      cost: 3,
      lower_bound: 3,
      steps: ["a"],
      waves: [["a"]],
      missing: [],
    });
  });

  it("has no cost, no steps and no waves where nothing was found, and names what is missing", () => {
    const json = planJson(outcomeOf("entity:y").plan);
    expect(validate("plan", json)).toEqual([]);
    expect(json).toMatchObject({
      status: "unsolvable",
      optimal: false,
      cost: null,
      lower_bound: null,
      steps: null,
      waves: null,
      missing: ["entity:q"],
    });
  });

  it("keeps the proved bound of a search that gave up", () => {
    const plan: PlanResult = {
      status: "gave-up",
      limit: "time",
      lowerBound: 7,
      statistics: STATISTICS,
    };
    expect(planJson(plan)).toMatchObject({ status: "gave-up", cost: null, lower_bound: 7 });
    expect(validate("plan", planJson(plan))).toEqual([]);
  });
});

describe("goalJson", () => {
  it("puts the goal beside its plan", () => {
    const json = goalJson(outcomeOf("entity:x"));
    expect(validate("plan", { goals: [json] })).toEqual([]);
    expect(json).toMatchObject({ id: "entity:x", goal: ["entity:x"], given: [], inferred: false });
  });
});

describe("checkJson", () => {
  it("is a lint report with goals beside it, valid as either", () => {
    const json = checkJson(checkRepository(repository, DEFAULT_CONFIG), repository);
    expect([validate("report", json), validate("plan", json)]).toEqual([[], []]);
    expect(json).toMatchObject({ version: 1, summary: { skills: 2 }, graph: { state: "absent" } });
  });
});
