import { invertRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/** An action on the way down to what waits for it, and how many of its spoilers have been looked at. */
interface Visit {
  readonly action: number;
  readonly spoilers: readonly number[];
  next: number;
}

/**
 * Who must wait for whom in a monotone task: an action that takes away what another one needs (a spoiler of it) can
 * only come after it, if both are in the plan. Worked out when asked for: written out, the pairs may outnumber by far
 * what the task itself takes.
 */
export class Precedence {
  readonly #task: StripsTask;
  readonly #removers: Rows;
  readonly #consumers: Rows;
  /** For actions without spoilers. */
  readonly #nobody: Uint8Array;

  constructor(task: StripsTask) {
    this.#task = task;
    this.#removers = invertRows(task.removals, task.factNames.length);
    this.#consumers = invertRows(task.preconditions, task.factNames.length);
    this.#nobody = new Uint8Array(task.costs.length);
  }

  /** Those that take away what the action needs, in action order. */
  spoilersOf(action: number): number[] {
    return this.#others(action, this.#task.preconditions, this.#removers);
  }

  /** Those that need what the action takes away, in action order. */
  spoiledBy(action: number): number[] {
    return this.#others(action, this.#task.removals, this.#consumers);
  }

  /**
   * For actions that must all be in the plan: which others can only come after each of them, directly or through
   * another of them (1 in the marks). Null when they wait for each other in a circle: no plan holds them all.
   */
  laterThan(chosen: readonly number[]): ReadonlyMap<number, Uint8Array> | null {
    const later = new Map<number, Uint8Array>();
    const members = new Set(chosen);
    const pending = new Set<number>();
    const path: Visit[] = [];
    const enter = (action: number): void => {
      pending.add(action);
      path.push({ action, spoilers: this.spoilersOf(action), next: 0 });
    };
    for (const root of chosen) {
      if (!later.has(root)) enter(root);
      for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
        const spoiler = visit.spoilers[visit.next];
        if (spoiler === undefined) {
          later.set(visit.action, this.#marksOf(visit.spoilers, later));
          path.pop();
          continue;
        }
        visit.next += 1;
        if (!members.has(spoiler) || later.has(spoiler)) continue;
        if (pending.has(spoiler)) return null;
        enter(spoiler);
      }
    }
    return later;
  }

  #marksOf(spoilers: readonly number[], later: ReadonlyMap<number, Uint8Array>): Uint8Array {
    if (spoilers.length === 0) return this.#nobody;
    const marks = new Uint8Array(this.#nobody.length);
    for (const spoiler of spoilers) {
      marks[spoiler] = 1;
      const further = later.get(spoiler);
      if (further === undefined) continue;
      for (let i = 0; i < further.length; i += 1) if (further[i] === 1) marks[i] = 1;
    }
    return marks;
  }

  #others(action: number, facts: Rows, users: Rows): number[] {
    const found = new Set<number>();
    for (const fact of rowOf(facts, action)) {
      for (const user of rowOf(users, fact)) if (user !== action) found.add(user);
    }
    return [...found].sort((a, b) => a - b);
  }
}
