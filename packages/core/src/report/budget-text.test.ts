import { expect, it } from "vitest";
import { measureBudgets } from "../check/measure-budgets.ts";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { budgetJson, prettyBudgets } from "./budget-text.ts";
import { plainStyle } from "./style.ts";

const OPTIONS = { style: plainStyle, columns: 80 };
const repository = repositoryOf({
  "skills/a/SKILL.md": skillText({ name: "a", description: "x".repeat(90) }),
  "skills/b/SKILL.md": skillText({ name: "b", description: "x".repeat(90) }),
});
const budgets = (contextTokens: number) =>
  measureBudgets(repository, {
    ...DEFAULT_CONFIG,
    budgets: { ...DEFAULT_CONFIG.budgets, contextTokens },
  });

it("shows use and budget of each host that has one", () => {
  expect(prettyBudgets(budgets(200_000), OPTIONS)).toBe(
    `  claude-code   skills   191 of 8,000 characters   fits
  codex         skills   62 of 4,000 tokens        fits`,
  );
});

it("names who is cut, and before that who would be cut first", () => {
  expect(prettyBudgets(budgets(4_900), OPTIONS).split("\n")[0]).toBe(
    "  claude-code   skills   191 of 196 characters   a and b would be cut first",
  );
  expect(prettyBudgets(budgets(4_500), OPTIONS).split("\n")[0]).toBe(
    "  claude-code   skills   191 of 180 characters   b cut",
  );
});

it("wraps a long list of names under its own column", () => {
  const names = [..."abcdefghij"].map((letter) => `a-skill-with-the-letter-${letter}`);
  const crowd = repositoryOf(
    Object.fromEntries(
      names.map((name) => [
        `skills/${name}/SKILL.md`,
        skillText({ name, description: "x".repeat(90) }),
      ]),
    ),
  );
  const config = {
    ...DEFAULT_CONFIG,
    budgets: { ...DEFAULT_CONFIG.budgets, contextTokens: 9_000 },
  };
  const lines = prettyBudgets(measureBudgets(crowd, config), OPTIONS).split("\n");
  const [first = "", second = ""] = lines;
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(100);
  expect(second.search(/\S/)).toBe(first.indexOf("a-skill"));
});

it("gives JSON what each cut skill loses", () => {
  expect(budgetJson(budgets(4_500)[0] as never)).toEqual({
    host: "claude-code",
    folder: "skills",
    unit: "characters",
    limit: 180,
    used: 191,
    skills: 2,
    cut: [{ name: "b", file: "skills/b/SKILL.md", lost: 90, omitted: false }],
  });
});
