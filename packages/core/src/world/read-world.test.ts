import { describe, expect, it } from "vitest";
import { CtxfstError } from "../base/errors.ts";
import { formatWorld } from "./format-world.ts";
import { readWorld } from "./read-world.ts";
import { goalConditions, startFacts } from "./start-facts.ts";

const VALID = `{
  "session_id": "s",
  "goal": "entity:goal",
  "active_states": ["entity:b", "entity:a", "entity:b"],
  "completed_skills": [{ "skill": "x", "timestamp": "<ts>", "result": "success", "tokens": 12 }],
  "note": { "by": "somebody else" }
}
`;

function refusal(text: string): CtxfstError {
  try {
    readWorld(text, "world-state.json");
  } catch (error) {
    if (error instanceof CtxfstError) return error;
    throw error;
  }
  throw new Error("the world was accepted");
}

describe("readWorld", () => {
  it("gives the world with the keys that it does not know", () => {
    const world = readWorld(VALID, "world-state.json");
    expect(world.note).toEqual({ by: "somebody else" });
    expect(world.completed_skills[0]?.tokens).toBe(12);
  });

  it("refuses a text where a list of facts belongs, and names the line", () => {
    const error = refusal(VALID.replace(/\["entity:b".*\]/, '"entity:goal"'));
    expect(error).toMatchObject({ code: "file-invalid", file: "world-state.json", line: 4 });
    expect(error.message).toContain("active_states");
  });

  it("refuses an unknown result word", () => {
    expect(refusal(VALID.replace('"success"', '"done"'))).toMatchObject({ line: 5 });
  });

  it("refuses a world without its required keys", () => {
    expect(refusal('{"goal": ""}')).toMatchObject({ code: "file-invalid", line: 1 });
  });

  it("says where a text stops being JSON", () => {
    expect(refusal(VALID.replace('"entity:goal",', '"entity:goal"'))).toMatchObject({ line: 4 });
    expect(refusal("")).toMatchObject({ line: 1, message: "not valid JSON here" });
  });

  it("says where a merge conflict begins", () => {
    const conflict = '{\n<<<<<<< ours\n  "goal": 1\n=======\n  "goal": 2\n>>>>>>> theirs\n}\n';
    expect(refusal(conflict)).toMatchObject({ code: "file-invalid", line: 2 });
  });
});

describe("formatWorld", () => {
  it("keeps every key and its order", () => {
    const text = formatWorld(readWorld(VALID, "world-state.json"));
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(JSON.parse(VALID)));
    expect(JSON.parse(text)).toEqual(JSON.parse(VALID));
    expect(formatWorld(readWorld(text, "world-state.json"))).toBe(text);
  });
});

describe("startFacts and goalConditions", () => {
  it("gives each fact once, sorted", () => {
    expect(startFacts(readWorld(VALID, "w"))).toEqual(["entity:a", "entity:b"]);
  });

  it("gives the goal as a list of conditions", () => {
    const world = readWorld(VALID, "w");
    expect(goalConditions(world)).toEqual(["entity:goal"]);
    expect(goalConditions({ ...world, goal: "" })).toEqual([]);
    expect(goalConditions({ ...world, goal: ["entity:a", "NOT entity:b"] })).toHaveLength(2);
  });
});
