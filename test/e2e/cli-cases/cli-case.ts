import type { SchemaName } from "@ctxfst/schema";

/** One call of the command line, and what must come of it. */
export interface CliCase {
  readonly name: string;
  readonly argv: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** Files that are committed to git as `main` first; `files` are then written over them. */
  readonly base?: Readonly<Record<string, string>>;
  /** Files of the base that are removed again. */
  readonly gone?: readonly string[];
  /** Folder of the repository that is copied first. */
  readonly from?: string;
  /** Folder inside the copy in which the command runs. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What standard input gives; nothing by default. */
  readonly stdin?: string;
  readonly code: number;
  /** Texts that standard output must hold. */
  readonly stdout?: readonly (string | RegExp)[];
  readonly stderr?: readonly (string | RegExp)[];
  /** Schema that the printed JSON must follow, and a part that it must contain. */
  readonly schema?: SchemaName;
  readonly json?: object;
  /** `error` of the JSON on standard error. */
  readonly error?: object;
  /** Name of the file in `golden` that standard output must equal. */
  readonly golden?: string;
  /** What files hold afterwards; null for files that must not be there. */
  readonly after?: Readonly<Record<string, string | RegExp | null>>;
}
