import { invertRows, packRows, type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * Who must wait for whom in a monotone task: an action that takes away what another one needs (a spoiler of it) can
 * only come after it, if both are in the plan.
 */
export class Precedence {
  /** By action: its spoilers. */
  readonly spoilers: Rows;
  /** By action: those that it spoils. */
  readonly spoiled: Rows;
  readonly #actionCount: number;

  constructor(task: StripsTask) {
    this.#actionCount = task.costs.length;
    const removers = invertRows(task.removals, task.factNames.length);
    const rows = task.actionNames.map((_, action) => {
      const found = new Set<number>();
      for (const fact of rowOf(task.preconditions, action)) {
        for (const remover of rowOf(removers, fact)) if (remover !== action) found.add(remover);
      }
      return [...found].sort((a, b) => a - b);
    });
    this.spoilers = packRows(rows);
    this.spoiled = invertRows(this.spoilers, this.#actionCount);
  }

  /**
   * For actions that must all be in the plan: which others can only come after each of them, directly or through
   * another of them (1 in the marks). Null when they wait for each other in a circle: no plan holds them all.
   */
  laterThan(chosen: readonly number[]): ReadonlyMap<number, Uint8Array> | null {
    const later = new Map<number, Uint8Array>();
    const pending = new Set<number>();
    const members = new Set(chosen);
    const visit = (action: number): Uint8Array | null => {
      const known = later.get(action);
      if (known !== undefined) return known;
      if (pending.has(action)) return null;
      pending.add(action);
      const marks = new Uint8Array(this.#actionCount);
      for (const spoiler of rowOf(this.spoilers, action)) {
        marks[spoiler] = 1;
        if (!members.has(spoiler)) continue;
        const further = visit(spoiler);
        if (further === null) return null;
        for (let i = 0; i < further.length; i += 1) if (further[i] === 1) marks[i] = 1;
      }
      later.set(action, marks);
      return marks;
    };
    for (const action of chosen) if (visit(action) === null) return null;
    return later;
  }
}
