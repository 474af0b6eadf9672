import { describe, expect, it } from "vitest";
import { planGoal } from "../check/plan-goal.ts";
import { configuredGoal, resolveGoals } from "../check/resolve-goals.ts";
import { DEFAULT_CONFIG, type GoalConfig } from "../config/config.ts";
import type { GoalOutcome } from "../planner/goal-outcome.ts";
import type { PlanResult } from "../planner/plan.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { prettyGoals } from "./pretty-goals.ts";
import { plainStyle } from "./style.ts";

const chain = (length: number) =>
  repositoryOf(
    Object.fromEntries(
      Array.from({ length }, (_, i) => [
        `s${i}/SKILL.md`,
        skillText({
          name: `s${i}`,
          preconditions: [`entity:f${i}`],
          postconditions: [`entity:f${i + 1}`],
        }),
      ]),
    ),
  );
const outcomeOf = (length: number, goal: Partial<GoalConfig> = {}): GoalOutcome => {
  const full = { id: "g", goal: [`entity:f${length}`], given: ["entity:f0"], expect: {}, ...goal };
  const start = { world: [] };
  return planGoal(chain(length), configuredGoal(full, DEFAULT_CONFIG, start));
};
const show = (...outcomes: readonly GoalOutcome[]): string =>
  prettyGoals(outcomes, { style: plainStyle, columns: 80 });

describe("prettyGoals", () => {
  it("puts names, numbers and steps in columns", () => {
    expect(show(outcomeOf(2), outcomeOf(1, { id: "a-longer-name" }))).toBe(
      [
        "  ✓ g              2 steps, cost 6  s0 → s1",
        "  ✓ a-longer-name  1 step, cost 3   s0",
      ].join("\n"),
    );
  });

  it("names what is missing and who needs it", () => {
    expect(show(outcomeOf(2, { given: [] }))).toMatch(/^ {2}✗ g {2}unreachable {2}.*entity:f0.*s0/);
  });

  it("says which expectation is broken, and shows the plan all the same", () => {
    const [reason, plan] = show(outcomeOf(2, { expect: { maxCost: 5 } })).split("\n");
    expect(reason).toMatch(/^ {2}✗ g {2}2 steps, cost 6 {2}cost 6, expected at most 5$/);
    expect(plan?.trim()).toBe("s0 → s1");
  });

  it("shortens long plans in the middle", () => {
    expect(show(outcomeOf(12))).toContain("s4 → … 5 more … → s10 → s11");
  });

  it("marks an inferred goal, and says what it assumes", () => {
    const [goal] = resolveGoals(chain(1), DEFAULT_CONFIG, { world: [] });
    const [head, assumes] = show(planGoal(chain(1), goal as NonNullable<typeof goal>)).split("\n");
    expect(head).toMatch(/^ {2}~ f1 \(inferred\)/);
    expect(assumes?.trim()).toBe("assumes entity:f0");
  });

  it("does not call a search that gave up a failure", () => {
    const statistics = { expanded: 0, evaluated: 0, generated: 0, seconds: 1, peak_memory_mb: 1 };
    const plan: PlanResult = { status: "gave-up", limit: "time", lowerBound: 3, statistics };
    expect(show({ ...outcomeOf(1), plan })).toBe("  ~ g  gave up (time limit)");
  });
});
