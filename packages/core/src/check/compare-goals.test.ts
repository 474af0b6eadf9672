import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { type FileTree, repositoryOf, type SkillFields, skillText } from "../testing/index.ts";
import { compareGoals, type GoalSide } from "./compare-goals.ts";
import type { GoalComparison } from "./goal-comparison.ts";

const config: Config = {
  ...DEFAULT_CONFIG,
  goals: [{ id: "plan", goal: ["entity:plan"], given: ["entity:raw"], expect: {} }],
};

const PARSE = { name: "parse", preconditions: ["entity:raw"], postconditions: ["entity:parsed"] };
const MATCH = { name: "match", preconditions: ["entity:parsed"], postconditions: ["entity:gaps"] };
const WRITE = { name: "write", preconditions: ["entity:gaps"], postconditions: ["entity:plan"] };

function sideOf(skills: readonly SkillFields[], settings: Config = config): GoalSide {
  const files: FileTree = Object.fromEntries(
    skills.map((skill) => [`skills/${skill.name}/SKILL.md`, skillText(skill)]),
  );
  return { repository: repositoryOf(files, settings), config: settings, start: { world: [] } };
}

const compare = (base: readonly SkillFields[], head: readonly SkillFields[]): GoalComparison =>
  compareGoals(sideOf(base), sideOf(head))[0] as GoalComparison;

describe("compareGoals", () => {
  it("is the same where nothing that matters changed", () => {
    const other = { name: "other", postconditions: ["entity:else"] };
    expect(compare([PARSE, MATCH, WRITE], [PARSE, MATCH, WRITE, other])).toMatchObject({
      change: "same",
      difference: 0,
      steps: [],
      causes: [],
    });
  });

  it("names the postcondition that is gone where a goal breaks", () => {
    const changed = { ...MATCH, postconditions: ["entity:matches"], cost: 1 };
    expect(compare([PARSE, MATCH, WRITE], [PARSE, changed, WRITE])).toMatchObject({
      change: "broken",
      difference: null,
      steps: [
        { skill: "parse", change: "removed" },
        { skill: "match", change: "removed" },
        { skill: "write", change: "removed" },
      ],
      causes: [
        {
          change: { kind: "gives", skill: "match", condition: "entity:gaps", is: false },
          file: "skills/match/SKILL.md",
        },
      ],
    });
  });

  it("names the cost that makes a goal dearer, and not the one that makes it cheaper", () => {
    const head = [{ ...PARSE, cost: 1 }, MATCH, { ...WRITE, cost: 20 }];
    expect(compare([PARSE, MATCH, WRITE], head)).toMatchObject({
      change: "worse",
      difference: 15,
      causes: [{ change: { kind: "cost", skill: "write", from: 3, to: 20 } }],
    });
  });

  it("names the new skill over which a goal gets cheaper", () => {
    const quick = { name: "quick", postconditions: ["entity:gaps"], cost: 1 };
    expect(compare([PARSE, MATCH, WRITE], [PARSE, MATCH, WRITE, quick])).toMatchObject({
      change: "better",
      difference: -5,
      steps: [
        { skill: "parse", change: "removed" },
        { skill: "match", change: "removed" },
        { skill: "quick", change: "added" },
        { skill: "write", change: "kept" },
      ],
      causes: [{ change: { kind: "skill", skill: "quick", is: true } }],
    });
  });

  it("is better where a goal is reached again", () => {
    expect(compare([PARSE, WRITE], [PARSE, MATCH, WRITE])).toMatchObject({
      change: "better",
      difference: null,
      causes: [{ change: { kind: "skill", skill: "match", is: true } }],
    });
  });

  it("tells goals that are new from those that are gone", () => {
    const renamed = { ...config, goals: config.goals.map((goal) => ({ ...goal, id: "other" })) };
    const skills = [PARSE, MATCH, WRITE];
    const comparisons = compareGoals(sideOf(skills), sideOf(skills, renamed));
    expect(comparisons.map(({ id, change }) => [id, change])).toEqual([
      ["other", "new"],
      ["plan", "gone"],
    ]);
  });

  it("names the start fact that is no longer given", () => {
    const bare = { ...config, goals: config.goals.map((goal) => ({ ...goal, given: [] })) };
    const skills = [PARSE, MATCH, WRITE];
    const [comparison] = compareGoals(sideOf(skills), sideOf(skills, bare));
    expect(comparison).toMatchObject({
      change: "broken",
      causes: [{ change: { kind: "given", fact: "entity:raw", is: false }, file: null }],
    });
  });

  it("knows nothing of a goal for which no time was left", () => {
    const clock = { now: () => 9, memory: () => 0 };
    const sides = [sideOf([PARSE, MATCH, WRITE]), sideOf([PARSE, MATCH, WRITE])] as const;
    const [comparison] = compareGoals(...sides, { limits: { seconds: 0 }, clock });
    expect(comparison?.change).toBe("unknown");
  });
});
