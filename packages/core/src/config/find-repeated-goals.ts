import type { InvalidValue } from "./find-invalid-values.ts";
import { isPlainMap, type PlainValue } from "./plain-value.ts";

/** Goals whose id an earlier goal has: a report could not say which of them it means. */
export function findRepeatedGoals(config: {
  readonly [key: string]: PlainValue;
}): readonly InvalidValue[] {
  const { goals } = config;
  if (!Array.isArray(goals)) return [];
  const ids = new Set<string>();
  return (goals as readonly PlainValue[]).flatMap((goal, i) => {
    if (!isPlainMap(goal) || typeof goal.id !== "string") return [];
    if (!ids.has(goal.id)) {
      ids.add(goal.id);
      return [];
    }
    const segments = ["goals", String(i), "id"];
    return [{ segments, found: `the id ${goal.id} again`, expected: "another id for each goal" }];
  });
}
