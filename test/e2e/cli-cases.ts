import { skillText } from "@ctxfst/core/testing";
import type { SchemaName } from "@ctxfst/schema";

/** One call of the command line, and what must come of it. */
export interface CliCase {
  readonly name: string;
  readonly argv: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** Folder of the repository that is copied first. */
  readonly from?: string;
  /** Folder inside the copy in which the command runs. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly code: number;
  /** Texts that standard output must hold. */
  readonly stdout?: readonly (string | RegExp)[];
  readonly stderr?: readonly (string | RegExp)[];
  /** Schema that the printed JSON must follow, and a part that it must contain. */
  readonly schema?: SchemaName;
  readonly json?: object;
  /** `error` of the JSON on standard error. */
  readonly error?: object;
  /** Name of the file in `golden` that standard output must equal. */
  readonly golden?: string;
  /** What files hold afterwards; null for files that must not be there. */
  readonly after?: Readonly<Record<string, string | RegExp | null>>;
}

const RESUME = "examples/resume";
const MATCH = "skills/match-skills/SKILL.md";
const COLON =
  "---\nname: deploy\ndescription: Deploys a web app: builds and ships it. Use when a release is due.\n---\n\nDeploy.\n";
const COLON_FIXED = COLON.replace(/description: (.*)\n/, 'description: "$1"\n');
const BROKEN = { "skills/deploy/SKILL.md": COLON };
const HARMLESS = { "skills/greet/SKILL.md": skillText({ name: "greet" }) };
/** Without characters that a terminal obeys or hides. */
const NO_CODES = /^(?:\n|[^\p{Cc}\p{Cf}])*$/u;
const HOSTILE = {
  "a/SKILL.md": skillText({ name: "a" }).replace(
    "\n---\n",
    '\npostconditions: ["entity:\\e[31mx", "entity:\\x9b1my"]\n---\n',
  ),
};
const TASK = JSON.stringify({
  init: ["a"],
  goal: ["c", "NOT d"],
  skills: [
    { name: "two", preconditions: ["b"], postconditions: ["c"], cost: 2 },
    { name: "one", preconditions: ["a"], postconditions: ["b"], cost: 1, note: "ignored" },
  ],
});
const WORLD = JSON.stringify({
  session_id: "s",
  goal: "entity:learn-kubernetes-path",
  active_states: ["entity:has-skill-gap-analysis"],
  completed_skills: [],
});

const help: readonly CliCase[] = [
  { name: "help", argv: ["--help"], code: 0, golden: "help.txt" },
  { name: "help of a command", argv: ["lint", "--help"], code: 0, golden: "help-lint.txt" },
  { name: "version", argv: ["--version"], code: 0, stdout: [/^\d+\.\d+\.\d+\n$/] },
  {
    name: "a misspelt command",
    argv: ["chekc"],
    code: 2,
    stderr: ["did you mean check?"],
    stdout: [/^$/],
  },
  { name: "a misspelt option", argv: ["lint", "--fixx"], code: 2, stderr: ["did you mean --fix?"] },
  { name: "an option without its value", argv: ["plan", "--state"], code: 2, stderr: ["--state"] },
  {
    name: "an option with an empty value",
    argv: ["check", "--html", ""],
    files: HARMLESS,
    code: 2,
    stderr: ["--html needs a value"],
  },
  {
    name: "common options before the command",
    argv: ["--quiet", "--format", "json", "schema", "world"],
    code: 2,
    error: { code: "usage" },
  },
  {
    name: "common options before a command that takes them",
    argv: ["--config=ctxfst.yaml", "--format", "json", "plan"],
    from: RESUME,
    code: 0,
    schema: "plan",
  },
  {
    name: "an error as JSON",
    argv: ["lint", "--format", "json", "--nonsense"],
    code: 2,
    stdout: [/^$/],
    error: { code: "usage", file: null, line: null },
  },
];

const check: readonly CliCase[] = [
  { name: "check of the example", argv: ["check"], from: RESUME, code: 0, golden: "check.txt" },
  {
    name: "check without one skill names the missing fact and who needs it",
    argv: ["check"],
    from: RESUME,
    files: { [MATCH]: skillText({ name: "match-skills" }) },
    code: 1,
    golden: "check-broken.txt",
  },
  {
    name: "check as JSON is a report and plans at once",
    argv: ["check", "--format", "json"],
    from: RESUME,
    code: 0,
    schema: "report",
    json: {
      goals: [{ id: "learn-kubernetes", cost: 14, optimal: true, inferred: false }],
      verdict: { ok: true },
    },
  },
  {
    name: "check of another folder that is not in git, without a config",
    argv: ["check", "elsewhere"],
    files: { "elsewhere/skills/greet/SKILL.md": skillText({ name: "greet" }) },
    code: 0,
    stdout: ["1 skill"],
  },
  {
    name: "check of a folder that does not exist",
    argv: ["check", "nowhere", "--format", "json"],
    code: 2,
    error: { code: "file-not-found" },
  },
  {
    name: "check writes the report page",
    argv: ["check", "--html", "report.html"],
    from: RESUME,
    code: 0,
    stderr: ["ctxfst: report.html written"],
    after: { "report.html": /^<!doctype html>/ },
  },
  {
    name: "check of a graph file that is behind",
    argv: ["check"],
    files: { ...HARMLESS, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["entity-graph.json is out of date", "ctxfst graph build"],
  },
  {
    name: "check of a config with an error says where, and does not look fine",
    argv: ["check", "--format", "json"],
    files: { ...HARMLESS, "ctxfst.yaml": "version: []\n" },
    code: 2,
    stdout: ['"rule": "config-invalid"'],
  },
];

const lint: readonly CliCase[] = [
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

const plan: readonly CliCase[] = [
  {
    name: "plan with its explanation",
    argv: ["plan", "learn-kubernetes", "--explain"],
    from: RESUME,
    code: 0,
    golden: "plan-explain.txt",
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

const graph: readonly CliCase[] = [
  {
    name: "graph build",
    argv: ["graph", "build"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    after: { "entity-graph.json": /"id":"a"/ },
  },
  {
    name: "graph build --dry-run writes nothing",
    argv: ["graph", "build", "--dry-run"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    after: { "entity-graph.json": null },
  },
  {
    name: "graph build over a file that cannot be read",
    argv: ["graph", "build"],
    files: {
      "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }),
      "entity-graph.json": "{\n<<<<<<< HEAD\n",
    },
    code: 0,
    stderr: ["entity-graph.json"],
    after: { "entity-graph.json": /"id":"a"/ },
  },
  {
    name: "graph check of a file that is behind",
    argv: ["graph", "check"],
    files: { ...HARMLESS, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["greet"],
  },
  { name: "graph check without a file", argv: ["graph", "check"], files: HARMLESS, code: 0 },
  {
    name: "graph show builds what is not there",
    argv: ["graph", "show", "--format", "json"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    schema: "graph",
    json: { edges: [{ source: "a", relation: "LEADS_TO", target: "entity:x" }] },
    after: { "entity-graph.json": null },
  },
  {
    name: "graph show with facts that hold terminal codes",
    argv: ["graph", "show"],
    files: HOSTILE,
    code: 0,
    stdout: ["entity:<U+001B>[31mx", NO_CODES],
  },
  {
    name: "graph check of facts that hold terminal codes",
    argv: ["graph", "check"],
    files: { ...HOSTILE, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["<U+001B>", NO_CODES],
  },
  {
    name: "graph as JSON escapes what a terminal obeys",
    argv: ["graph", "show", "--format", "json"],
    files: HOSTILE,
    code: 0,
    schema: "graph",
    stdout: ["\\u009b", NO_CODES],
  },
  {
    name: "an error that quotes terminal codes",
    argv: ["plan", "not \u001b[31m\u202ex"],
    files: HARMLESS,
    code: 2,
    stderr: ["<U+001B>[31m<U+202E>", NO_CODES],
  },
  {
    name: "graph with a word that is no command",
    argv: ["graph", "bild"],
    files: HARMLESS,
    code: 2,
    stderr: ["bild"],
  },
];

const rules: readonly CliCase[] = [
  { name: "rules", argv: ["rules"], code: 0, stdout: ["yaml-unquoted-colon", "broken-link"] },
  {
    name: "rules explains one with both kinds of example",
    argv: ["rules", "yaml-unquoted-colon"],
    code: 0,
    stdout: ["Reported", "Accepted"],
  },
  {
    name: "rules with a misspelt name",
    argv: ["rules", "broken-lnk"],
    code: 2,
    stderr: ["did you mean broken-link?"],
  },
  { name: "schema", argv: ["schema", "world"], code: 0, json: { type: "object" } },
  { name: "schema of a misspelt name", argv: ["schema", "wrold"], code: 2, stderr: ["world"] },
];

export const CLI_CASES: readonly CliCase[] = [
  ...help,
  ...check,
  ...lint,
  ...plan,
  ...graph,
  ...rules,
];
