import type { CommandSpec, OptionSpec } from "./command.ts";
import { COMMANDS } from "./command-table.ts";
import { COMMON_OPTIONS } from "./common-options.ts";

const EXIT_CODES = `exit codes
  0  fine                          2  the call, the config or a file is wrong
  1  something checked is wrong    3  gave up within the limits given
  4  waits for a person (run)`;

/** The page of `ctxfst --help`. */
export function formatHelp(version: string): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => [`${name} ${usage}`, summary] as const);
  return [
    `ctxfst ${version}: lints SKILL.md files, proves the cheapest plan to each goal, keeps the skill graph true`,
    "",
    "usage: ctxfst COMMAND [OPTION…]",
    "",
    columns(rows),
    "",
    `${columns(optionRows(COMMON_OPTIONS))}`,
    "",
    EXIT_CODES,
    "",
    "ctxfst COMMAND --help shows options and examples.",
    "",
  ].join("\n");
}

/** The page of `ctxfst COMMAND --help`. */
export function formatCommandHelp(command: CommandSpec): string {
  return [
    `usage: ctxfst ${command.name} ${command.usage}`.trimEnd(),
    "",
    command.summary,
    "",
    columns(optionRows({ ...command.options, ...COMMON_OPTIONS })),
    "",
    "examples",
    columns(command.examples.map(({ call, does }) => [call, does])),
    "",
  ].join("\n");
}

function optionRows(options: Readonly<Record<string, OptionSpec>>): (readonly [string, string])[] {
  return Object.entries(options).map(([name, spec]) => [
    `--${name}${spec.type === "string" ? ` ${spec.value ?? "VALUE"}` : ""}`,
    spec.default === undefined ? spec.summary : `${spec.summary} (default ${spec.default})`,
  ]);
}

/** Two columns; a left side that is too long gets a line of its own. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const widths = rows.map(([left]) => left.length).filter((width) => width <= 34);
  const width = Math.max(...widths, 0);
  return rows
    .map(([left, right]) =>
      left.length > width
        ? `  ${left}\n  ${" ".repeat(width)}  ${right}`
        : `  ${left.padEnd(width)}  ${right}`,
    )
    .join("\n");
}
