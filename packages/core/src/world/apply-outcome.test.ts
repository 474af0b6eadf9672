import { validate } from "@ctxfst/schema";
import { describe, expect, it } from "vitest";
import { applyOutcome } from "./apply-outcome.ts";
import { createWorld } from "./create-world.ts";
import { formatWorld } from "./format-world.ts";
import type { DeclaredPostconditions, Outcome } from "./outcome.ts";
import { readWorld } from "./read-world.ts";
import type { World } from "./world.ts";

const BEGIN = "2026-01-01T00:00:00Z";
const END = "2026-01-02T00:00:00Z";
const WORLD: World = {
  ...createWorld({ sessionId: "s", goal: ["entity:goal"], facts: ["entity:a"], timestamp: BEGIN }),
  note: { by: "somebody else" },
};
const MODEL: DeclaredPostconditions = {
  postconditions: [
    { value: { fact: "entity:b", negated: false } },
    { value: { fact: "entity:c", negated: false } },
    { value: { fact: "entity:a", negated: true } },
  ],
};
const outcome = (result: Outcome["result"], others: Partial<Outcome> = {}): Outcome => ({
  skill: "x",
  result,
  newStates: [],
  removeStates: [],
  timestamp: END,
  summary: "done",
  ...others,
});
const facts = (change: Outcome, model: DeclaredPostconditions | null = MODEL) =>
  applyOutcome(WORLD, change, model).active_states;

describe("applyOutcome", () => {
  it("adds what the skill declares where a success names nothing, and removes what it declares", () => {
    expect(facts(outcome("success"))).toEqual(["entity:b", "entity:c"]);
  });

  it("adds only what a success names, where it names something", () => {
    expect(facts(outcome("success", { newStates: ["entity:d"] }))).toEqual(["entity:d"]);
  });

  it("lets a fact hold that is removed and added", () => {
    const both = { newStates: ["entity:a"], removeStates: ["entity:a"] };
    expect(facts(outcome("success", both))).toEqual(["entity:a"]);
  });

  it("adds what a partial result names, and nothing that the skill declares", () => {
    expect(facts(outcome("partial"))).toEqual(["entity:a"]);
    expect(facts(outcome("partial", { newStates: ["entity:b"] }))).toEqual([
      "entity:a",
      "entity:b",
    ]);
  });

  it.each(["failed", "skipped"] as const)("adds nothing when %s, whatever is named", (result) => {
    expect(facts(outcome(result, { newStates: ["entity:b"] }))).toEqual(["entity:a"]);
  });

  it.each(["success", "partial", "failed", "skipped"] as const)(
    "removes what a result of %s names",
    (result) => {
      const change = outcome(result, { removeStates: ["entity:a"] });
      expect(facts(change, null)).toEqual([]);
    },
  );

  it.each(["success", "partial", "failed"] as const)("records a result of %s", (result) => {
    expect(applyOutcome(WORLD, outcome(result), MODEL).completed_skills).toEqual([
      { skill: "x", timestamp: END, result, summary: "done" },
    ]);
  });

  it("records nothing for what was skipped, and leaves the world as it was", () => {
    expect(applyOutcome(WORLD, outcome("skipped"), MODEL)).toBe(WORLD);
  });

  it("keeps unknown keys, tells when it changed, and stays valid and readable", () => {
    const world = applyOutcome(WORLD, outcome("success"), MODEL);
    expect(world).toMatchObject({ note: WORLD.note, created_at: BEGIN, updated_at: END });
    expect(validate("world", world)).toEqual([]);
    expect(readWorld(formatWorld(world), "w")).toEqual(world);
  });

  it("leaves the world that it was given alone", () => {
    const before = JSON.stringify(WORLD);
    applyOutcome(WORLD, outcome("success"), MODEL);
    expect(JSON.stringify(WORLD)).toBe(before);
  });
});

describe("createWorld", () => {
  it("writes one goal as a text and several as a list", () => {
    expect(WORLD.goal).toBe("entity:goal");
    const goal = ["entity:a", "NOT entity:b"];
    expect(createWorld({ sessionId: "s", goal, facts: [], timestamp: BEGIN }).goal).toEqual(goal);
    expect(createWorld({ sessionId: "s", goal: [], facts: [], timestamp: BEGIN }).goal).toBe("");
  });

  it("gives each fact once, sorted", () => {
    const facts = ["entity:b", "entity:a", "entity:b"];
    expect(
      createWorld({ sessionId: "s", goal: [], facts, timestamp: BEGIN }).active_states,
    ).toEqual(["entity:a", "entity:b"]);
  });
});

describe("formatWorld", () => {
  it("puts the keys of CtxFST v2 first and keeps all others in their order", () => {
    const world = {
      z: 1,
      goal: "",
      a: 2,
      session_id: "s",
      completed_skills: [],
      active_states: [],
    };
    expect(Object.keys(JSON.parse(formatWorld(world)))).toEqual([
      "session_id",
      "goal",
      "active_states",
      "completed_skills",
      "z",
      "a",
    ]);
  });
});
