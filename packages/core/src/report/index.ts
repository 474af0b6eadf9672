export {
  type PlannedJob,
  type PlannedWorkflow,
  plansMatrix,
  plansWorkflow,
} from "./actions/index.ts";
export { annotationCommand } from "./annotation-command.ts";
export {
  type Annotation,
  type AnnotationSource,
  type ChangedLines,
  plainAnnotation,
  selectAnnotations,
} from "./annotations.ts";
export { comparisonJson, comparisonMarkdown, prettyComparison } from "./comparison/index.ts";
export { lintSummary } from "./count-line.ts";
export { escapeLog } from "./escape-log.ts";
export { planText } from "./goal-text.ts";
export {
  GRAPH_EXPORTS,
  graphDiffJson,
  prettyGraphDiff,
  prettyMergeConflicts,
} from "./graph/index.ts";
export { headline } from "./headline.ts";
export { hiddenLines } from "./hidden-line.ts";
export { hostsJson, prettyHosts } from "./hosts/index.ts";
export { type PageOptions, reportPage } from "./html/index.ts";
export { impactJson } from "./impact-json.ts";
export { type JobSummaryOptions, jobSummary } from "./job-summary.ts";
export { lintGithub } from "./lint-github.ts";
export { lintGitlab } from "./lint-gitlab.ts";
export { lintJson } from "./lint-json.ts";
export { lintJunit } from "./lint-junit.ts";
export { type LintMarkdownOptions, lintMarkdown } from "./lint-markdown.ts";
export { formatHint, formatMessage } from "./messages.ts";
export { nextJson } from "./next-json.ts";
export type { NextStep } from "./next-step.ts";
export { checkJson, goalJson, planJson } from "./plan-json.ts";
export { plansMarkdown } from "./plan-markdown.ts";
export { plansMermaid } from "./plan-mermaid.ts";
export { inputLine, prettyCheck } from "./pretty-check.ts";
export { type PrettyOptions, prettyFindings } from "./pretty-findings.ts";
export { prettyImpact } from "./pretty-impact.ts";
export { prettyNext } from "./pretty-next.ts";
export { type PrettyPlanOptions, prettyPlan } from "./pretty-plan.ts";
export { prettyWhyNot } from "./pretty-why-not.ts";
export { prettyWorld, type ShownWorld } from "./pretty-world.ts";
export {
  type ListedRun,
  prettyRun,
  prettyRuns,
  prettyWhy,
  rollbackText,
  runEndText,
  runEventLines,
  runJson,
  runSummary,
  whyJson,
} from "./run/index.ts";
export { lintSarif, type SarifOptions } from "./sarif/index.ts";
export { plainStyle, type Style, type StyleName } from "./style.ts";
export { showHidden, toVisibleLine } from "./visible-text.ts";
export { whyNotJson } from "./why-not-json.ts";
export { prettyWorldChange, type WorldChange, worldChangeJson } from "./world-change.ts";
export { type CheckedCondition, prettyWorldCheck } from "./world-check.ts";
