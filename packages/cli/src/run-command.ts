import { CtxfstError, InternalError, plainStyle, showHidden, toVisibleLine } from "@ctxfst/core";
import type { CommandSpec } from "./command.ts";
import { COMMANDS } from "./command-table.ts";
import { COMMON_OPTIONS } from "./common-options.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { Io, Shell } from "./io.ts";
import { nearestHint } from "./nearest-hint.ts";
import { parseCommandLine } from "./parse-command-line.ts";
import { createProgress } from "./progress.ts";
import { terminalStyle } from "./terminal-style.ts";

/** Parses a call, runs its command, and makes an exit code of whatever it throws. */
export async function runCommand(argv: readonly string[], io: Io): Promise<ExitCode> {
  // What an error looks like must be known before the options are.
  const isJson = argv.some(
    (word, i) => word === "--format=json" || (word === "json" && argv[i - 1] === "--format"),
  );
  try {
    const { name, rest } = splitCommand(argv);
    const command = commandNamed(name === "help" ? (rest[0] ?? "") : name);
    const invocation = parseCommandLine(command, rest);
    const progress = createProgress(io);
    const shell: Shell = {
      ...io,
      progress,
      stdout: (text) => {
        progress.clear();
        io.stdout(isJson ? escapeHidden(text) : text);
      },
      stderr: (text) => {
        progress.clear();
        io.stderr(text);
      },
      style: hasColour(io, invocation.options["no-color"] === true) ? terminalStyle : plainStyle,
      isQuiet: invocation.options.quiet === true,
      isJson,
    };
    const run = await command.load();
    try {
      return await run(invocation, shell);
    } finally {
      progress.clear();
    }
  } catch (error) {
    return reportError(error, io, isJson);
  }
}

/** The first word that is no option names the command; options of every command may stand before it. */
function splitCommand(argv: readonly string[]): { name: string; rest: readonly string[] } {
  let at = 0;
  while (at < argv.length && isCommonOption(argv[at] as string)) {
    at += isValueApart(argv[at] as string) ? 2 : 1;
  }
  return { name: argv[at] ?? "", rest: [...argv.slice(0, at), ...argv.slice(at + 1)] };
}

function isCommonOption(word: string): boolean {
  const [name = ""] = word.replace(/^--/, "").split("=");
  return word.startsWith("--") && (name === "format" || Object.hasOwn(COMMON_OPTIONS, name));
}

function isValueApart(word: string): boolean {
  return (
    word === "--format" || (!word.includes("=") && COMMON_OPTIONS[word.slice(2)]?.type === "string")
  );
}

function commandNamed(name: string): CommandSpec {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const names = COMMANDS.map((candidate) => candidate.name);
  const hint = nearestHint(name, names, `there are ${names.join(", ")}`);
  throw new CtxfstError(
    "usage",
    `unknown ${name.startsWith("-") ? "option" : "command"} ${name}; ${hint}`,
  );
}

/** NO_COLOR and FORCE_COLOR as their users expect: set to anything but nothing. */
function hasColour({ env, isTerminal }: Io, isOff: boolean): boolean {
  if (isOff || (env.NO_COLOR ?? "") !== "") return false;
  if ((env.FORCE_COLOR ?? "") !== "") return env.FORCE_COLOR !== "0";
  return isTerminal && env.TERM !== "dumb";
}

function reportError(error: unknown, io: Io, isJson: boolean): ExitCode {
  if (error instanceof CtxfstError) {
    const { code, message, file = null, line = null } = error;
    const place = file === null ? "" : `${file}${line === null ? "" : `:${line}`}: `;
    io.stderr(
      isJson
        ? errorJson({ code, message, file, line })
        : `ctxfst: ${toVisibleLine(`${place}${message}`)}\n`,
    );
    return EXIT.usage;
  }
  const cause = error instanceof Error ? error : new Error(String(error));
  const bug = cause instanceof InternalError ? cause : new InternalError(cause.message, { cause });
  io.stderr(
    isJson
      ? errorJson({ code: "internal", message: bug.message, file: null, line: null })
      : `ctxfst: ${bug.message}\n${cause.stack ?? ""}\n`.split("\n").map(showHidden).join("\n"),
  );
  return EXIT.internal;
}

function errorJson(error: Readonly<Record<string, string | number | null>>): string {
  return `${escapeHidden(JSON.stringify({ error }))}\n`;
}

/**
 * JSON with what a terminal might obey or hide as escapes: only texts of the repository can hold such characters, and
 * JSON itself escapes those below U+0020 alone.
 */
function escapeHidden(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
