import type { ConditionsConfig } from "./config.ts";
import type { ValidPart } from "./valid-part.ts";

/**
 * World-model fields by skill name. Conditions are handed on as they stand, invalid ones and lone texts included: the
 * skill model reports and still enforces them, since a condition that falls away would let a skill run too early.
 */
export function buildConditions(part: ValidPart): Readonly<Record<string, ConditionsConfig>> {
  return Object.fromEntries(
    part.entries().map(([skill, fields]) => {
      const known = ["cost", "idempotent", "replay", "effects", "related_skills"].flatMap((key) => {
        const { value } = fields.child(key);
        return value === undefined ? [] : [[key, value] as const];
      });
      const conditions = ["preconditions", "postconditions"].flatMap((key) => {
        const { raw } = fields.child(key);
        if (raw === undefined) return [];
        return [[key, Array.isArray(raw) ? raw : [raw]] as const];
      });
      return [skill, Object.fromEntries([...conditions, ...known]) as ConditionsConfig] as const;
    }),
  );
}
