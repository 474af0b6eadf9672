import type { RunEffect } from "./decide-effects.ts";
import type { Executor, ExecutorAnswer } from "./executor.ts";
import type { RunEvent } from "./journal/run-event.ts";
import { failedOutcome, judgeOutcome } from "./judge-outcome.ts";
import { knownFacts } from "./run-facts.ts";
import type { RunModel } from "./run-model.ts";
import type { RunState } from "./run-state.ts";

/** Performs one attempt at a step: the intent is kept before it begins, the outcome as soon as it is known. */
export async function executeStep(
  { step, skill: name, attempt }: Extract<RunEffect, { kind: "execute" }>,
  state: RunState,
  { skills }: RunModel,
  executor: Executor,
  record: (events: readonly RunEvent[]) => void,
): Promise<void> {
  const at = { step, attempt, skill: name };
  const skill = skills.get(name);
  const { replay, effects } = skill?.model ?? { replay: "ask", effects: "reversible" };
  const before = executor.fingerprint?.(name);
  record([{ type: "step-started", ...at, replay, effects, ...fingerprints(before) }]);
  let answer: ExecutorAnswer | undefined;
  let outcome = failedOutcome("there is no such skill any more");
  if (skill !== undefined) {
    try {
      answer = await executor.execute({
        ...at,
        run: state.run,
        skill,
        goal: state.goal,
        facts: knownFacts(state),
        replayKey: `${state.run}/${step}`,
      });
      outcome = judgeOutcome(skill, answer);
    } catch (error) {
      outcome = failedOutcome(error instanceof Error ? error.message : String(error));
    }
  }
  if (answer?.result === "suspended") {
    const { question } = answer;
    return record([
      { type: "step-postponed", ...at },
      { type: "run-suspended", question },
    ]);
  }
  if (answer?.result === "aborted") {
    return record([{ type: "step-postponed", ...at }, { type: "abort-requested" }]);
  }
  const { result, newStates, removeStates, summary, evidence } = outcome;
  record([
    {
      type: "step-ended",
      ...at,
      result,
      new_states: newStates,
      remove_states: removeStates,
      summary,
      ...fingerprints(executor.fingerprint?.(name)),
      ...(Object.keys(evidence).length === 0 ? {} : { evidence }),
    },
  ]);
}

function fingerprints<Value>(value: Value | undefined): { readonly fingerprints?: Value } {
  return value === undefined ? {} : { fingerprints: value };
}
