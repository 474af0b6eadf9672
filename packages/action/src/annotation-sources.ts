import {
  type AnnotationSource,
  type CheckResult,
  type Finding,
  goalReasons,
  goalState,
  planText,
} from "@ctxfst/core";

export interface SourceOptions {
  /** Stands before each path, so that paths start at the repository's root: `plugins/a/`. */
  readonly prefix: string;
  /** The config file, relative to the checked folder, where goals are written; null without one. */
  readonly configFile: string | null;
  readonly messageOf: (finding: Finding) => string;
}

/** Everything of a check that deserves an annotation: findings, goals that are not reached, a graph file that is behind. */
export function annotationSources(check: CheckResult, options: SourceOptions): AnnotationSource[] {
  const { prefix, configFile, messageOf } = options;
  const place = (file: string | null): string | null => (file === null ? null : `${prefix}${file}`);

  const findings = check.lint.findings.map(
    (finding): AnnotationSource => ({
      severity: finding.severity,
      rule: finding.rule,
      message: messageOf(finding),
      file: place(finding.file),
      position: finding.position,
    }),
  );
  const goals = check.goals
    .filter((outcome) => goalState(outcome) !== "fine" && !outcome.inferred)
    .map((outcome): AnnotationSource => {
      const isBroken = goalState(outcome) === "broken";
      const reasons = goalReasons(outcome);
      return {
        severity: isBroken ? "error" : "warning",
        rule: isBroken ? "goal-broken" : "goal-undecided",
        message: [`goal ${outcome.id}: ${planText(outcome)}`, ...reasons].join("\n"),
        file: place(configFile),
        position: null,
      };
    });
  return [...goals, ...findings, ...graphSource(check, place)];
}

function graphSource(
  { graph }: CheckResult,
  place: (file: string) => string | null,
): AnnotationSource[] {
  if (graph.state !== "stale" && graph.state !== "unreadable") return [];
  const problem = graph.state === "stale" ? "is out of date" : "cannot be read";
  return [
    {
      severity: "warning",
      rule: graph.state === "stale" ? "graph-drift" : "graph-unreadable",
      message: `${graph.file} ${problem}: run \`ctxfst graph build\` and commit the result`,
      file: place(graph.file),
      position: null,
    },
  ];
}
