export {
  type AnswerCache,
  type CachedAnswer,
  digestFiles,
  openAnswerCache,
} from "./cache/index.ts";
export {
  compensateStep,
  configuredExecutor,
  type ExecutionKind,
  type ExecutorSettings,
  endLeftProcesses,
  executionKind,
  inspectStep,
} from "./executors/index.ts";
export {
  type GitChanges,
  listChanges,
  mergeBase,
  readFileAt,
  readRepositoryFilesAt,
  resolveCommit,
} from "./git/index.ts";
export { isInside } from "./is-inside.ts";
export {
  type JournalFile,
  type JournalOptions,
  journalPath,
  listRuns,
  openJournal,
  RUNS_FOLDER,
  type RunFiles,
  readRun,
  readRunGraph,
  readRunWorld,
  undoOutcome,
  withRunFiles,
  writeOutcomes,
} from "./journal/index.ts";
export { CONFIG_NAMES, type LoadedConfig, loadConfig } from "./load-config.ts";
export { type LockOptions, updateFile, withFileLock } from "./lock/index.ts";
export { readRepositoryFiles } from "./read-repository-files.ts";
export { requireOwnFile } from "./require-own-file.ts";
export { type RankerCall, runRanker } from "./run-ranker.ts";
export type { WalkLimits } from "./walk-checkout.ts";
export { writeFileAtomic } from "./write-file-atomic.ts";
