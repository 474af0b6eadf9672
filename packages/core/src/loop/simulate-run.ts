import { chooseSteps } from "./choose-steps.ts";
import { decideEffects } from "./decide-effects.ts";
import type { RunEvent, RunStarted } from "./journal/run-event.ts";
import { failedOutcome, judgeOutcome } from "./judge-outcome.ts";
import { reduceRun } from "./reduce-run.ts";
import type { RunModel } from "./run-model.ts";
import type { CritiqueAnswer } from "./run-ports.ts";
import type { RunState } from "./run-state.ts";

export interface Simulation {
  /** Answers as an executor would; what it throws is a failure of the step. */
  execute(skill: string, attempt: number): unknown;
  /** Answers for a person; absent where nobody is asked. */
  critique?(state: RunState): CritiqueAnswer;
  /** Told of every event and the state after it. */
  observe?(event: RunEvent, state: RunState): void;
  /** The time of every event, ISO 8601; nothing passes while a simulation lasts. */
  readonly time: string;
}

/** A run without waiting, files or processes: the same loop, its effects answered at once. Writes nothing. */
export function simulateRun(
  start: Omit<RunStarted, "type" | "version" | "writes">,
  model: RunModel,
  { execute, critique, observe, time }: Simulation,
): RunState {
  let state = reduceRun(null, { type: "run-started", version: 1, writes: false, ...start }, time);
  const record = (event: RunEvent): void => {
    state = reduceRun(state, event, time);
    observe?.(event, state);
  };
  for (;;) {
    const [effect] = decideEffects(state, model);
    if (effect === undefined) return state;
    switch (effect.kind) {
      case "choose":
        record(chooseSteps(state, model));
        break;
      case "critique": {
        const answer = critique?.(state) ?? null;
        if (answer === null) record({ type: "run-suspended", question: "the plan" });
        else record({ type: "plan-critiqued", skip: state.skip, force: state.force, ...answer });
        break;
      }
      case "execute": {
        const { step, attempt, skill: name } = effect;
        const skill = model.skills.get(name);
        const { replay, effects } = skill?.model ?? { replay: "ask", effects: "reversible" };
        const at = { step, attempt, skill: name };
        record({ type: "step-started", ...at, replay, effects });
        const outcome =
          skill === undefined
            ? failedOutcome("there is no such skill")
            : attemptAt(() => judgeOutcome(skill, execute(name, attempt)));
        record({
          type: "step-ended",
          ...at,
          result: outcome.result,
          new_states: outcome.newStates,
          remove_states: outcome.removeStates,
          summary: outcome.summary,
        });
        break;
      }
      case "write-back":
        record({ type: "written-back", steps: effect.steps });
        break;
      case "suspend":
        record({ type: "run-suspended", question: effect.question });
        break;
      case "end":
        record({ type: "run-ended", reason: effect.reason, detail: effect.detail });
        break;
    }
  }
}

function attemptAt(act: () => ReturnType<typeof failedOutcome>): ReturnType<typeof failedOutcome> {
  try {
    return act();
  } catch (error) {
    return failedOutcome(error instanceof Error ? error.message : String(error));
  }
}
