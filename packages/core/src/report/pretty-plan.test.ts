import { describe, expect, it } from "vitest";
import { planGoal } from "../check/plan-goal.ts";
import { configuredGoal } from "../check/resolve-goals.ts";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { detailPlan } from "../planner/explanation/index.ts";
import { taskFromSkills } from "../planner/task-from-skills.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { planHeadline, prettyPlan } from "./pretty-plan.ts";
import { plainStyle } from "./style.ts";

const repository = repositoryOf({
  "parse/SKILL.md": skillText({
    name: "parse",
    preconditions: ["entity:raw"],
    postconditions: ["entity:parsed", "NOT entity:raw"],
    cost: "low",
  }),
  "match/SKILL.md": skillText({
    name: "match",
    preconditions: ["entity:parsed"],
    postconditions: ["entity:matched"],
    cost: "high",
  }),
});

const show = (fact: string, isExplained = false, top?: number): string => {
  const config = { id: "g", goal: [fact], given: ["entity:raw"], expect: {} };
  const goal = configuredGoal(config, DEFAULT_CONFIG, { world: [] });
  const outcome = planGoal(repository, goal);
  const task = taskFromSkills(repository.skills, { goal: goal.goal, given: goal.given });
  const details =
    outcome.plan.status === "found"
      ? detailPlan(task, outcome.plan, { isExplained, ...(top === undefined ? {} : { top }) })
      : null;
  return prettyPlan(outcome, { details, isExplained, style: plainStyle, columns: 80 });
};

describe("prettyPlan", () => {
  it("numbers the steps below the verdict", () => {
    const [head, ...steps] = show("entity:matched").trimEnd().split("\n");
    expect(head).toMatch(/^g: 2 steps, cost 11, cheapest possible \(proved, \d+ states?\)$/);
    expect(steps).toEqual(["", "  1  parse", "  2  match"]);
  });

  it("says that there is no other plan where some were asked for", () => {
    const lines = show("entity:matched", false, 3).trimEnd().split("\n");
    expect(lines.at(-1)).toBe("no plan with other skills reaches the goal");
  });

  it("explains who supplies what to whom", () => {
    const lines = show("entity:matched", true)
      .split("\n")
      .map((line) => line.trim());
    expect(lines.find((line) => line.startsWith("1"))).toMatch(/^1 {2}parse {2}cost 1/);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/needs \S*raw \(given\)/),
        expect.stringMatching(/gives \S*parsed → 2/),
        expect.stringMatching(/needs \S*parsed \(from 1\)/),
        expect.stringMatching(/gives \S*matched {2}← goal/),
        expect.stringMatching(/removes \S*raw/),
      ]),
    );
  });

  it("says that a goal holds already", () => {
    expect(show("entity:raw")).toBe("g: holds already, nothing to do\n");
  });

  it("says what keeps a goal away", () => {
    expect(show("entity:nowhere")).toMatch(/^g: unreachable\n {2}.*entity:nowhere/);
  });
});

describe("planHeadline", () => {
  it("gives the bound where the proof is missing", () => {
    const statistics = { expanded: 5, evaluated: 5, generated: 5, seconds: 1, peak_memory_mb: 1 };
    const plan = { cost: 9, lowerBound: 7, steps: ["a"], waves: [["a"]], statistics };
    expect(planHeadline({ status: "found", optimal: false, ...plan })).toMatch(/less than 7/);
  });
});
