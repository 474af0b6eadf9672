import type { ExitCode } from "./exit-code.ts";
import type { Shell } from "./io.ts";

export interface OptionSpec {
  readonly type: "string" | "boolean";
  readonly summary: string;
  /** Shown for the value in help: `FILE`. */
  readonly value?: string;
  readonly isMultiple?: boolean;
  readonly choices?: readonly string[];
  readonly default?: string;
}

/** Parsed options by name; absent ones are undefined. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly string[] | undefined>
>;

export interface Invocation {
  readonly options: OptionValues;
  readonly arguments: readonly string[];
}

export type RunCommand = (invocation: Invocation, shell: Shell) => Promise<ExitCode>;

/** One entry of the command table: drives parsing, help and the reference page. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** What follows the name: `[REPO]`. */
  readonly usage: string;
  /** How many arguments it takes at most. */
  readonly maximumArguments: number;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly { readonly call: string; readonly does: string }[];
  /** Loads the code of the command only when it runs. */
  load(): Promise<RunCommand>;
}
