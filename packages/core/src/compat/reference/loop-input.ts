import { isRecord } from "../../base/is-record.ts";
import { countArgument, type Input } from "../request.ts";
import type { ReadCommand } from "./critique-plan.ts";
import { itemsOf, keyOf, PythonError, shownText } from "./python-values.ts";
import { dryRun, type Execute, type LoopOptions } from "./run-loop.ts";

const MAXIMUM_ITERATIONS = 20;

/** The settings of a recorded run of the loop, with the reference's defaults. */
export function loopOptions(input: Input): LoopOptions {
  const hasCritique = input.critique === true;
  return {
    execute: scriptedExecutor(input.executor),
    hasGraph: isRecord(input.graph),
    maxIterations: countArgument(input, "max_iterations", MAXIMUM_ITERATIONS),
    stopOnFailure: input.stop_on_failure !== false,
    lookahead: countArgument(input, "lookahead", 0),
    readCommand: hasCritique ? commandReader(input.commands) : null,
  };
}

/** Gives the recorded commands one after the other. */
export function commandReader(commands: unknown): ReadCommand {
  const left = Array.isArray(commands) ? commands.map(shownText) : [];
  return () => left.shift() ?? null;
}

/** Plays recorded outcomes in order, the last again and again; other skills are only pretended to run. */
function scriptedExecutor(script: unknown): Execute {
  if (!isRecord(script)) return dryRun;
  const played = new Map<string, number>();
  return (skill) => {
    const name = shownText(keyOf(skill, "name", "?"));
    const outcomes = Object.hasOwn(script, name) ? itemsOf(script[name]) : [];
    if (outcomes.length === 0) return dryRun(skill);
    const turn = Math.min(played.get(name) ?? 0, outcomes.length - 1);
    played.set(name, turn + 1);
    const outcome = outcomes[turn];
    const thrown = keyOf(outcome, "throw", null);
    if (thrown !== null) throw new PythonError("RuntimeError", shownText(thrown));
    return {
      result: keyOf(outcome, "result", "success"),
      summary: shownText(keyOf(outcome, "summary", "")),
      newStates: itemsOf(keyOf(outcome, "new_states", [])),
      removeStates: itemsOf(keyOf(outcome, "remove_states", [])),
    };
  };
}
