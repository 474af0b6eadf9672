import { conditionHolds } from "../selector/condition-holds.ts";
import type { RunEndReason } from "./run-end.ts";
import { knownFacts } from "./run-facts.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** What is to be done next by whoever drives the run. */
export type RunEffect =
  | { readonly kind: "choose" }
  | { readonly kind: "critique" }
  | {
      readonly kind: "execute";
      readonly step: number;
      readonly skill: string;
      readonly attempt: number;
    }
  | { readonly kind: "write-back"; readonly steps: readonly number[] }
  | { readonly kind: "suspend"; readonly question: string }
  | { readonly kind: "end"; readonly reason: RunEndReason; readonly detail: string };

/** What a run in this state asks for. Nothing while it waits for running steps or a person, and after its end. */
export function decideEffects(state: RunState, model: RunModel): readonly RunEffect[] {
  if (state.end !== null || state.question !== null) return [];
  const wave = state.steps.filter(({ number }) => state.wave.includes(number));
  const uncertain = wave.find((step) => step.status === "interrupted" && !mayRepeat(step));
  if (uncertain !== undefined && !state.isAborting) {
    return [{ kind: "suspend", question: interruptedQuestion(uncertain) }];
  }
  if (!state.isAborting && state.isAccepted) {
    const executions = wave.filter((step) => isToRun(step, state, model)).map(executionOf);
    if (executions.length > 0) return executions;
  }
  if (wave.some(({ status }) => status === "running")) return [];
  return [afterWave(state, wave, model)];
}

function afterWave(state: RunState, wave: readonly StepRecord[], model: RunModel): RunEffect {
  const unwritten = state.steps.filter(({ endedAt, isWritten }) => endedAt !== null && !isWritten);
  if (state.writes && unwritten.length > 0) {
    return { kind: "write-back", steps: unwritten.map(({ number }) => number) };
  }
  const facts = new Set(knownFacts(state));
  if (model.goal.every((condition) => conditionHolds(condition, facts))) {
    return { kind: "end", reason: "goal-reached", detail: "" };
  }
  if (state.isAborting) return { kind: "end", reason: "aborted", detail: "" };
  const failed = wave.find(({ status }) => status === "failed");
  if (failed !== undefined && state.options.on_failure === "stop") {
    return { kind: "end", reason: "failure", detail: failed.skill };
  }
  if (state.verdict !== null) return { kind: "end", ...state.verdict };
  if (!state.isAccepted) return { kind: "critique" };
  if (state.executions >= state.options.max_steps) {
    return { kind: "end", reason: "limit", detail: `${state.options.max_steps} steps` };
  }
  return { kind: "choose" };
}

/** Whether an effect of unknown outcome may be produced again without asking. */
export function mayRepeat({ replay, effects }: Pick<StepRecord, "replay" | "effects">): boolean {
  return replay === "safe" && effects === "reversible";
}

function isToRun(step: StepRecord, { executions, options }: RunState, model: RunModel): boolean {
  if (step.status === "chosen") return true;
  if (step.status === "interrupted") return mayRepeat(step);
  if (step.status !== "failed" || step.effects === "irreversible") return false;
  const retries = Object.hasOwn(model.retries, step.skill) ? model.retries[step.skill] : 0;
  return step.attempt <= (retries ?? 0) && executions < options.max_steps;
}

function executionOf({ number, skill, attempt }: StepRecord): RunEffect {
  return { kind: "execute", step: number, skill, attempt: attempt + 1 };
}

function interruptedQuestion({ number, skill, replay, effects }: StepRecord): string {
  const why = effects === "irreversible" ? "its effect cannot be undone" : `replay: ${replay}`;
  return `step ${number}, ${skill}, was interrupted and may have had its effect (${why}); is it done, is it to run again, or did it fail?`;
}
