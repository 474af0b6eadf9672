// docs/cli.md: every command and option, from the table that drives parsing and help.
import type { CommandSpec, OptionSpec } from "../../packages/cli/src/command.ts";
import { COMMANDS } from "../../packages/cli/src/command-table.ts";
import { COMMON_OPTIONS } from "../../packages/cli/src/common-options.ts";
import { markdownTable } from "./markdown-table.ts";

type Options = Readonly<Record<string, OptionSpec>>;

const INTRODUCTION = `<!-- Generated from packages/cli/src/command-table.ts by \`npm run generate\`. Do not edit. -->
# The command line

Results go to standard output, everything else to standard error. Colour appears only on a terminal (\`NO_COLOR\`, \`FORCE_COLOR\` and \`--no-color\` decide otherwise). Without [\`ctxfst.yaml\`](config.md), every skill below the folder is found; git is not needed.

| exit code | means |
|---|---|
| 0 | fine |
| 1 | checked, and something is wrong: findings from \`--fail-on\` on, a goal unreachable or its expectation broken, a graph file that is out of date; with \`lint --fix-dry-run\`, something would be fixed |
| 2 | the call, the config or a file is wrong; with \`--format json\`, \`{"error":{"code","message","file","line"}}\` on standard error |
| 3 | gave up within the limits given |
| 4 | a run waits for a person; \`ctxfst run --resume RUN\` goes on |
| 70 | a bug of ctxfst |
`;

/** The page of commands and options. */
export async function generate(): Promise<Readonly<Record<string, string>>> {
  const sections = [
    INTRODUCTION,
    overview(),
    ...COMMANDS.map(commandSection),
    `## Options of every command\n\n${optionTable(COMMON_OPTIONS)}\n`,
  ];
  return { "docs/cli.md": sections.join("\n") };
}

function overview(): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => [
    `[\`ctxfst ${`${name} ${usage}`.trimEnd()}\`](#ctxfst-${name})`,
    summary,
  ]);
  return `${markdownTable(["command", "does"], rows)}\n`;
}

function commandSection({ name, usage, summary, options, examples }: CommandSpec): string {
  const parts = [
    `## ctxfst ${name}`,
    `\`ctxfst ${`${name} ${usage}`.trimEnd()}\`: ${summary}.`,
    ...(Object.keys(options).length === 0 ? [] : [optionTable(options)]),
    markdownTable(
      ["example", ""],
      examples.map(({ call, does }) => [`\`${call}\``, does]),
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

function optionTable(options: Options): string {
  const rows = Object.entries(options).map(([name, option]) => [
    `\`--${name}${option.type === "string" ? ` ${option.value ?? "VALUE"}` : ""}\``,
    option.summary,
    option.default === undefined ? "" : `\`${option.default}\``,
  ]);
  return markdownTable(["option", "does", "default"], rows);
}
