import type { StepChange } from "./goal-comparison.ts";

/** Longer plans are compared as sets: the table below grows with the product of their lengths. */
const MOST_STEPS = 1000;

/** Both plans read as one: a longest common subsequence is kept, removed steps stand before added ones. */
export function diffSteps(before: readonly string[], after: readonly string[]): StepChange[] {
  if (before.join("\n") === after.join("\n")) return [];
  const kept = before.length * after.length > MOST_STEPS ** 2 ? null : keptTable(before, after);
  const steps: StepChange[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const old = before[i];
    const now = after[j];
    if (old !== undefined && old === now) {
      steps.push({ skill: old, change: "kept" });
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || isOldFirst(kept, i, j))) {
      steps.push({ skill: old, change: "removed" });
      i += 1;
    } else {
      steps.push({ skill: now as string, change: "added" });
      j += 1;
    }
  }
  return steps;
}

/** By positions: how many steps can be kept from there on. */
type KeptTable = readonly Uint16Array[];

function keptTable(before: readonly string[], after: readonly string[]): KeptTable {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array;
    const below = table[i + 1] as Uint16Array;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
}

function isOldFirst(table: KeptTable | null, i: number, j: number): boolean {
  if (table === null) return true;
  return (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0);
}
