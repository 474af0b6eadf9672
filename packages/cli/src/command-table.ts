import type { CommandSpec, OptionSpec } from "./command.ts";
import { CHECK_SECONDS, MEMORY_MEGABYTES, NEXT_SECONDS } from "./default-limits.ts";

const format = (...choices: readonly string[]): OptionSpec => ({
  type: "string",
  value: "FORMAT",
  summary: `how to print: ${choices.join(", ")}`,
  choices,
  default: choices[0] as string,
});

const profile: OptionSpec = {
  type: "string",
  value: "NAME",
  isMultiple: true,
  summary: "lint for this profile, such as codex, in place of the config's; may be repeated",
};

const failOn: OptionSpec = {
  type: "string",
  value: "LEVEL",
  choices: ["error", "warning", "never"],
  default: "error",
  summary: "exit with 1 from this severity on: error, warning, never",
};

const timeLimit: OptionSpec = {
  type: "string",
  value: "SECONDS",
  summary: "stop searching this long after the start and give the best plan so far",
};

const memoryLimit: OptionSpec = {
  type: "string",
  value: "MB",
  summary: "stop searching when the process uses this much memory",
  default: String(MEMORY_MEGABYTES),
};

/** Every command, the main ones first. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: "check",
    usage: "[REPO]",
    summary: "lint, plan every goal, compare the graph file",
    maximumArguments: 1,
    options: {
      format: format("pretty", "json"),
      html: { type: "string", value: "FILE", summary: "write the report page to this file" },
      profile,
      "fail-on": failOn,
      "time-limit": { ...timeLimit, default: String(CHECK_SECONDS) },
      "memory-limit": memoryLimit,
    },
    examples: [
      { call: "ctxfst check", does: "check the repository that holds the current folder" },
      { call: "ctxfst check --html report.html", does: "and write a page to look at" },
      { call: "ctxfst check https://github.com/owner/name", does: "clone shallowly, read, check" },
    ],
    load: async () => (await import("./commands/check.ts")).check,
  },
  {
    name: "lint",
    usage: "[PATH…]",
    summary: "find what hosts will drop, lose or misread in SKILL.md files",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json", "sarif", "github", "junit", "gitlab", "markdown"),
      fix: { type: "boolean", summary: "apply the safe fixes, then lint again" },
      "fix-dry-run": {
        type: "boolean",
        summary:
          "print the safe fixes as a unified diff and write nothing; exit with 1 where there are any",
      },
      changed: {
        type: "string",
        value: "BASE",
        summary: "show only what changed since HEAD left BASE, or what that breaks elsewhere",
      },
      baseline: { type: "string", value: "FILE", summary: "leave out the findings of this file" },
      "update-baseline": {
        type: "boolean",
        summary: "write all findings to the baseline, which forgets those that are gone",
      },
      hosts: { type: "boolean", summary: "print which hosts load each skill, and why not" },
      profile,
      "fail-on": failOn,
    },
    examples: [
      { call: "ctxfst lint --fix", does: "mend what can be mended safely" },
      { call: "ctxfst lint skills/deploy", does: "show findings of one skill only" },
      { call: "ctxfst lint --changed main", does: "show what a branch changed or broke" },
      {
        call: "ctxfst lint --baseline lint-baseline.json --update-baseline",
        does: "accept what is there now, so that only new findings show",
      },
    ],
    load: async () => (await import("./commands/lint.ts")).lintCommand,
  },
  {
    name: "plan",
    usage: "[GOAL…]",
    summary: "the cheapest plan to a goal, with its proof",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json", "markdown", "mermaid", "matrix", "workflow"),
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "a fact that holds at the start; may be repeated",
      },
      state: { type: "string", value: "FILE", summary: "start from this world-state file" },
      skills: { type: "string", value: "DIR", summary: "use the skills below this folder" },
      task: {
        type: "string",
        value: "FILE",
        summary: "plan this task (.json or .json.gz) in place of a repository",
      },
      strategy: {
        type: "string",
        value: "STRATEGY",
        choices: ["optimal", "fast", "greedy", "lookahead"],
        default: "optimal",
        summary:
          "a cheapest plan (optimal), the first that is found (fast), the way of a loop that takes the best candidate (greedy) or looks some steps ahead (lookahead)",
      },
      depth: {
        type: "string",
        value: "N",
        summary: "steps that lookahead looks ahead; 2 if absent",
      },
      top: {
        type: "string",
        value: "K",
        summary: "show so many of the cheapest plans, no two with the same skills",
      },
      explain: {
        type: "boolean",
        summary: "show what each step needs and who supplies it, and why not other skills",
      },
      base: {
        type: "string",
        value: "REF",
        summary: "compare with the plans of where HEAD left this revision, and say why they differ",
      },
      "time-limit": timeLimit,
      "memory-limit": memoryLimit,
    },
    examples: [
      { call: "ctxfst plan", does: "plan every goal" },
      { call: "ctxfst plan ship-a-fix --explain", does: "one goal of the config, with reasons" },
      {
        call: "ctxfst plan entity:released 'NOT entity:frozen' --have entity:built",
        does: "conditions that must all hold",
      },
    ],
    load: async () => (await import("./commands/plan.ts")).plan,
  },
  {
    name: "next",
    usage: "[GOAL…]",
    summary: "what may run next in a world, best first, and why",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json"),
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "a fact that holds besides; may be repeated",
      },
      state: { type: "string", value: "FILE", summary: "the world, in place of the repository's" },
      skills: { type: "string", value: "DIR", summary: "use the skills below this folder" },
      "own-order": { type: "boolean", summary: "do not ask the config's ranker" },
      "time-limit": { ...timeLimit, default: String(NEXT_SECONDS) },
      "memory-limit": memoryLimit,
    },
    examples: [
      { call: "ctxfst next", does: "toward the goal of the world file" },
      { call: "ctxfst next entity:released --have entity:built", does: "toward this condition" },
    ],
    load: async () => (await import("./commands/next.ts")).next,
  },
  {
    name: "why-not",
    usage: "[GOAL…]",
    summary: "the fewest facts that would make a goal reachable, and who could produce them",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json"),
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "a fact that holds at the start; may be repeated",
      },
      state: { type: "string", value: "FILE", summary: "start from this world-state file" },
      skills: { type: "string", value: "DIR", summary: "use the skills below this folder" },
      task: {
        type: "string",
        value: "FILE",
        summary: "ask of this task (.json or .json.gz) in place of a repository",
      },
      top: { type: "string", value: "K", summary: "show so many sets at most", default: "3" },
      "time-limit": { ...timeLimit, default: String(NEXT_SECONDS) },
      "memory-limit": memoryLimit,
    },
    examples: [
      { call: "ctxfst why-not ship-release", does: "what keeps a goal of the config away" },
      { call: "ctxfst why-not entity:released", does: "what keeps a condition away" },
    ],
    load: async () => (await import("./commands/why-not.ts")).whyNotCommand,
  },
  {
    name: "impact",
    usage: "SKILL|FACT",
    summary: "what breaks if a skill or a fact is removed, renamed or changed",
    maximumArguments: 1,
    options: {
      format: format("pretty", "json"),
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "a fact that holds at the start; may be repeated",
      },
      state: { type: "string", value: "FILE", summary: "start from this world-state file" },
      skills: { type: "string", value: "DIR", summary: "use the skills below this folder" },
      "time-limit": { ...timeLimit, default: String(CHECK_SECONDS) },
      "memory-limit": memoryLimit,
    },
    examples: [
      {
        call: "ctxfst impact match-skills",
        does: "goals and skills that need it, and its mentions",
      },
      { call: "ctxfst impact entity:has-parsed-resume", does: "the same of a fact" },
    ],
    load: async () => (await import("./commands/impact.ts")).impactCommand,
  },
  {
    name: "run",
    usage: "[GOAL…]",
    summary: "perform the plan step by step and remember what came of it",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json"),
      executor: {
        type: "string",
        value: "EXECUTOR",
        choices: ["dry-run", "interactive", "command", "agent", "mcp"],
        default: "dry-run",
        summary:
          "who performs the skills: dry-run, interactive, or command, agent and mcp, which do as the config's execution says",
      },
      strategy: {
        type: "string",
        value: "STRATEGY",
        choices: ["optimal", "greedy", "lookahead"],
        default: "optimal",
        summary:
          "optimal keeps the cheapest plan until something differs, greedy takes the best candidate, lookahead plans anew before every step",
      },
      apply: { type: "boolean", summary: "let a dry run write what would be so" },
      state: { type: "string", value: "FILE", summary: "the world, in place of the repository's" },
      graph: { type: "string", value: "FILE", summary: "the graph, in place of the repository's" },
      skills: { type: "string", value: "DIR", summary: "use the skills below this folder" },
      "max-steps": {
        type: "string",
        value: "N",
        default: "100",
        summary: "end with 3 after this many executions",
      },
      jobs: {
        type: "string",
        value: "N",
        default: "1",
        summary: "perform up to this many independent steps side by side",
      },
      "on-failure": {
        type: "string",
        value: "WHAT",
        choices: ["stop", "continue", "replan"],
        default: "stop",
        summary:
          "after a step failed: stop, continue with the plan's other steps, or replan a way round",
      },
      critique: { type: "boolean", summary: "show each new plan to a person first" },
      resume: {
        type: "string",
        value: "RUN",
        summary: "go on with a run that waits or was cut off",
      },
      answer: {
        type: "string",
        value: "WORD",
        choices: ["done", "again", "failed"],
        summary:
          "resume, rollback: what became of the step that was interrupted: done, again, failed",
      },
      rollback: { type: "string", value: "RUN", summary: "undo a run, the newest step first" },
      fsync: { type: "boolean", summary: "survive power loss too, at some cost in time" },
      "time-limit": { ...timeLimit, default: String(NEXT_SECONDS) },
      "memory-limit": memoryLimit,
    },
    examples: [
      { call: "ctxfst run", does: "show what the loop would do, and write nothing" },
      { call: "ctxfst run --apply", does: "and write it to world and graph as a dry run" },
      {
        call: "ctxfst run ship-a-fix --executor command --jobs 4",
        does: "perform it by the commands of the config",
      },
      { call: "ctxfst run --resume 2026-12-01t090000-a1b2c3", does: "go on after a crash" },
    ],
    load: async () => (await import("./commands/run.ts")).run,
  },
  {
    name: "runs",
    usage: "list|show|replay [RUN]",
    summary: "what the journals of runs tell",
    maximumArguments: 3,
    options: { format: format("pretty", "json") },
    examples: [
      { call: "ctxfst runs list", does: "every run, the latest first" },
      { call: "ctxfst runs show", does: "the latest run, or the one that is named" },
      { call: "ctxfst runs replay 2026-12-01t090000-a1b2c3", does: "its log again" },
    ],
    load: async () => (await import("./commands/runs.ts")).runs,
  },
  {
    name: "why",
    usage: "FACT",
    summary: "what made a fact true: skill, run, time and evidence",
    maximumArguments: 1,
    options: {
      format: format("pretty", "json"),
      state: { type: "string", value: "FILE", summary: "the world, in place of the repository's" },
      graph: { type: "string", value: "FILE", summary: "the graph, in place of the repository's" },
    },
    examples: [
      {
        call: "ctxfst why entity:has-parsed-resume",
        does: "who made it true, and everything since",
      },
    ],
    load: async () => (await import("./commands/why.ts")).why,
  },
  {
    name: "state",
    usage: "init|add|remove|complete|check|show|subgraph [WORD…]",
    summary: "begin, change, check or print world-state.json",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json"),
      state: { type: "string", value: "FILE", summary: "the world, in place of the repository's" },
      graph: {
        type: "string",
        value: "FILE",
        summary: "remove, complete: the graph to record in, in place of the repository's",
      },
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "init: a fact that holds; may be repeated",
      },
      session: { type: "string", value: "ID", summary: "init: the id of the session" },
      force: { type: "boolean", summary: "init: replace the world that is there" },
      result: {
        type: "string",
        value: "RESULT",
        choices: ["success", "partial", "failed", "skipped"],
        default: "success",
        summary: "complete: what it came to: success, partial, failed, skipped",
      },
      add: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "complete: a fact that it made true, in place of what the skill declares",
      },
      remove: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "complete: a fact that it made false besides",
      },
      summary: { type: "string", value: "TEXT", summary: "complete: what to remember of it" },
      depth: {
        type: "string",
        value: "N",
        summary: "subgraph: go back from the goal by this many steps; all by default",
      },
    },
    examples: [
      {
        call: "ctxfst state init entity:released --have entity:built",
        does: "begin a world with a goal, or with a goal of the config and what it is given",
      },
      { call: "ctxfst state complete deploy", does: "record that a skill was executed" },
      {
        call: "ctxfst state check deploy 'NOT entity:frozen'",
        does: "exit with 1 unless the skill may run and the condition holds",
      },
      { call: "ctxfst state subgraph", does: "keep the part of the graph that leads to the goal" },
    ],
    load: async () => (await import("./commands/state.ts")).state,
  },
  {
    name: "graph",
    usage: "build|check|show|diff|merge|export [WORD…]",
    summary: "build, compare, print, merge or draw entity-graph.json",
    maximumArguments: 5,
    options: {
      format: format("pretty", "json"),
      "dry-run": { type: "boolean", summary: "build: print what would change, write nothing" },
      goal: {
        type: "string",
        value: "GOAL",
        isMultiple: true,
        summary: "show, export: only what leads to this goal; may be repeated",
      },
      depth: { type: "string", value: "N", summary: "with --goal: go back by this many steps" },
      to: {
        type: "string",
        value: "FORMAT",
        choices: ["mermaid", "dot", "svg", "html", "graphml", "json"],
        summary: "export: mermaid, dot, svg, html, graphml or json",
      },
      output: { type: "string", value: "FILE", summary: "export: write to this file" },
      "marker-size": {
        type: "string",
        value: "N",
        summary: "merge: length of conflict markers, %L of git",
      },
    },
    examples: [
      { call: "ctxfst graph build", does: "write the graph file, keeping what runs recorded" },
      { call: "ctxfst graph check", does: "exit with 1 when the file is out of date" },
      { call: "ctxfst graph diff main", does: "what this checkout changes in the graph of main" },
      {
        call: "ctxfst graph export --to svg --goal entity:released",
        does: "draw what leads to a goal",
      },
      {
        call: "git config merge.ctxfst.driver 'npx ctxfst graph merge %O %A %B %P'",
        does: "let git merge the file by meaning (and entity-graph.json merge=ctxfst in .gitattributes)",
      },
    ],
    load: async () => (await import("./commands/graph.ts")).graph,
  },
  {
    name: "rules",
    usage: "[RULE]",
    summary: "list the lint rules, or explain one with examples",
    maximumArguments: 1,
    options: {
      format: format("pretty", "json"),
      profiles: { type: "boolean", summary: "list what is known of each host instead" },
    },
    examples: [
      { call: "ctxfst rules yaml-unquoted-colon", does: "why, and both kinds of example" },
    ],
    load: async () => (await import("./commands/rules.ts")).rulesCommand,
  },
  {
    name: "schema",
    usage: "NAME",
    summary: "print the JSON Schema of a file format",
    maximumArguments: 1,
    options: {},
    examples: [{ call: "ctxfst schema config", does: "for editors: the schema of ctxfst.yaml" }],
    load: async () => (await import("./commands/schema.ts")).schema,
  },
  {
    name: "compat",
    usage: "",
    summary: "answer recorded calls of the reference CtxFST, one JSON object a line",
    maximumArguments: 0,
    options: {
      mode: {
        type: "string",
        value: "MODE",
        choices: ["reference", "default"],
        default: "reference",
        summary: "whose behaviour: the reference's, bugs included, or ours (default)",
      },
    },
    examples: [
      {
        call: "ctxfst compat --mode default < calls.jsonl",
        does: 'one {"fn":…,"input":…} a line in, one answer a line out',
      },
    ],
    load: async () => (await import("./commands/compat.ts")).compat,
  },
];
