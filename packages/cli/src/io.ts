import type { Style } from "@ctxfst/core";

/** Everything a command may touch of the outside, so that tests can run commands in process. */
export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal; decides colour. */
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal; decides progress. */
  readonly isErrorTerminal: boolean;
  /** Width of the terminal, 100 where there is none. */
  readonly columns: number;
  /** Seconds since the process started. */
  elapsed(): number;
  /** Megabytes in use. */
  memory(): number;
  /** Standard input, for commands that read it; absent where there is none. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  stdout(text: string): void;
  stderr(text: string): void;
  /** Whether a person can be asked: standard input and standard error are terminals. */
  readonly isInteractive?: boolean;
  /** Told when the caller wants the process to end, by Ctrl-C or a signal. Gives what takes it back. */
  onInterrupt?(listener: () => void): () => void;
}

/** A line on the terminal that says that a search is under way. */
export interface Progress {
  /** Called often; shows or refreshes the line when it is time. */
  tick(): void;
  /** Wipes the line, before anything else is written. */
  clear(): void;
}

/** What commands see of the caller besides their options. */
export interface Shell extends Io {
  readonly style: Style;
  readonly isQuiet: boolean;
  /** True where results and errors are printed as JSON. */
  readonly isJson: boolean;
  readonly progress: Progress;
}
