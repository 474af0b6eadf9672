export {
  type ActionInput,
  type ActionManifest,
  parseManifest,
  readManifest,
} from "./action-manifest.ts";
export { type Annotation, type AnnotationLevel, annotationOf } from "./annotation.ts";
export { evaluateText } from "./evaluate-expression.ts";
export { FileCommandError, parseKeyValueFile } from "./key-value-file.ts";
export { runnerNodePath } from "./node-binary.ts";
export { type MiniRunnerOptions, runAction, type StepResult } from "./run-action.ts";
export type { GithubContext } from "./step-environment.ts";
export { parseCommand, parseLegacyCommand, type WorkflowCommand } from "./workflow-command.ts";
