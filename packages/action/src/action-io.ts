/** What the Action takes from its process; only the entry touches the real one. */
export interface ActionIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** A folder outside of the checkout, for files that later steps may read. */
  readonly tempFolder: string;
  /** Writes to standard output. */
  write(text: string): void;
  /** Seconds since the process started. */
  elapsed(): number;
  /** Megabytes in use. */
  memory(): number;
  /** Text that nobody can guess, fresh each time. */
  createToken(): string;
}
