import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { goalOfConditions, resolveGoals } from "./resolve-goals.ts";

const repository = repositoryOf({
  "skills/parse/SKILL.md": skillText({
    name: "parse",
    preconditions: ["entity:raw"],
    postconditions: ["entity:parsed"],
  }),
  "skills/draw/SKILL.md": skillText({
    name: "draw",
    preconditions: ["entity:parsed", "entity:pen"],
    postconditions: ["entity:drawn"],
  }),
});
const configOf = (config: Partial<Config>): Config => ({ ...DEFAULT_CONFIG, ...config });
const withGoal = (given: readonly string[] | null): Config =>
  configOf({ goals: [{ id: "g", goal: ["entity:drawn"], given, expect: {} }] });

describe("resolveGoals", () => {
  it("starts a goal from what it is given", () => {
    const [goal] = resolveGoals(repository, withGoal(["entity:raw"]), { world: ["entity:other"] });
    expect(goal?.given).toEqual(["entity:raw"]);
  });

  it("starts a goal that is given nothing in particular from the world", () => {
    const [goal] = resolveGoals(repository, withGoal(null), { world: ["entity:other"] });
    expect(goal?.given).toEqual(["entity:other"]);
  });

  it("takes an empty list for what it says: nothing holds", () => {
    const [goal] = resolveGoals(repository, withGoal([]), { world: ["entity:other"] });
    expect(goal?.given).toEqual([]);
  });

  it("adds what the caller has, once", () => {
    const start = { world: [], have: ["entity:raw", "entity:pen"] };
    const [goal] = resolveGoals(repository, withGoal(["entity:raw"]), start);
    expect(goal?.given).toEqual(["entity:raw", "entity:pen"]);
  });

  it("lists external facts as assumptions and not as given", () => {
    const config = { ...withGoal(["entity:raw"]), external: ["entity:pen"] };
    const [goal] = resolveGoals(repository, config, { world: [] });
    expect(goal).toMatchObject({ given: ["entity:raw"], assumptions: ["entity:pen"] });
  });

  it("infers goals only where the config has none, and assumes what nobody supplies", () => {
    expect(resolveGoals(repository, withGoal(null), { world: [] })).toMatchObject([
      { id: "g", inferred: false },
    ]);
    expect(resolveGoals(repository, configOf({}), { world: [] })).toMatchObject([
      {
        id: "drawn",
        text: ["entity:drawn"],
        inferred: true,
        given: [],
        assumptions: ["entity:pen", "entity:raw"],
      },
    ]);
  });
});

describe("goalOfConditions", () => {
  it("makes one goal of several conditions", () => {
    const goal = goalOfConditions(["entity:drawn", "NOT entity:raw"], DEFAULT_CONFIG, {
      world: [],
    });
    expect(goal.goal).toMatchObject([
      { fact: "entity:drawn", negated: false },
      { fact: "entity:raw", negated: true },
    ]);
  });
});
