import { outcomeEffects } from "../world/outcome-effects.ts";
import { mayRepeat } from "./decide-effects.ts";
import type { RunEvent } from "./journal/run-event.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** What became of a step that was interrupted, as a person says. */
export type InterruptedAnswer = "done" | "again" | "failed";

/** Steps of which nobody knows how they ended, and that may not be repeated without asking. */
export function uncertainSteps({ steps }: RunState): readonly StepRecord[] {
  return steps.filter(
    (step) => (step.status === "running" || step.status === "interrupted") && !mayRepeat(step),
  );
}

/** The event that a person's answer about an interrupted step makes. What is done has the effects that it declares. */
export function answerInterrupted(
  { number, attempt, skill }: StepRecord,
  answer: InterruptedAnswer,
  { skills }: RunModel,
): RunEvent {
  const at = { step: number, attempt, skill };
  if (answer !== "done") return { type: "step-decided", ...at, decision: answer };
  const { add, remove } = outcomeEffects(
    { result: "success", newStates: [], removeStates: [] },
    skills.get(skill)?.model ?? null,
  );
  return {
    type: "step-ended",
    ...at,
    result: "success",
    new_states: add,
    remove_states: remove,
    summary: "done, a person says",
    evidence: { said_by: "a person" },
  };
}
