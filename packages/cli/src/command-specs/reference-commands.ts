import type { CommandSpec } from "../command.ts";
import { format } from "./shared-options.ts";

/** Commands that explain ctxfst itself, or answer in its place. */
export const REFERENCE_COMMANDS: readonly CommandSpec[] = [
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
    load: async () => (await import("../commands/rules.ts")).rulesCommand,
  },
  {
    name: "schema",
    usage: "NAME",
    summary: "print the JSON Schema of a file format",
    maximumArguments: 1,
    options: {},
    examples: [{ call: "ctxfst schema config", does: "for editors: the schema of ctxfst.yaml" }],
    load: async () => (await import("../commands/schema.ts")).schema,
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
    load: async () => (await import("../commands/compat.ts")).compat,
  },
];
