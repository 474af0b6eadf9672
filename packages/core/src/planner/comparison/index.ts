export { findCause, reversed } from "./find-cause.ts";
export type { TaskChange } from "./task-change.ts";
