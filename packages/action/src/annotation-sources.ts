import {
  type AnnotationSource,
  type CheckResult,
  type Finding,
  placeInRepository,
  planText,
} from "@ctxfst/core";

export interface SourceOptions {
  /** Stands before each path, so that paths start at the repository's root: `plugins/a/`. */
  readonly prefix: string;
  /** The config file, relative to the checked folder, where goals are written; null without one. */
  readonly configFile: string | null;
  readonly messageOf: (finding: Finding) => string;
}

/** What of a check deserves an annotation: every finding (broken goals and a stale graph among them), undecided goals. */
export function annotationSources(check: CheckResult, options: SourceOptions): AnnotationSource[] {
  const { prefix, configFile, messageOf } = options;
  const place = (file: string | null): string | null =>
    file === null ? null : placeInRepository(prefix, file);

  const findings = check.lint.findings.map(
    (finding): AnnotationSource => ({
      severity: finding.severity,
      rule: finding.rule,
      message: messageOf(finding),
      file: place(finding.file),
      position: finding.position,
    }),
  );
  const undecided = check.goals
    .filter(({ plan }) => plan.status === "gave-up")
    .map(
      (outcome): AnnotationSource => ({
        severity: "warning",
        rule: "goal-undecided",
        message: `goal ${outcome.id}: ${planText(outcome)}`,
        file: place(configFile),
        position: null,
      }),
    );
  return [...findings, ...undecided];
}
