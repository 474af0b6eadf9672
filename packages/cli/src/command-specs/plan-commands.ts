import type { CommandSpec } from "../command.ts";
import { CHECK_SECONDS, NEXT_SECONDS } from "../default-limits.ts";
import { format, memoryLimit, timeLimit } from "./shared-options.ts";

/** Commands that plan and change nothing. */
export const PLAN_COMMANDS: readonly CommandSpec[] = [
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
    load: async () => (await import("../commands/plan.ts")).plan,
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
    load: async () => (await import("../commands/next.ts")).next,
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
    load: async () => (await import("../commands/why-not.ts")).whyNotCommand,
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
    load: async () => (await import("../commands/impact.ts")).impactCommand,
  },
];
