import type { ConfigProblem } from "../config/config.ts";
import type { SkippedInput } from "../skill/repository.ts";
import type { Finding, OutcomeReport } from "./finding.ts";
import type { FindingSelection, HiddenFindings } from "./noise/select-findings.ts";

export interface LintResult {
  readonly skills: number;
  readonly findings: readonly Finding[];
  readonly skipped: readonly SkippedInput[];
  /** What was found and is not shown. */
  readonly hidden?: HiddenFindings;
}

export interface LintOptions {
  readonly configProblems?: readonly ConfigProblem[];
  /** Reports about goals and the graph file, which `check` computes. */
  readonly extraReports?: readonly OutcomeReport[];
  /** Facts that hold in the world; those of the config are added. */
  readonly worldFacts?: readonly string[];
  /** In place of the config's profiles. */
  readonly profiles?: readonly string[];
  /** Which findings are wanted; all by default. */
  readonly selection?: FindingSelection;
  /** Skills whose name a change replaced, by their old names. */
  readonly renamedSkills?: ReadonlyMap<string, string>;
  /** Runs these rules alone. */
  readonly only?: ReadonlySet<string>;
  /** False keeps infos apart that would be merged: a fixer needs every place. */
  readonly aggregate?: boolean;
}
