import { invertRows, rowOf } from "../../algorithms/index.ts";
import { restrictTask } from "./restrict-task.ts";
import type { StripsTask } from "./strips-task.ts";

/** Facts with more suppliers than this are not compared all with all. */
const MOST_RIVALS = 400;

/** Actions between two looks at the clock. */
const WATCH_STRIDE = 1024;

/** An action that is never needed, and the one that does the same for no more. */
export interface Domination {
  readonly action: number;
  readonly by: number;
}

/**
 * Actions that another one makes superfluous: it asks for no more, adds no less, removes no more and costs no
 * more. Facts are only ever asked to hold, so whatever follows the one can follow the other. Of two that are equal
 * the first stays.
 */
export function findDominated(task: StripsTask, watch: () => void = () => {}): Domination[] {
  const suppliers = invertRows(task.additions, task.factNames.length);
  const removed = new Uint8Array(task.costs.length);
  const found: Domination[] = [];
  for (let action = 0; action < task.costs.length; action += 1) {
    if (action % WATCH_STRIDE === 0) watch();
    const gains = gainsOf(task, action);
    const rivals = rarestSuppliers(suppliers, gains, task.costs.length);
    if (rivals.length > MOST_RIVALS) continue;
    const by = rivals.find(
      (rival) =>
        rival !== action &&
        removed[rival] === 0 &&
        dominates(task, rival, action) &&
        (rival < action || !dominates(task, action, rival)),
    );
    if (by === undefined) continue;
    removed[action] = 1;
    found.push({ action, by });
  }
  return found;
}

/** The task without these actions. */
export function removeDominated(task: StripsTask, found: readonly Domination[]): StripsTask {
  const dominated = new Set(found.map(({ action }) => action));
  if (dominated.size === 0) return task;
  return restrictTask(
    task,
    [...task.costs.keys()].filter((action) => !dominated.has(action)),
  );
}

/** What an action adds beyond what it asks for and leaves in place. */
function gainsOf(task: StripsTask, action: number): number[] {
  const kept = new Set(rowOf(task.preconditions, action));
  return [...rowOf(task.additions, action)].filter((fact) => !kept.has(fact));
}

function rarestSuppliers(
  suppliers: { readonly start: Int32Array; readonly items: Int32Array },
  gains: readonly number[],
  actionCount: number,
): Int32Array {
  let rarest = -1;
  let fewest = actionCount + 1;
  for (const fact of gains) {
    const count = (suppliers.start[fact + 1] as number) - (suppliers.start[fact] as number);
    if (count < fewest) {
      fewest = count;
      rarest = fact;
    }
  }
  return rarest < 0 ? new Int32Array(0) : rowOf(suppliers, rarest);
}

function dominates(task: StripsTask, rival: number, action: number): boolean {
  const cost = task.costs[rival] as number;
  const other = task.costs[action] as number;
  if (cost > other) return false;
  const needs = rowOf(task.preconditions, action);
  const additions = rowOf(task.additions, rival);
  const removals = rowOf(task.removals, action);
  if (!rowOf(task.preconditions, rival).every((fact) => needs.includes(fact))) return false;
  if (!gainsOf(task, action).every((fact) => additions.includes(fact))) return false;
  return rowOf(task.removals, rival).every((fact) => removals.includes(fact));
}
