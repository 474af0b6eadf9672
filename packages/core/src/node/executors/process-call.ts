import { join } from "node:path";
import type { CommandLine, ExecutionConfig } from "../../config/execution.ts";
import type { ExecutorCall } from "../../loop/executor.ts";
import type { ExecutorSettings } from "./executor-settings.ts";
import type { ProcessCall, ProcessEnd } from "./run-process.ts";

/** What a program is started for; each has an output file of its own. */
export type ProcessPurpose = "run" | "verify" | "compensate";

/** The call of a program for a step: environment by allow-list, marker, time limit and output file. */
export function processCall(
  command: CommandLine,
  purpose: ProcessPurpose,
  call: Pick<ExecutorCall, "run" | "step" | "attempt" | "goal" | "replayKey"> & {
    readonly skill: { readonly name: string };
  },
  config: Pick<ExecutionConfig, "env" | "passEnv" | "timeout">,
  settings: ExecutorSettings,
  folder: string = settings.root,
): ProcessCall {
  const { run, step, attempt, skill, goal, replayKey } = call;
  return {
    command,
    folder,
    env: {
      ...allowedVariables(["PATH", ...config.passEnv], settings.env),
      ...config.env,
      CTXFST_RUN: run,
      CTXFST_STEP: String(step),
      CTXFST_ATTEMPT: String(attempt),
      CTXFST_SKILL: skill.name,
      CTXFST_GOAL: goal.join("\n"),
      CTXFST_REPLAY_KEY: replayKey,
    },
    seconds: config.timeout,
    marker: `${run}/${step}/${attempt}`,
    spillFile: join(settings.outputFolder, `${step}-${attempt}-${purpose}.log`),
    ...(settings.signal === undefined ? {} : { signal: settings.signal }),
  };
}

/** How a program ended, in words; null where it ended well. */
export function describeEnd(end: ProcessEnd, seconds: number): string | null {
  switch (end.ending) {
    case "timeout":
      return `it took longer than ${seconds} s and was ended`;
    case "aborted":
      return "it was ended before it was done";
    case "not-started":
      return `it cannot be started: ${end.reason}`;
    case "exit":
      if (end.code === 0) return null;
      return end.code === null ? `it was ended by ${end.signal}` : `it exited with ${end.code}`;
  }
}

/** The last line that says something, for a summary. */
export function lastLine(text: string): string {
  return (
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .at(-1) ?? ""
  );
}

function allowedVariables(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const found = names.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}
