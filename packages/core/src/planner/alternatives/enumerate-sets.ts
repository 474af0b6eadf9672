import { MinHeap } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";
import { type ActionSet, cheapestSet, type IsCounted } from "./cheapest-set.ts";
import { smallestWithin } from "./smallest-within.ts";

export interface EnumerationOptions {
  /** How many sets are wanted. */
  readonly count: number;
  /** Actions that tell plans apart; the others are there for the taking. */
  readonly isCounted: IsCounted;
  /** Searches after which the rest stays unknown. */
  readonly mostSearches?: number;
  /**
   * How many parts with sets as dear as the last one wanted are looked at beyond it, so that of equals the smaller and
   * the first by name show.
   */
  readonly mostTies?: number;
}

export interface Enumeration {
  /** Cheapest first, then the smaller, then by action. */
  readonly sets: readonly ActionSet[];
  /** True when no set that belongs among them was left out: there are no more, or the rest costs more. */
  readonly isComplete: boolean;
}

const MOST_TIES = 40;

/** A part of all sets: those without `out` and with all of `fixed`. */
interface Part {
  readonly out: ReadonlySet<number>;
  readonly fixed: ReadonlySet<number>;
  /** Its cheapest plan, when that is known; until then the cost of the part that it was cut from is its key. */
  readonly best: ActionSet | null;
}

/**
 * The cheapest sets of counted actions that a plan can be made of. A set that holds another one of no higher cost is
 * not listed. The sets are parted as by Murty (1968) and Lawler (1972): whatever differs from a found set lacks its
 * first action, or has the first and lacks the second, and so on; the cheapest of each part is an ordinary search
 * without the actions that are out. Holds for tasks with removals as well.
 */
export function enumerateSets(
  task: StripsTask,
  options: EnumerationOptions,
  budget: SearchBudget,
): Enumeration {
  const { count, isCounted, mostTies = MOST_TIES } = options;
  const { mostSearches = Number.POSITIVE_INFINITY } = options;
  const parts: Part[] = [{ out: new Set(), fixed: new Set(), best: null }];
  const queue = new MinHeap();
  queue.push(0, 0);
  const found: ActionSet[] = [];
  let searches = 0;
  let ties = 0;
  const add = (key: number, part: Part): void => queue.push(key, parts.push(part) - 1);
  for (let index = queue.pop(); index >= 0; index = queue.pop()) {
    const part = parts[index] as Part;
    const last = found[count - 1];
    if (last !== undefined) {
      ties += 1;
      if (queue.key > last.cost || ties > mostTies) break;
    }
    if (part.best === null) {
      if (searches >= mostSearches || budget.isInterrupted()) return listed(found, count, false);
      searches += 1;
      const kept = [...task.costs.keys()].filter((action) => !part.out.has(action));
      const best = cheapestSet(task, kept, isCounted, budget);
      if (best === "unknown") return listed(found, count, false);
      if (best !== null) add(best.cost, { ...part, best });
      continue;
    }
    const known = found.find(({ counted }) => isSubset(counted, part.best as ActionSet));
    const set = known ?? smallestWithin(task, part.best, isCounted, budget);
    if (known === undefined) found.push(set);
    const fixed = new Set(part.fixed);
    for (const action of set.counted) {
      if (part.fixed.has(action)) continue;
      add(part.best.cost, {
        out: new Set([...part.out, action]),
        fixed: new Set(fixed),
        best: null,
      });
      fixed.add(action);
    }
  }
  return listed(found, count, true);
}

function listed(found: readonly ActionSet[], count: number, isComplete: boolean): Enumeration {
  const sets = [...found].sort(
    (a, b) => a.cost - b.cost || a.counted.length - b.counted.length || compareSets(a, b),
  );
  return { sets: sets.slice(0, count), isComplete };
}

function compareSets(a: ActionSet, b: ActionSet): number {
  for (const [i, action] of a.counted.entries()) {
    const other = b.counted[i] as number;
    if (action !== other) return action - other;
  }
  return 0;
}

function isSubset(counted: readonly number[], of: ActionSet): boolean {
  return counted.every((action) => of.counted.includes(action));
}
