import { exitCodeOf, type RunState, runJson, runSummary, uncertainSteps } from "@ctxfst/core";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";

/** Prints what a run came to and gives its exit code. */
export function finishRun(state: RunState, shell: Shell): ExitCode {
  const isWaiting = state.end === null;
  if (shell.isJson) shell.stdout(`${JSON.stringify(runJson(state), null, 2)}\n`);
  else shell.stdout(runSummary(state, hintOf(state), shell));
  return isWaiting ? EXIT.waiting : exitCodeOf(state.end.reason);
}

function hintOf(state: RunState): string | null {
  const { end, executor, run, writes } = state;
  if (!writes) return end === null ? null : "a dry run: nothing was written (--apply writes)";
  if (end === null) {
    const answer = uncertainSteps(state).length > 0 ? " --answer done|again|failed" : "";
    return `go on with: ctxfst run --resume ${run}${answer}`;
  }
  return executor === "dry-run" ? `recorded as ${run}` : `undo with: ctxfst run --rollback ${run}`;
}
