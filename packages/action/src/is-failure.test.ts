import type { CheckResult } from "@ctxfst/core";
import { describe, expect, it } from "vitest";
import { isFailure } from "./is-failure.ts";

function check(verdict: Partial<CheckResult["verdict"]>): CheckResult {
  return {
    lint: { skills: 1, findings: [], skipped: [] },
    goals: [],
    graph: {
      file: "g.json",
      state: "fresh",
      nodesMissing: 0,
      nodesExtra: 0,
      edgesMissing: 0,
      edgesExtra: 0,
    },
    budgets: [],
    loading: [],
    verdict: { ok: true, errors: 0, warnings: 0, infos: 0, brokenGoals: 0, gaveUp: 0, ...verdict },
  };
}

describe("isFailure", () => {
  it.each([
    [{}, []],
    [{ infos: 5 }, []],
    [{ errors: 1 }, ["error", "warning"]],
    [{ warnings: 1 }, ["warning"]],
    [{ errors: 1, brokenGoals: 1 }, ["error", "warning", "broken-goals"]],
    [{ gaveUp: 1 }, ["warning"]],
  ])("with %j, fails for %j", (counts, failing) => {
    const all = ["error", "warning", "broken-goals", "never"] as const;
    expect(all.filter((failOn) => isFailure(check(counts), failOn))).toEqual(failing);
  });
});
