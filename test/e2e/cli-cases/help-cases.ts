import type { CliCase } from "./cli-case.ts";
import { HARMLESS, RESUME } from "./folders.ts";

/** Calls for help, and those that no command understands. */
export const helpCases: readonly CliCase[] = [
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
