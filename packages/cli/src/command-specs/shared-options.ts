import type { OptionSpec } from "../command.ts";
import { MEMORY_MEGABYTES } from "../default-limits.ts";

/** How to print: the first choice is the default. */
export function format(...choices: readonly string[]): OptionSpec {
  return {
    type: "string",
    value: "FORMAT",
    summary: `how to print: ${choices.join(", ")}`,
    choices,
    default: choices[0] as string,
  };
}

/** Which profile to lint for. */
export const profile: OptionSpec = {
  type: "string",
  value: "NAME",
  isMultiple: true,
  summary: "lint for this profile, such as codex, in place of the config's; may be repeated",
};

/** From which severity on the exit code is 1. */
export const failOn: OptionSpec = {
  type: "string",
  value: "LEVEL",
  choices: ["error", "warning", "never"],
  default: "error",
  summary: "exit with 1 from this severity on: error, warning, never",
};

/** Seconds for searching; each command says its default. */
export const timeLimit: OptionSpec = {
  type: "string",
  value: "SECONDS",
  summary: "stop searching this long after the start and give the best plan so far",
};

/** Megabytes for searching. */
export const memoryLimit: OptionSpec = {
  type: "string",
  value: "MB",
  summary: "stop searching when the process uses this much memory",
  default: String(MEMORY_MEGABYTES),
};
