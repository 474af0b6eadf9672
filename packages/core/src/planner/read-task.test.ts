import { describe, expect, it } from "vitest";
import { CtxfstError } from "../base/errors.ts";
import { readTask } from "./read-task.ts";

const task = (skill: Record<string, unknown>) =>
  readTask({ init: [], goal: ["entity:g"], skills: [{ name: "s", ...skill }] });

function failure(json: unknown): string {
  try {
    readTask(json);
  } catch (error) {
    if (error instanceof CtxfstError && error.code === "task-invalid") return error.message;
    throw error;
  }
  return "accepted";
}

describe("readTask", () => {
  it("reads facts, negations, alternatives and soft conditions", () => {
    const { preconditions } = task({
      preconditions: ["entity:a", "NOT plain text", { any: ["b", "NOT c"] }, "any(d, e)?", "f?"],
    }).skills[0] as { preconditions: unknown };
    expect(preconditions).toEqual([
      { kind: "fact", soft: false, fact: "entity:a", negated: false },
      { kind: "fact", soft: false, fact: "plain text", negated: true },
      {
        kind: "any",
        soft: false,
        alternatives: [
          { fact: "b", negated: false },
          { fact: "c", negated: true },
        ],
      },
      {
        kind: "any",
        soft: true,
        alternatives: [
          { fact: "d", negated: false },
          { fact: "e", negated: false },
        ],
      },
      { kind: "fact", soft: true, fact: "f", negated: false },
    ]);
  });

  it("separates what a skill adds from what it removes", () => {
    expect(task({ postconditions: ["a", "NOT b"] }).skills[0]).toMatchObject({
      add: ["a"],
      remove: ["b"],
    });
  });

  it.each([
    [undefined, 3],
    ["low", 1],
    ["high", 10],
    [0.25, 0.25],
    [0, 0],
  ])("takes cost %j as %d", (cost, expected) => {
    expect(task({ cost }).skills[0]?.cost).toBe(expected);
  });

  it("lets skills repeat unless they say that they are not idempotent", () => {
    expect([undefined, true, false].map((idempotent) => task({ idempotent }).skills[0])).toEqual([
      expect.objectContaining({ atMostOnce: false }),
      expect.objectContaining({ atMostOnce: false }),
      expect.objectContaining({ atMostOnce: true }),
    ]);
  });

  it("ignores keys that it does not know", () => {
    expect(readTask({ id: 1, counts: {}, init: [], goal: [], skills: [] }).skills).toEqual([]);
  });

  it.each([
    ["no map", [], "the task"],
    ["no list of skills", { init: [], goal: [] }, "skills"],
    ["a goal that is text", { init: [], goal: "g", skills: [] }, "goal"],
    ["a number as a fact", { init: [1], goal: [], skills: [] }, "init[0]"],
    ["an empty fact", { init: [" "], goal: [], skills: [] }, "init[0]"],
    ["a negated start fact", { init: ["NOT a"], goal: [], skills: [] }, "init[0]"],
    ["no name", { init: [], goal: [], skills: [{}] }, "skills[0].name"],
    ["one name twice", { init: [], goal: [], skills: [{ name: "a" }, { name: "a" }] }, "skills[1]"],
    ["a negative cost", { init: [], goal: [], skills: [{ name: "a", cost: -1 }] }, "cost"],
    ["an unknown cost", { init: [], goal: [], skills: [{ name: "a", cost: "huge" }] }, "cost"],
    ["an empty any", { init: [], goal: [{ any: [] }], skills: [] }, "goal[0]"],
    ["a map that is no any", { init: [], goal: [{ all: [] }], skills: [] }, "goal[0]"],
    [
      "an any as an effect",
      { init: [], goal: [], skills: [{ name: "a", postconditions: [{ any: ["b"] }] }] },
      "skills[0].postconditions[0]",
    ],
    ["text as a flag", { init: [], goal: [], skills: [{ name: "a", idempotent: "no" }] }, "idemp"],
  ])("refuses %s and names the place", (_, json, place) => {
    expect(failure(json)).toContain(place);
  });
});
