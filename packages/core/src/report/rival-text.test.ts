import { describe, expect, it } from "vitest";
import type { RivalVerdict } from "../planner/explanation/index.ts";
import { rivalText } from "./rival-text.ts";

const textOf = (verdict: RivalVerdict): string =>
  rivalText({ skill: "quick", supplies: "x", step: 2, insteadOf: "match", promise: 2, verdict });

describe("rivalText", () => {
  it("says what the way over it costs", () => {
    expect(textOf({ kind: "costs", difference: 7, steps: ["set-up", "quick"] })).toBe(
      "looks 2 cheaper than match, but the way over it costs 7 more: set-up → quick",
    );
    expect(textOf({ kind: "costs", difference: 0, steps: ["quick"] })).toMatch(/the same: quick$/);
  });

  it("says what it lacks, and what it would save", () => {
    const missing = [{ fact: "entity:mentor", neededBy: ["quick"] }];
    expect(textOf({ kind: "lacks", missing, difference: -3 })).toBe(
      "would cost 3 less, but needs entity:mentor, which nothing produces",
    );
    expect(textOf({ kind: "lacks", missing, difference: 1 })).toMatch(/even with it .* 1 more$/);
    expect(textOf({ kind: "lacks", missing, difference: null })).toBe(
      "needs entity:mentor, which nothing produces",
    );
  });

  it("names who waits for what is missing where that is another skill", () => {
    const missing = [{ fact: "entity:key", neededBy: ["set-up"], circular: ["cut"] }];
    expect(textOf({ kind: "lacks", missing, difference: null })).toBe(
      "needs set-up, which needs entity:key, which only cut would produce",
    );
  });

  it("names who rules each other out", () => {
    const conflict = { skills: ["a", "quick"], facts: ["entity:y"] };
    expect(textOf({ kind: "conflict", conflict })).toBe(
      "is in no plan: a, quick, entity:y rule each other out",
    );
  });
});
