import { isDeleteFree } from "../compile/monotone.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { Precedence } from "./precedence.ts";

/**
 * The order that a monotone task forces on actions which must all be in the plan: for each of them, the actions that
 * can only come after it. Nothing to say where no action takes away what another needs.
 */
export class ChosenOrder {
  readonly #precedence: Precedence | null;
  #later: ReadonlyMap<number, Uint8Array> = new Map();

  constructor(task: StripsTask) {
    this.#precedence = isDeleteFree(task) ? null : new Precedence(task);
  }

  /** By action that is in: 1 for each action that can only come after it. */
  get later(): ReadonlyMap<number, Uint8Array> {
    return this.#later;
  }

  /**
   * Finds what must wait for the actions that are in, and calls `exclude` for those that would have to wait in a
   * circle. False when one that is in would: then no plan holds them all.
   */
  update(
    chosen: readonly number[],
    isIn: Uint8Array,
    isOut: Uint8Array,
    exclude: (action: number) => void,
  ): boolean {
    const precedence = this.#precedence;
    if (precedence === null) return true;
    const later = precedence.laterThan(chosen);
    if (later === null) return false;
    this.#later = later;
    for (const [action, marks] of later) {
      for (const spoiled of precedence.spoiledBy(action)) {
        if (marks[spoiled] !== 1 || isOut[spoiled] === 1) continue;
        if (isIn[spoiled] === 1) return false;
        exclude(spoiled);
      }
    }
    return true;
  }

  /** What cannot run before an action that is in: what comes after it, and what is out. Null when nothing comes after. */
  blockedBefore(action: number, isOut: Uint8Array): Uint8Array | null {
    const blocked = this.#later.get(action);
    if (blocked?.includes(1) !== true) return null;
    for (let i = 0; i < blocked.length; i += 1) if (isOut[i] === 1) blocked[i] = 1;
    return blocked;
  }
}
