import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";

const skill = (name: string, needs: readonly string[], gives: readonly string[]): string =>
  skillText({ name, preconditions: [...needs], postconditions: [...gives], cost: 1 });

const RELEASE: Readonly<Record<string, string>> = {
  "skills/build/SKILL.md": skill("build", ["entity:code"], ["entity:built"]),
  "skills/test/SKILL.md": skill("test", ["entity:built"], ["entity:tested"]),
  "skills/ship/SKILL.md": skill(
    "ship",
    ["entity:tested", "any(entity:has-approval, entity:emergency-window)"],
    ["entity:shipped"],
  ),
  "skills/open-window/SKILL.md": skill(
    "open-window",
    ["NOT entity:code-freeze"],
    ["entity:emergency-window"],
  ),
  "ctxfst.yaml":
    "goals:\n  - id: ship-release\n    goal: entity:shipped\n    given: [entity:code, entity:code-freeze]\n",
};

/** Calls of `why-not`. */
export const whyNotCases: readonly CliCase[] = [
  {
    name: "why-not names the fewest facts, who could produce them, and what is near",
    argv: ["why-not", "ship-release"],
    files: RELEASE,
    code: 1,
    golden: "why-not.txt",
  },
  {
    name: "why-not as JSON",
    argv: ["why-not", "--format", "json"],
    files: RELEASE,
    code: 1,
    json: {
      id: "ship-release",
      status: "unreachable",
      complete: true,
      missing_sets: [
        {
          missing: [{ condition: "entity:has-approval", needed_by: ["ship"], producers: [] }],
          steps: ["build", "test", "ship"],
          ready: ["build", "test"],
        },
        { missing: [{ condition: "NOT entity:code-freeze", needed_by: ["open-window"] }] },
      ],
    },
  },
  {
    name: "why-not of a task file",
    argv: ["why-not", "--task", "task.json", "--format", "json"],
    files: {
      "task.json": JSON.stringify({
        init: [],
        goal: ["z"],
        skills: [{ name: "a", preconditions: ["x", "y"], postconditions: ["z"] }],
      }),
    },
    code: 1,
    json: { goal: ["z"], missing_sets: [{ missing: [{ fact: "x" }, { fact: "y" }] }] },
  },
  {
    name: "why-not of a task file and a goal besides",
    argv: ["why-not", "z", "--task", "task.json"],
    files: {},
    code: 2,
    stderr: ["leave goals out"],
  },
  {
    name: "why-not of a goal that can be reached",
    argv: ["why-not", "ship-release", "--have", "entity:has-approval"],
    files: RELEASE,
    code: 0,
    stdout: ["can be reached"],
  },
  {
    name: "why-not names a misspelt fact and the one that is meant",
    argv: ["why-not", "entity:done"],
    files: {
      "a/SKILL.md": skill("a", [], ["entity:parsed-resume"]),
      "b/SKILL.md": skill("b", ["entity:parsed-resum"], ["entity:done"]),
    },
    code: 1,
    stdout: ["entity:parsed-resume is produced, and probably meant"],
  },
  {
    name: "why-not names the skills that wait for each other",
    argv: ["why-not", "entity:z"],
    files: {
      "a/SKILL.md": skill("a", ["entity:y"], ["entity:x"]),
      "b/SKILL.md": skill("b", ["entity:x"], ["entity:y"]),
      "c/SKILL.md": skill("c", ["entity:x"], ["entity:z"]),
    },
    code: 1,
    stdout: ["a, b wait for each other in a circle: entity:x, entity:y."],
  },
  {
    name: "why-not names the skill that would have to run twice",
    argv: ["why-not", "entity:a", "entity:b"],
    files: {
      "fetch/SKILL.md": skill("fetch", [], ["entity:token"]),
      "use-a/SKILL.md": skill("use-a", ["entity:token"], ["entity:a", "NOT entity:token"]),
      "use-b/SKILL.md": skill("use-b", ["entity:token"], ["entity:b", "NOT entity:token"]),
    },
    code: 1,
    stdout: ["fetch would have to run more than once"],
  },
  {
    name: "why-not of all goals at once names them",
    argv: ["why-not", "--format", "json"],
    files: {
      "a/SKILL.md": skill("a", [], ["entity:x"]),
      "b/SKILL.md": skill("b", [], ["entity:y"]),
    },
    code: 2,
    error: { code: "unknown-goal" },
  },
];
