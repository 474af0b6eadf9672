import type { CliCase } from "./cli-case.ts";

/** Calls of `rules` and `schema`. */
export const rulesCases: readonly CliCase[] = [
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
