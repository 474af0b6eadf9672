export {
  answerInterrupted,
  type InterruptedAnswer,
  uncertainSteps,
} from "./answer-interrupted.ts";
export { callbackExecutor, type SkillCallback } from "./callback-executor.ts";
export { chooseSteps } from "./choose-steps.ts";
export { critiqueDialogue } from "./critique-dialogue.ts";
export { decideEffects, type RunEffect } from "./decide-effects.ts";
export { DEFAULT_ANSWERS } from "./default-answers.ts";
export { dryRunExecutor } from "./dry-run-executor.ts";
export type {
  Executor,
  ExecutorAbort,
  ExecutorAnswer,
  ExecutorCall,
  ExecutorPostponement,
  ExecutorResult,
} from "./executor.ts";
export { explainFact, type FactEvent, type FactSources, type FactStory } from "./explain-fact.ts";
export { type Ask, interactiveExecutor } from "./interactive-executor.ts";
export { type JournalReading, readJournal } from "./journal/read-journal.ts";
export { replayJournal } from "./journal/replay-journal.ts";
export type { ConsideredSkill, RunEvent, RunStarted, StepResult } from "./journal/run-event.ts";
export { formatTransaction, type Transaction } from "./journal/transaction.ts";
export { reduceRun } from "./reduce-run.ts";
export {
  type RollbackPorts,
  runRollback,
  type UndoAnswer,
} from "./rollback/run-rollback.ts";
export { exitCodeOf, type RunEndReason } from "./run-end.ts";
export { resumeLoop, startLoop } from "./run-loop.ts";
export type { RunModel } from "./run-model.ts";
export { DEFAULT_RUN_OPTIONS, type RunOptions, type RunStrategy } from "./run-options.ts";
export type { CritiqueAnswer, RunPorts, WriteBackRequest } from "./run-ports.ts";
export type { RunState, StepRecord, StepStatus, UndoRecord } from "./run-state.ts";
export { type Simulation, simulateRun } from "./simulate-run.ts";
export { type RunStep, stepRun } from "./step-run.ts";
