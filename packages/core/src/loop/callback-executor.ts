import type { Executor, ExecutorAnswer, ExecutorCall } from "./executor.ts";

/** Performs a skill: a model, a program, a service, whatever the caller wants. */
export type SkillCallback = (call: ExecutorCall) => ExecutorAnswer | Promise<ExecutorAnswer>;

/**
 * An executor from a function. What it throws, and an answer that cannot be read, is a failure of the step; a time limit
 * is the function's own business.
 */
export function callbackExecutor(callback: SkillCallback, name = "callback"): Executor {
  return { name, execute: async (call) => callback(call) };
}
