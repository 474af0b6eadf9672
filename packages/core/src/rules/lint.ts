import type { Config } from "../config/config.ts";
import type { Repository, SkippedInput } from "../skill/repository.ts";
import type { Finding } from "./finding.ts";

export interface LintResult {
  readonly skills: number;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedInput[];
}

/** Runs every rule that the config leaves on; findings come sorted by file, place and rule. */
export type Lint = (repository: Repository, config: Config) => LintResult;
