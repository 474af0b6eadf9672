import type { InvalidValue } from "./find-invalid-values.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";

/** Goals with a `?`: what only ranks need not hold, so that such a goal would be reached whatever happens. */
export function findSoftGoals(config: {
  readonly [key: string]: PlainValue;
}): readonly InvalidValue[] {
  const { goals } = config;
  if (!Array.isArray(goals)) return [];
  return (goals as readonly PlainValue[]).flatMap((entry, i) => {
    if (!isPlainMap(entry) || entry.goal === undefined) return [];
    const { goal } = entry;
    const path = ["goals", String(i), "goal"];
    if (!Array.isArray(goal)) return softGoal(goal, path);
    return (goal as readonly PlainValue[]).flatMap((one, j) => softGoal(one, [...path, String(j)]));
  });
}

function softGoal(text: PlainValue, segments: readonly string[]): readonly InvalidValue[] {
  if (typeof text !== "string" || !text.endsWith("?")) return [];
  return [{ segments, found: text, expected: "a condition that must hold, without the ?" }];
}
