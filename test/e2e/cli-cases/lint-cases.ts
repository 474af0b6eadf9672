import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { BROKEN, COLON, COLON_FIXED, HARMLESS } from "./folders.ts";

/** Calls of `lint`. */
export const lintCases: readonly CliCase[] = [
  { name: "lint of a broken file", argv: ["lint"], files: BROKEN, code: 1, golden: "lint.txt" },
  {
    name: "lint as JSON",
    argv: ["lint", "--format", "json"],
    files: BROKEN,
    code: 1,
    schema: "report",
    json: {
      version: 1,
      summary: { skills: 1, errors: 1 },
      findings: [
        {
          rule: "yaml-unquoted-colon",
          severity: "error",
          file: "skills/deploy/SKILL.md",
          range: { start: { line: 3, column: 31 } },
          fix: { tier: "safe" },
        },
      ],
    },
  },
  {
    name: "lint for annotations",
    argv: ["lint", "--format", "github"],
    files: BROKEN,
    code: 1,
    stdout: [/^::error file=skills\/deploy\/SKILL\.md,line=3/],
  },
  {
    name: "lint --fail-on never",
    argv: ["lint", "--fail-on", "never"],
    files: BROKEN,
    code: 0,
    stdout: ["yaml-unquoted-colon"],
  },
  {
    name: "lint of another path shows nothing of the broken file",
    argv: ["lint", "skills/greet"],
    files: { ...BROKEN, ...HARMLESS },
    code: 0,
    stdout: [/^(?![\s\S]*yaml-unquoted-colon)/],
  },
  {
    name: "lint of a path that does not exist",
    argv: ["lint", "skills/none"],
    files: BROKEN,
    code: 2,
    stderr: ["skills/none"],
  },
  {
    name: "lint --fix",
    argv: ["lint", "--fix"],
    files: BROKEN,
    code: 0,
    stderr: ["fixed 1 finding\n"],
    after: { "skills/deploy/SKILL.md": COLON_FIXED },
  },
  {
    name: "lint --fix-dry-run writes nothing",
    argv: ["lint", "--fix-dry-run"],
    files: BROKEN,
    code: 0,
    golden: "fix-dry-run.txt",
    after: { "skills/deploy/SKILL.md": COLON },
  },
  {
    name: "lint --fix of one path leaves the other",
    argv: ["lint", "--fix", "--quiet", "skills/deploy"],
    files: { ...BROKEN, "skills/other/SKILL.md": COLON.replace("deploy", "other") },
    code: 0,
    after: {
      "skills/deploy/SKILL.md": COLON_FIXED,
      "skills/other/SKILL.md": COLON.replace("deploy", "other"),
    },
  },
  {
    name: "lint of a path in another repository takes that one's config",
    argv: ["lint", "../other/skills/greet", "--format", "json"],
    cwd: "here",
    files: {
      "here/skills/greet/SKILL.md": skillText({ name: "greet" }),
      "other/ctxfst.yaml": "rules: { name-dir-mismatch: error }\n",
      "other/skills/greet/SKILL.md": skillText({ name: "meet" }),
    },
    code: 1,
    json: { findings: [{ rule: "name-dir-mismatch", file: "skills/greet/SKILL.md" }] },
  },
  {
    name: "lint names the profiles where the config names one that does not exist",
    argv: ["lint"],
    files: { ...HARMLESS, "ctxfst.yaml": "profiles: [nobody]\n" },
    code: 0,
    stdout: ["unknown profile nobody; known: agentskills,"],
  },
  {
    name: "lint in an empty folder",
    argv: ["lint", "--format", "json"],
    code: 0,
    schema: "report",
    json: { summary: { skills: 0, errors: 0, warnings: 0, infos: 0 }, findings: [] },
  },
  {
    name: "lint with colours where they are forced",
    argv: ["lint"],
    files: BROKEN,
    env: { FORCE_COLOR: "1" },
    code: 1,
    stdout: ["\u001b["],
  },
  {
    name: "lint without colours where both are asked for",
    argv: ["lint", "--no-color"],
    files: BROKEN,
    env: { FORCE_COLOR: "1" },
    code: 1,
    stdout: [/^[\P{Cc}\n]*$/u],
  },
];
