export { compensateStep, inspectStep } from "./compensate-step.ts";
export { configuredExecutor, type ExecutionKind, executionKind } from "./configured-executor.ts";
export { endLeftProcesses } from "./end-processes.ts";
export type { ExecutorSettings } from "./executor-settings.ts";
