import { parseArgs } from "node:util";
import { CtxfstError, findNearest } from "@ctxfst/core";
import type { CommandSpec, Invocation, OptionSpec, OptionValues } from "./command.ts";
import { COMMON_OPTIONS } from "./common-options.ts";

/**
 * Reads what follows a command's name.
 * @throws CtxfstError `usage` naming the option or argument and the way out
 */
export function parseCommandLine(command: CommandSpec, argv: readonly string[]): Invocation {
  const specs: Readonly<Record<string, OptionSpec>> = { ...command.options, ...COMMON_OPTIONS };
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { type, isMultiple }]) => [
        name,
        { type, multiple: isMultiple ?? false },
      ]),
    ),
  });
  const see = `see ctxfst ${command.name} --help`;
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const spec = specs[token.name];
    if (spec === undefined) throw unknownOption(token.rawName, Object.keys(specs), see);
    if (spec.type === "boolean" && token.value !== undefined) {
      throw new CtxfstError("usage", `--${token.name} takes no value; ${see}`);
    }
    // Without "=", a value that looks like an option is a forgotten value.
    const isMissing =
      token.value === undefined ||
      token.value === "" ||
      (!token.inlineValue && /^--?[a-z]/.test(token.value));
    if (spec.type === "string" && isMissing) {
      throw new CtxfstError(
        "usage",
        `--${token.name} needs a value (${spec.value ?? "VALUE"}); ${see}`,
      );
    }
    if (spec.choices !== undefined && !spec.choices.includes(token.value ?? "")) {
      const { choices } = spec;
      throw new CtxfstError(
        "usage",
        `--${token.name} is one of ${choices.join(", ")}, not "${token.value}"`,
      );
    }
  }
  if (positionals.length > command.maximumArguments) {
    const extra = positionals[command.maximumArguments];
    throw new CtxfstError("usage", `unexpected argument "${extra}"; ${see}`);
  }
  return { options: values as OptionValues, arguments: positionals };
}

function unknownOption(written: string, known: readonly string[], see: string): CtxfstError {
  const nearest = findNearest(written.replace(/^-+/, ""), known);
  const hint = nearest === null ? see : `did you mean --${nearest}?`;
  return new CtxfstError("usage", `unknown option ${written}; ${hint}`);
}

/** The value of a text option. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** The values of an option that may be repeated, or hold several parted by commas. */
export function listOption(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  const values: readonly string[] = Array.isArray(value) ? value : [];
  return values
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

/**
 * A positive number, for limits.
 * @throws CtxfstError `usage` when it is none
 */
export function numberOption(options: OptionValues, name: string): number | undefined {
  const text = textOption(options, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value <= 0) {
    throw new CtxfstError("usage", `--${name} takes a number above 0, not "${text}"`);
  }
  return value;
}

/**
 * A whole number above 0.
 * @throws CtxfstError `usage` when it is none
 */
export function countOption(options: OptionValues, name: string): number | undefined {
  const value = numberOption(options, name);
  if (value !== undefined && !Number.isSafeInteger(value)) {
    throw new CtxfstError("usage", `--${name} takes a whole number above 0, not "${value}"`);
  }
  return value;
}
