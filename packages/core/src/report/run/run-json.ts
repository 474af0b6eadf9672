import { exitCodeOf } from "../../loop/run-end.ts";
import type { RunState, StepRecord, UndoRecord } from "../../loop/run-state.ts";

/** A run as `run --format json` and `runs show --format json` print it. */
export function runJson(state: RunState): Readonly<Record<string, unknown>> {
  const reason = state.end?.reason ?? (state.question === null ? null : "suspended");
  return {
    run: state.run,
    executor: state.executor,
    goal: state.goal,
    options: state.options,
    applied: state.writes,
    started_at: state.startedAt,
    reason,
    detail: state.end?.detail ?? null,
    question: state.end === null ? state.question : null,
    exit_code: reason === null ? null : exitCodeOf(reason),
    executions: state.executions,
    steps: state.steps.map((step) => stepJson(step, state.undo.get(step.number))),
    plan: state.plan,
    facts: state.facts,
    assumptions: state.assumptions,
    skip: state.skip,
    force: state.force,
    rollback: state.rollback,
  };
}

function stepJson(
  step: StepRecord,
  undo: UndoRecord | undefined,
): Readonly<Record<string, unknown>> {
  return {
    step: step.number,
    skill: step.skill,
    status: step.status,
    attempts: step.attempt,
    new_states: step.newStates,
    remove_states: step.removeStates,
    added: step.added,
    removed: step.removed,
    summary: step.summary,
    started_at: step.startedAt,
    ended_at: step.endedAt,
    evidence: step.evidence,
    undo: undo === undefined ? null : { result: undo.status, summary: undo.summary },
  };
}
