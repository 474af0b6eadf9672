import type { ConfigProblem } from "../config/config.ts";
import type { SkippedInput } from "../skill/repository.ts";
import type { Finding, OutcomeReport } from "./finding.ts";

export interface LintResult {
  readonly skills: number;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedInput[];
  readonly hidden?: HiddenFindings;
}

/** How many findings are not shown, by reason. */
export interface HiddenFindings {
  /** By comments in the files. */
  readonly suppressed: number;
  /** Those among them that are about security. */
  readonly suppressedSecurity: number;
}

export interface LintOptions {
  readonly configProblems?: readonly ConfigProblem[];
  /** Reports about goals and the graph file, which `check` computes. */
  readonly extraReports?: readonly OutcomeReport[];
  /** Facts that hold in the world; those of the config are added. */
  readonly worldFacts?: readonly string[];
  /** In place of the config's profiles. */
  readonly profiles?: readonly string[];
  /** Runs these rules alone. */
  readonly only?: ReadonlySet<string>;
  /** False keeps infos apart that would be merged: a fixer needs every place. */
  readonly aggregate?: boolean;
}
