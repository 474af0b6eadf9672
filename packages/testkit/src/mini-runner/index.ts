export {
  type ActionInput,
  type ActionManifest,
  parseManifest,
  readManifest,
} from "./action-manifest.ts";
export type { Annotation, AnnotationLevel } from "./annotation.ts";
export { interpretOutput } from "./interpret-output.ts";
export { runnerNodePath } from "./node-binary.ts";
export { type MiniRunnerOptions, runAction, type StepResult } from "./run-action.ts";
export type { GithubContext } from "./step-environment.ts";
export type { StepRecord } from "./step-record.ts";
