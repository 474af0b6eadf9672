import { isRecord } from "../../base/is-record.ts";
import { conditionHolds } from "../../selector/condition-holds.ts";
import { formatCondition } from "../../skill/format-condition.ts";
import { readOwnModel } from "../../skill/read-own-model.ts";

/**
 * The conditions that do not hold, as they were written. A text in place of a list is a list of one; what cannot be read
 * never holds.
 */
export function unmetConditions(
  active: ReadonlySet<string>,
  preconditions: unknown,
): readonly string[] {
  const items = Array.isArray(preconditions) ? preconditions : [preconditions];
  return items.flatMap((item) => {
    const written = { preconditions: Array.isArray(preconditions) ? [item] : item };
    const conditions = readOwnModel("", new Map(), written).preconditions.map(({ value }) => value);
    const unmet = conditions.filter((condition) => !conditionHolds(condition, active));
    if (unmet.length === 0) return [];
    if (typeof item === "string" && conditions.length === 1) return [item];
    return isRecord(item) && conditions.length === 1
      ? [JSON.stringify(item)]
      : unmet.map(formatCondition);
  });
}
