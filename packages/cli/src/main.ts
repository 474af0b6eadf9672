import packageJson from "../package.json" with { type: "json" };
import { COMMANDS } from "./command-table.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { formatCommandHelp, formatHelp } from "./format-help.ts";
import type { Io } from "./io.ts";

/** Runs one call of the command line and gives the exit code; throws nothing. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const help = helpPage(argv);
  if (help !== null) {
    io.stdout(help);
    return EXIT.fine;
  }
  // Help and version stay quick: everything else is loaded when a command runs.
  const { runCommand } = await import("./run-command.ts");
  return runCommand(argv, io);
}

/** The help or version text that a call asks for; null when it asks for none, or for a command that does not exist. */
function helpPage([first, ...rest]: readonly string[]): string | null {
  const isHelp = (word: string | undefined): boolean => word === "--help" || word === "-h";
  if (first === "--version" || first === "-v") return `${packageJson.version}\n`;
  const topic = first === "help" || isHelp(first) ? rest[0] : rest.some(isHelp) ? first : undefined;
  const asksForAll =
    first === undefined || ((first === "help" || isHelp(first)) && topic === undefined);
  if (asksForAll) return formatHelp(packageJson.version);
  const command = COMMANDS.find(({ name }) => name === topic);
  return command === undefined ? null : formatCommandHelp(command);
}
