import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { HARMLESS, RESUME, TASK, WORLD } from "./folders.ts";

/** A task whose cheapest first step is not on the cheapest way. */
const BAIT = JSON.stringify({
  init: ["raw"],
  goal: ["z"],
  skills: [
    { name: "bait", preconditions: ["raw"], postconditions: ["x"], cost: 1 },
    { name: "on", preconditions: ["x"], postconditions: ["z"], cost: 9 },
    { name: "straight", preconditions: ["raw"], postconditions: ["z"], cost: 3 },
  ],
});

/** Other ways to the goal of the example: one that nothing leads to, and one that costs more. */
const RIVALS: Readonly<Record<string, string>> = {
  "skills/quick-plan/SKILL.md": skillText({
    name: "quick-plan",
    preconditions: ["entity:has-mentor-review"],
    postconditions: ["entity:learn-kubernetes-path"],
    cost: 11,
  }),
  "skills/review-gaps/SKILL.md": skillText({
    name: "review-gaps",
    preconditions: ["entity:has-skill-inventory"],
    postconditions: ["entity:has-skill-gap-analysis"],
    cost: 6,
  }),
};

/** Calls of `plan`. */
export const planCases: readonly CliCase[] = [
  {
    name: "plan of a goal that need not hold",
    argv: ["plan", "entity:a?"],
    files: HARMLESS,
    code: 2,
    stderr: ['"entity:a?" ends with "?"'],
  },
  {
    name: "plan with its explanation",
    argv: ["plan", "learn-kubernetes", "--explain"],
    from: RESUME,
    code: 0,
    golden: "plan-explain.txt",
  },
  {
    name: "plan with why not the cheaper-looking skill, and what else there is",
    argv: ["plan", "learn-kubernetes", "--explain"],
    from: RESUME,
    files: RIVALS,
    code: 0,
    golden: "plan-rivals.txt",
  },
  {
    name: "plan with its explanation as JSON",
    argv: ["plan", "learn-kubernetes", "--explain", "--format", "json"],
    from: RESUME,
    files: RIVALS,
    code: 0,
    schema: "plan",
    json: {
      goals: [
        {
          cost: 14,
          alternatives: [{ cost: 17, steps: ["analyze-resume", "review-gaps", "generate-plan"] }],
          alternatives_complete: true,
          explanation: {
            critical_path: { steps: ["analyze-resume", "match-skills", "generate-plan"], cost: 14 },
            not_chosen: [
              {
                skill: "quick-plan",
                outcome: "lacks",
                difference: -3,
                missing: ["entity:has-mentor-review"],
              },
            ],
          },
        },
      ],
    },
  },
  {
    name: "plan with the cheapest alternatives",
    argv: ["plan", "learn-kubernetes", "--top", "2", "--format", "json"],
    from: RESUME,
    files: RIVALS,
    code: 0,
    schema: "plan",
    json: { goals: [{ alternatives: [{ cost: 17 }], explanation: { not_chosen: null } }] },
  },
  {
    name: "plan with a number of alternatives that is none",
    argv: ["plan", "--top", "1.5"],
    from: RESUME,
    code: 2,
    stderr: ["--top takes a whole number above 0"],
  },
  {
    name: "plan as JSON",
    argv: ["plan", "--format", "json"],
    from: RESUME,
    code: 0,
    schema: "plan",
    json: {
      goals: [
        {
          id: "learn-kubernetes",
          status: "found",
          cost: 14,
          lower_bound: 14,
          steps: ["analyze-resume", "match-skills", "generate-plan"],
          waves: [["analyze-resume"], ["match-skills"], ["generate-plan"]],
          given: ["entity:has-raw-resume"],
        },
      ],
    },
  },
  {
    name: "plan as Markdown",
    argv: ["plan", "--format", "markdown"],
    from: RESUME,
    code: 0,
    golden: "plan-markdown.txt",
  },
  {
    name: "plan as Mermaid",
    argv: ["plan", "--format", "mermaid"],
    from: RESUME,
    code: 0,
    golden: "plan-mermaid.txt",
  },
  {
    name: "plan the way a loop would go that takes the best candidate",
    argv: ["plan", "--task", "task.json", "--strategy", "greedy", "--format", "json"],
    files: { "task.json": BAIT },
    code: 0,
    schema: "plan",
    json: { status: "found", optimal: false, cost: 4, lower_bound: 3, steps: ["bait", "straight"] },
  },
  {
    name: "plan with a look ahead",
    argv: [
      "plan",
      "--task",
      "task.json",
      "--strategy",
      "lookahead",
      "--depth",
      "3",
      "--format",
      "json",
    ],
    files: { "task.json": BAIT },
    code: 0,
    json: { cost: 3, steps: ["straight"] },
  },
  {
    name: "plan the first way that is found, with its bound",
    argv: ["plan", "--strategy", "fast", "--format", "json"],
    from: RESUME,
    code: 0,
    schema: "plan",
    json: { goals: [{ status: "found", cost: 14, lower_bound: 14 }] },
  },
  {
    name: "plan with a depth that no strategy asks for",
    argv: ["plan", "--depth", "3"],
    from: RESUME,
    code: 2,
    stderr: ["--depth goes with --strategy lookahead"],
  },
  {
    name: "plan as a workflow",
    argv: ["plan", "--format", "workflow"],
    from: RESUME,
    code: 0,
    golden: "plan-workflow.yml",
  },
  {
    name: "plan as matrices of jobs, one a wave",
    argv: ["plan", "--format", "matrix"],
    from: RESUME,
    code: 0,
    json: {
      waves: [
        { include: [{ skill: "analyze-resume", step: 1, wave: 1 }] },
        { include: [{ skill: "match-skills", step: 2, wave: 2 }] },
        { include: [{ skill: "generate-plan", step: 3, wave: 3 }] },
      ],
    },
  },
  {
    name: "plan of conditions with facts by hand",
    argv: [
      "plan",
      "entity:has-skill-gap-analysis",
      "--have=entity:has-skill-inventory",
      "--format=json",
    ],
    from: RESUME,
    code: 0,
    schema: "plan",
    json: { goals: [{ steps: ["match-skills"], cost: 3 }] },
  },
  {
    name: "plan from a world file of the caller's",
    argv: ["plan", "learn-kubernetes", "--state", "later.json", "--format", "json"],
    from: RESUME,
    files: { "later.json": WORLD },
    code: 0,
    schema: "plan",
    json: { goals: [{ steps: ["generate-plan"] }] },
  },
  {
    name: "plan of what cannot be reached",
    argv: ["plan", "entity:has-skill-gap-analysis", "--state", "later.json", "--format", "json"],
    from: RESUME,
    files: { "later.json": WORLD.replace("has-skill-gap-analysis", "nothing-useful") },
    code: 1,
    schema: "plan",
    json: { goals: [{ status: "unsolvable", cost: null, steps: null, waves: null }] },
  },
  {
    name: "plan of ids and conditions mixed",
    argv: ["plan", "learn-kubernetes", "entity:x"],
    from: RESUME,
    code: 2,
    stderr: ["learn-kubernetes", "entity:x"],
  },
  {
    name: "plan of a misspelt goal",
    argv: ["plan", "learn-kubernets"],
    from: RESUME,
    code: 2,
    stderr: ["did you mean learn-kubernetes?"],
  },
  {
    name: "plan of a word that is no goal names those there are",
    argv: ["plan", "release"],
    from: RESUME,
    code: 2,
    stderr: ['no goal is called "release"; known: learn-kubernetes'],
  },
  {
    name: "plan of a fact without its prefix",
    argv: ["plan", "has-skill-inventory"],
    from: RESUME,
    code: 2,
    stderr: ["did you mean entity:has-skill-inventory?"],
  },
  {
    name: "plan with a start fact that is none",
    argv: ["plan", "--have", "NOT entity:x"],
    from: RESUME,
    code: 2,
    stderr: ["--have", "NOT entity:x"],
  },
  {
    name: "plan of a done-fact that is the name of an inferred goal too",
    argv: ["plan", "done:b", "--format", "json"],
    files: {
      "a/SKILL.md": skillText({ name: "a", preconditions: ["entity:raw"] }),
      "b/SKILL.md": skillText({ name: "b" }).replace("\n---\n", "\ndepends: [a]\n---\n"),
    },
    code: 1,
    schema: "plan",
    json: { goals: [{ goal: ["done:b"], inferred: false, missing: ["entity:raw"] }] },
  },
  {
    name: "plan of inferred goals",
    argv: ["plan"],
    files: {
      "a/SKILL.md": skillText({
        name: "a",
        preconditions: ["entity:raw"],
        postconditions: ["entity:done"],
      }),
    },
    code: 0,
    stdout: ["(inferred)", "entity:raw"],
  },
  {
    name: "plan of skills in another folder",
    argv: ["plan", "entity:x", "--skills", "deep/skills", "--format", "json"],
    files: {
      "deep/skills/a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }),
      "other/b/SKILL.md": skillText({ name: "b", postconditions: ["entity:x"], cost: 0 }),
    },
    code: 0,
    json: { goals: [{ steps: ["a"] }] },
  },
  {
    name: "plan of a task file",
    argv: ["plan", "--task", "task.json", "--format", "json"],
    files: { "task.json": TASK },
    code: 0,
    schema: "plan",
    json: { status: "found", optimal: true, cost: 3, steps: ["one", "two"], alternatives: [] },
  },
  {
    name: "plan of a task file that is no JSON",
    argv: ["plan", "--task", "task.json", "--format", "json"],
    files: { "task.json": '{\n  "init": [],\n  oops\n}' },
    code: 2,
    error: { code: "task-invalid", file: "task.json", line: 3 },
  },
  {
    name: "plan of a task file that misses a part",
    argv: ["plan", "--task", "task.json", "--format", "json"],
    files: { "task.json": '{"init": [], "skills": []}' },
    code: 2,
    error: { code: "task-invalid", file: "task.json" },
  },
  {
    name: "plan with a broken world file",
    argv: ["plan", "--state", "world.json", "--format", "json"],
    from: RESUME,
    files: { "world.json": '{"session_id": 1}' },
    code: 2,
    error: { code: "file-invalid", file: "world.json" },
  },
  {
    name: "plan with a broken config",
    argv: ["plan", "--format", "json"],
    from: RESUME,
    files: { "ctxfst.yaml": "goals:\n  - id: a\n    goal: []\n    given: 7\n" },
    code: 2,
    error: { code: "config", file: "ctxfst.yaml" },
  },
];
