/** What a caller can act on. The shell maps all of them to exit code 2. */
export type CtxfstErrorCode =
  | "usage"
  | "config"
  | "file-not-found"
  | "file-unreadable"
  | "file-invalid"
  | "file-locked"
  | "not-a-repository"
  | "unknown-goal"
  | "unknown-rule"
  | "unknown-schema"
  | "task-invalid"
  | "git"
  | "write-failed";

export interface CtxfstErrorPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** The caller or the environment is wrong. Never thrown for findings. */
export class CtxfstError extends Error {
  readonly code: CtxfstErrorCode;
  readonly file: string | undefined;
  readonly line: number | undefined;

  constructor(
    code: CtxfstErrorCode,
    message: string,
    options: CtxfstErrorPlace & ErrorOptions = {},
  ) {
    super(message, options);
    this.name = "CtxfstError";
    this.code = code;
    this.file = options.file;
    this.line = options.line;
  }
}

/** We are wrong. The shell prints how to report it and exits with 70. */
export class InternalError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(
      `${message} (this is a bug in ctxfst; please report it with the command that you ran)`,
      options,
    );
    this.name = "InternalError";
  }
}
