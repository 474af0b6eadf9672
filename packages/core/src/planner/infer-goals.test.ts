import { describe, expect, it } from "vitest";
import { formatCondition } from "../skill/format-condition.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { inferGoals } from "./infer-goals.ts";

/** Skills by name with their fields; gives the inferred goals as texts. */
function goalsOf(skills: Record<string, Record<string, unknown>>) {
  const files = Object.entries(skills).map(([name, fields]) => [
    `skills/${name}/SKILL.md`,
    skillText({ name, ...fields }),
  ]);
  const repository = repositoryOf(Object.fromEntries(files));
  return inferGoals(repository.byName.values()).map(({ id, goal, given }) => ({
    id,
    goal: goal.map(formatCondition),
    given,
  }));
}

describe("inferGoals", () => {
  it("takes facts that nobody asks for, and assumes what nobody supplies", () => {
    const goals = goalsOf({
      parse: { preconditions: ["entity:raw"], postconditions: ["entity:parsed"] },
      match: { preconditions: ["entity:parsed"], postconditions: ["entity:matched"] },
      tidy: { preconditions: ["entity:mess"], postconditions: ["entity:tidy"] },
    });
    expect(goals).toEqual([
      { id: "matched", goal: ["entity:matched"], given: ["entity:raw"] },
      { id: "tidy", goal: ["entity:tidy"], given: ["entity:mess"] },
    ]);
  });

  it("does not count a guard against running twice as use", () => {
    const goals = goalsOf({
      parse: { preconditions: ["NOT entity:parsed"], postconditions: ["entity:parsed"] },
    });
    expect(goals).toEqual([{ id: "parsed", goal: ["entity:parsed"], given: [] }]);
  });

  it("does not count soft conditions as use", () => {
    const goals = goalsOf({
      parse: { postconditions: ["entity:parsed"] },
      match: { preconditions: ["entity:parsed?"], postconditions: ["entity:matched"] },
    });
    expect(goals.map(({ id }) => id)).toEqual(["matched", "parsed"]);
  });

  it("takes a skill that only keeps a fact up neither as supply nor as use", () => {
    const goals = goalsOf({
      refresh: { preconditions: ["entity:cache"], postconditions: ["entity:cache"] },
      fill: { preconditions: ["entity:source"], postconditions: ["entity:cache"] },
    });
    expect(goals).toEqual([{ id: "cache", goal: ["entity:cache"], given: ["entity:source"] }]);
  });

  it("takes a circle that leads nowhere as one goal", () => {
    const goals = goalsOf({
      plan: { preconditions: ["entity:reviewed"], postconditions: ["entity:planned"] },
      build: { preconditions: ["entity:planned"], postconditions: ["entity:built"] },
      review: { preconditions: ["entity:built"], postconditions: ["entity:reviewed"] },
    });
    expect(goals).toEqual([
      { id: "built", goal: ["entity:built", "entity:planned", "entity:reviewed"], given: [] },
    ]);
  });

  it("asks of a circle only for what lasts", () => {
    const goals = goalsOf({
      open: {
        preconditions: ["entity:closed"],
        postconditions: ["entity:open", "NOT entity:closed"],
      },
      close: { preconditions: ["entity:open"], postconditions: ["entity:closed"] },
    });
    expect(goals.map(({ goal }) => goal)).toEqual([["entity:open"]]);
  });

  it("assumes an alternative only when none is supplied", () => {
    const goals = goalsOf({
      a: { postconditions: ["entity:a"] },
      use: {
        preconditions: [{ any: ["entity:a", "entity:b"] }, { any: ["entity:c", "entity:d"] }],
        postconditions: ["entity:x"],
      },
    });
    expect(goals).toEqual([{ id: "x", goal: ["entity:x"], given: ["entity:c"] }]);
  });

  it("takes a skill that waits for others and supplies nothing as a goal of its own", () => {
    const goals = goalsOf({ first: {}, second: { depends_on: ["first"] } });
    expect(goals).toEqual([{ id: "done:second", goal: ["done:second"], given: [] }]);
  });

  it("infers nothing from skills that declare nothing", () => {
    expect(goalsOf({ a: {}, b: {} })).toEqual([]);
  });
});
