import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";

const CONFIG =
  "goals:\n  - id: plan\n    goal: entity:plan\n    given: [entity:raw]\n  - id: notes\n    goal: entity:parsed\n    given: [entity:raw]\n";

const skill = (name: string, needs: string, gives: string, cost = 3): string =>
  skillText({ name, preconditions: [needs], postconditions: [gives], cost });

const BASE: Readonly<Record<string, string>> = {
  "ctxfst.yaml": CONFIG,
  "skills/parse/SKILL.md": skill("parse", "entity:raw", "entity:parsed"),
  "skills/match/SKILL.md": skill("match", "entity:parsed", "entity:gaps"),
  "skills/write/SKILL.md": skill("write", "entity:gaps", "entity:plan"),
};

const BROKEN: Readonly<Record<string, string>> = {
  "skills/match/SKILL.md": skill("match", "entity:parsed", "entity:matches"),
};

/** Calls of `plan --base`. */
export const baseCases: readonly CliCase[] = [
  {
    name: "plan against a base names what broke a goal",
    argv: ["plan", "--base", "main"],
    base: BASE,
    files: BROKEN,
    code: 1,
    stdout: [
      "broken",
      "because match no longer gives entity:gaps (skills/match/SKILL.md)",
      "- match",
      "1 other goal unchanged",
    ],
  },
  {
    name: "plan against a base as JSON",
    argv: ["plan", "--base", "main", "--format", "json"],
    base: BASE,
    files: { "skills/quick/SKILL.md": skill("quick", "entity:raw", "entity:gaps", 1) },
    code: 0,
    schema: "plan",
    json: {
      goals: [
        {
          id: "plan",
          cost: 4,
          comparison: {
            change: "better",
            difference: -5,
            base: { cost: 9 },
            causes: [{ kind: "skill", skill: "quick", is: true, reason: "quick is new" }],
          },
        },
        { id: "notes", comparison: { change: "same", steps: [], causes: [] } },
      ],
      gone: [],
    },
  },
  {
    name: "plan against a base as Markdown",
    argv: ["plan", "plan", "--base", "main", "--format", "markdown"],
    base: BASE,
    files: BROKEN,
    code: 1,
    stdout: ["| `plan` | 3 steps, cost 9 | unreachable | broken |", "match no longer gives"],
  },
  {
    name: "plan of a condition against a base",
    argv: ["plan", "entity:gaps", "--have", "entity:raw", "--base", "main"],
    base: BASE,
    files: { "skills/match/SKILL.md": skill("match", "entity:parsed", "entity:gaps", 10) },
    code: 0,
    stdout: ["dearer by 7", "because match costs 10 instead of 3"],
  },
  {
    name: "plan against a base that is not there",
    argv: ["plan", "--base", "nowhere", "--format", "json"],
    base: BASE,
    files: {},
    code: 2,
    error: { code: "git" },
  },
];
