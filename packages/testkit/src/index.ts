export {
  type ActionInput,
  type ActionManifest,
  type Annotation,
  type AnnotationLevel,
  type GithubContext,
  type MiniRunnerOptions,
  parseManifest,
  readManifest,
  runAction,
  runnerNodePath,
  type StepResult,
} from "./mini-runner/index.ts";
