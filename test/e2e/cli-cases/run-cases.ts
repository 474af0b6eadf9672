import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { RESUME } from "./folders.ts";

/** Two skills with effects on files, and what the config says of them. */
const CHAIN: Readonly<Record<string, string>> = {
  "skills/make/SKILL.md": skillText({ name: "make", postconditions: ["entity:made"] }),
  "skills/ship/SKILL.md": skillText({
    name: "ship",
    preconditions: ["entity:made"],
    postconditions: ["entity:shipped"],
  }),
};
const withConfig = (make: string, ship = '{ command: "cat made.txt" }') => ({
  ...CHAIN,
  "ctxfst.yaml": `goals: [{ id: ship, goal: "entity:shipped" }]\nexecution:\n  make: ${make}\n  ship: ${ship}\n`,
});
const NO_WORLD = { "world-state.json": null, "entity-graph.json": null };

/** Calls of `run`, `runs` and `why`. */
export const runCases: readonly CliCase[] = [
  {
    name: "run shows what it would do and writes nothing",
    argv: ["run"],
    from: RESUME,
    code: 0,
    golden: "run-dry.txt",
    after: { ".ctxfst": null, "world-state.json": /"completed_skills": \[\]/ },
  },
  {
    name: "run --apply reaches the reference's goal in three steps",
    argv: ["run", "--apply", "--format", "json"],
    from: RESUME,
    code: 0,
    json: {
      reason: "goal-reached",
      exit_code: 0,
      executions: 3,
      steps: [
        { skill: "analyze-resume", status: "success" },
        { skill: "match-skills", status: "success" },
        { skill: "generate-plan", status: "success" },
      ],
    },
    after: {
      "world-state.json": /"entity:learn-kubernetes-path"/,
      "entity-graph.json": /"relation":"COMPLETED"/,
    },
  },
  {
    name: "run performs and verifies what the config says",
    argv: ["run", "ship", "--executor", "command"],
    files: withConfig('{ command: "echo made > made.txt", verify: "test -s made.txt" }'),
    code: 0,
    stdout: ["✓ make success", "✓ ship success: made", "goal reached"],
    after: { "made.txt": "made\n", "world-state.json": /"entity:shipped"/ },
  },
  {
    name: "run stops at a failure, which completes nothing",
    argv: ["run", "ship", "--executor", "command"],
    files: withConfig('{ command: "true", verify: "test -s made.txt" }'),
    code: 1,
    stdout: ["✗ make failed: verification failed", "make failed · entity:shipped"],
    after: { "world-state.json": /"active_states": \[\]/, "entity-graph.json": /BLOCKED_BY/ },
  },
  {
    name: "run begins nothing of which a part cannot be performed",
    argv: ["run", "ship", "--executor", "command"],
    files: withConfig('{ command: "echo made > made.txt" }', '{ verify: "true" }'),
    code: 2,
    stderr: ["nothing says how to perform ship; add execution.ship.command to ctxfst.yaml"],
    after: { "made.txt": null, ...NO_WORLD },
  },
  {
    name: "run takes nothing that a SKILL.md says for a command",
    argv: ["run", "entity:made", "--executor", "command"],
    files: {
      "skills/make/SKILL.md": skillText({
        name: "make",
        postconditions: ["entity:made"],
        execution: { command: "touch owned" },
      }),
    },
    code: 2,
    stderr: ["nothing says how to perform make"],
    after: { owned: null },
  },
  {
    name: "run without a plan says what is missing and does nothing",
    argv: ["run", "entity:learn-kubernetes-path", "--apply"],
    from: RESUME,
    files: {
      "world-state.json": JSON.stringify({
        session_id: "s",
        goal: "",
        active_states: [],
        completed_skills: [],
      }),
    },
    code: 1,
    stdout: ["no plan reaches the goal; nothing gives entity:has-raw-resume"],
  },
  {
    name: "run ends with 3 at its limit of steps",
    argv: ["run", "--max-steps", "2"],
    from: RESUME,
    code: 3,
    stdout: ["the limit came first: 2 steps"],
  },
  {
    name: "run that needs a person waits for one, and records nothing as done",
    argv: ["run", "--executor", "interactive"],
    from: RESUME,
    code: 4,
    stdout: ["waiting: step 1: is analyze-resume done?", "ctxfst run --resume"],
    after: { "world-state.json": /"completed_skills": \[\]/ },
  },
  {
    name: "run whose plan a person is to see waits for one",
    argv: ["run", "--critique"],
    from: RESUME,
    code: 4,
    stdout: ["waiting: a person is to look at the plan"],
  },
  {
    name: "run takes no goal beside a run to go on with",
    argv: ["run", "ship", "--resume", "r"],
    files: CHAIN,
    code: 2,
    stderr: ["--resume and --rollback take a run"],
  },
  {
    name: "run goes on with no run that there is not",
    argv: ["run", "--resume", "2026-01-01t000000-000000"],
    files: CHAIN,
    code: 2,
    stderr: ['no run is called "2026-01-01t000000-000000"; there is none'],
  },
  {
    name: "run takes no path for the name of a run",
    argv: ["run", "--rollback", "../../other"],
    files: CHAIN,
    code: 2,
    stderr: ['"../../other" is no name of a run'],
  },
  {
    name: "runs list where there is none",
    argv: ["runs", "list"],
    files: CHAIN,
    code: 0,
    stdout: ["no run is recorded here"],
  },
  {
    name: "runs show names the line of a damaged journal",
    argv: ["runs", "show", "r", "--format", "json"],
    files: { ...CHAIN, ".ctxfst/runs/r.jsonl": '{"seq":1}\n' },
    code: 2,
    error: { code: "file-invalid", file: ".ctxfst/runs/r.jsonl", line: 1 },
  },
  {
    name: "why of a fact that the world has from nowhere",
    argv: ["why", "has-raw-resume"],
    from: RESUME,
    code: 0,
    stdout: ["entity:has-raw-resume holds: the world says so", "needed by analyze-resume"],
  },
  {
    name: "why of a fact that nothing tells of",
    argv: ["why", "entity:learn-kubernetes-path", "--format", "json"],
    from: RESUME,
    code: 1,
    json: { holds: false, origin: null, events: [], given_by: ["generate-plan"] },
  },
];
