import type { CommandSpec } from "../command.ts";
import { CHECK_SECONDS } from "../default-limits.ts";
import { failOn, format, memoryLimit, profile, timeLimit } from "./shared-options.ts";

/** Commands that look at a repository as it is. */
export const CHECK_COMMANDS: readonly CommandSpec[] = [
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
    load: async () => (await import("../commands/check.ts")).check,
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
    load: async () => (await import("../commands/lint.ts")).lintCommand,
  },
];
