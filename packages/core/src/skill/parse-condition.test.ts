import { describe, expect, it } from "vitest";
import { NEVER } from "./condition.ts";
import { formatCondition } from "./format-condition.ts";
import { parseCondition, splitList } from "./parse-condition.ts";

describe("conditions that are read", () => {
  it.each([
    "entity:x",
    "NOT entity:x",
    "entity:x?",
    "NOT entity:x?",
    "any(entity:a, NOT entity:b)",
    "any(entity:a, entity:b)?",
    "done:deploy",
  ])("%s is written back the same", (text) => {
    const { condition, faults } = parseCondition(text);
    expect(formatCondition(condition)).toBe(text);
    expect(faults).toEqual([]);
  });

  it("ignores blanks around and between", () => {
    expect(formatCondition(parseCondition("  NOT   entity:x ").condition)).toBe("NOT entity:x");
  });

  it.each([
    ["entity:Has_Resume", "entity:has-resume"],
    ["has-resume", "entity:has-resume"],
    ["Has Resume", "entity:has-resume"],
  ])("%s is accepted as an id, with the usual one beside it", (text, suggestion) => {
    const { condition, isReadable, faults } = parseCondition(text);
    expect([formatCondition(condition), isReadable]).toEqual([text, true]);
    expect(faults).toEqual([{ code: "fact-id", args: { fact: text, suggestion } }]);
  });

  it("not-ready and notify-sent are ids", () => {
    expect(parseCondition("entity:not-ready").faults).toEqual([]);
    expect(parseCondition("not-ready").faults.map(({ code }) => code)).toEqual(["fact-id"]);
    expect(parseCondition("notify-sent").faults.map(({ code }) => code)).toEqual(["fact-id"]);
  });
});

describe("conditions that are not read never hold", () => {
  it.each([
    ["", "empty"],
    ["NOT", "empty"],
    ["NOT ", "empty"],
    ["not entity:x", "negation"],
    ["Not entity:x", "negation"],
    ["NOTentity:x", "negation"],
    ["!entity:x", "negation"],
    ["NOT NOT entity:x", "double-negation"],
    ["NOT !entity:x", "double-negation"],
    ["entity:a entity:b", "several"],
    ["entity:a and entity:b", "several"],
    ["entity:a, entity:b", "several"],
    ["entity: x", "space-in-fact"],
    ["entity:", "not-a-fact"],
    ["?", "empty"],
    ["any()", "empty-any"],
    ["any(entity:a?, entity:b)", "soft-alternative"],
    ["any(entity:a, not entity:b)", "negation"],
    ["any(entity:a", "any-form"],
    ["ANY(entity:a)", "any-form"],
  ])("%j: %s", (text, cause) => {
    const { condition, isReadable, faults } = parseCondition(text);
    expect(condition).toBe(NEVER);
    expect(isReadable).toBe(false);
    expect(faults.map(({ code, args }) => [code, args.cause])).toEqual([
      ["condition-syntax", cause],
    ]);
  });

  it.each([
    ["not entity:x", "NOT entity:x"],
    ["!entity:x", "NOT entity:x"],
    ["NOTentity:x", "NOT entity:x"],
    ["entity: x", "entity:x"],
    ["NOT entity: x", "NOT entity:x"],
  ])("%s offers %s", (text, suggestion) => {
    expect(parseCondition(text).faults[0]?.args.suggestion).toBe(suggestion);
    expect(parseCondition(suggestion).faults).toEqual([]);
  });
});

it("a list is split at commas outside parentheses", () => {
  expect(splitList("entity:a, any(entity:b, entity:c), NOT entity:d,")).toEqual([
    "entity:a",
    "any(entity:b, entity:c)",
    "NOT entity:d",
  ]);
});
