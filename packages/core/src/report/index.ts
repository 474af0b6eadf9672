export { annotationCommand } from "./annotation-command.ts";
export {
  type Annotation,
  type AnnotationLevel,
  type AnnotationSource,
  type ChangedLines,
  plainAnnotation,
  selectAnnotations,
} from "./annotations.ts";
export { escapeLog } from "./escape-log.ts";
export { cellCodeSpan, codeSpan, escapeMarkdown } from "./escape-markdown.ts";
export { type GoalState, goalReasons, goalState, planText } from "./goal-text.ts";
export { type JobSummaryOptions, jobSummary } from "./job-summary.ts";
