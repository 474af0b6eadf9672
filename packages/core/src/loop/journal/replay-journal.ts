import { InternalError } from "../../base/errors.ts";
import { reduceRun } from "../reduce-run.ts";
import type { RunState } from "../run-state.ts";
import type { RunEvent } from "./run-event.ts";
import type { Transaction } from "./transaction.ts";

/**
 * The state that a journal leaves a run in.
 * @throws InternalError when its first event starts no run
 */
export function replayJournal(transactions: readonly Transaction<RunEvent>[]): RunState {
  const state = transactions.reduce<RunState | null>(
    (before, { at, events }) =>
      events.reduce<RunState | null>((next, event) => reduceRun(next, event, at), before),
    null,
  );
  if (state === null) throw new InternalError("a journal without events was replayed");
  return state;
}
