import type { ExecutionConfig } from "../../config/execution.ts";
import type { Fingerprints } from "../../loop/journal/run-event.ts";
import type { UndoAnswer } from "../../loop/rollback/run-rollback.ts";
import type { RunState, StepRecord } from "../../loop/run-state.ts";
import type { ExecutorSettings } from "./executor-settings.ts";
import { fingerprintFiles } from "./fingerprint.ts";
import { describeEnd, lastLine, processCall } from "./process-call.ts";
import { processEvidence } from "./process-evidence.ts";
import { runProcess } from "./run-process.ts";

/** Executors that touch nothing outside. */
const HARMLESS: readonly string[] = ["dry-run"];

/**
 * Whether the effect of a step may be undone now, by what is known of its artifacts: as the step left them, they are
 * undone; as they were before it, they are undone already; anything else is somebody's work. Null where the compensation
 * is to run.
 */
export function inspectStep(
  step: StepRecord,
  isRepeated: boolean,
  state: RunState,
  settings: ExecutorSettings,
): UndoAnswer | null {
  if (HARMLESS.includes(state.executor)) {
    return { result: "nothing", summary: "it had no effect outside" };
  }
  const { fingerprintsBefore: before, fingerprintsAfter: after } = step;
  const paths = Object.keys(before);
  const now = fingerprintFiles(settings.root, paths);
  if (paths.length > 0 && isSame(now, before)) {
    return { result: "already-undone", summary: "everything is as it was before the step" };
  }
  const config = configOf(step, settings);
  if (config === undefined || config.compensate === null) {
    if (step.status === "failed" && paths.length === 0) {
      return { result: "nothing", summary: "it failed, and nothing says how to undo it" };
    }
    return {
      result: "no-compensation",
      summary: `nothing says how to undo it; add execution.${step.skill}.compensate to the config`,
    };
  }
  if (paths.length > 0) {
    // Of a step that never ended nobody knows what it left; the compensation is made for that.
    if (after === null && !isRepeated) return null;
    if (after !== null && isSame(now, after)) return null;
    const changed = paths.filter((path) => now[path] !== (after ?? before)[path]);
    return {
      result: "undo-conflict",
      summary: `somebody changed ${changed.join(", ")} since; put it as the step left it, or as it was before, and roll back again`,
    };
  }
  // That a skill may be replayed says nothing of what undoes it.
  if (!isRepeated) return null;
  return {
    result: "unknown",
    summary: `undoing step ${step.number}, ${step.skill}, was interrupted and may have happened; is it done, or is it to run again?`,
  };
}

/** Runs the compensation that the config names for a step. */
export async function compensateStep(
  step: StepRecord,
  state: RunState,
  settings: ExecutorSettings,
): Promise<UndoAnswer> {
  const config = configOf(step, settings) as ExecutionConfig;
  const command = config.compensate ?? "";
  const call = {
    run: state.run,
    step: step.number,
    attempt: step.attempt,
    skill: { name: step.skill },
    goal: state.goal,
    replayKey: `${state.run}/${step.number}`,
  };
  const prepared = processCall(command, "compensate", call, config, settings);
  const end = await runProcess(prepared);
  const evidence = processEvidence(command, end, prepared.spillFile, settings.root);
  const wrong = describeEnd(end, config.timeout);
  const last = lastLine(end.output.tail);
  if (wrong !== null) {
    const summary = `the compensation failed, ${wrong}${last === "" ? "" : `: ${last}`}`;
    return { result: "failed", summary, evidence };
  }
  const paths = Object.keys(step.fingerprintsBefore);
  const now = fingerprintFiles(settings.root, paths);
  const others = paths.filter((path) => now[path] !== step.fingerprintsBefore[path]);
  const note = others.length === 0 ? "" : `${others.join(", ")} is not as before`;
  return { result: "undone", summary: note === "" ? last : note, evidence };
}

function configOf(
  { skill }: StepRecord,
  { execution }: ExecutorSettings,
): ExecutionConfig | undefined {
  return Object.hasOwn(execution, skill) ? execution[skill] : undefined;
}

function isSame(a: Fingerprints, b: Fingerprints): boolean {
  return Object.keys(a).every((path) => a[path] === b[path]);
}
