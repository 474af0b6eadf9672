import type { CommandSpec } from "../command.ts";
import { NEXT_SECONDS } from "../default-limits.ts";
import { format, memoryLimit, timeLimit } from "./shared-options.ts";

/** Commands that perform skills, and tell of what was performed. */
export const RUN_COMMANDS: readonly CommandSpec[] = [
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
    load: async () => (await import("../commands/run.ts")).run,
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
    load: async () => (await import("../commands/runs.ts")).runs,
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
    load: async () => (await import("../commands/why.ts")).why,
  },
];
