import type { Condition } from "../skill/condition.ts";
import { literalsOf } from "../skill/literals-of.ts";

/** Whether a condition holds where exactly these facts do; a soft one always does. */
export function conditionHolds(condition: Condition, facts: ReadonlySet<string>): boolean {
  if (condition.soft) return true;
  return literalsOf(condition).some(({ fact, negated }) => facts.has(fact) !== negated);
}
