import { DIALECTS } from "../dialect-fields.ts";
import { WORLD_FIELDS } from "../world-fields.ts";
import type { FieldType } from "./profile.ts";
import { PROFILES } from "./profiles.ts";

/** Top-level fields of other conventions that order skills. */
const DIALECT_FIELDS: ReadonlySet<string> = new Set(
  DIALECTS.map((dialect) => dialect.split(".")[0] as string),
);

/** Every top-level field that some host, the world model or a dialect reads. */
export const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  ...PROFILES.flatMap(({ fields }) => fields),
  ...Object.keys(WORLD_FIELDS),
  ...DIALECT_FIELDS,
]);

const TYPES: ReadonlyMap<string, FieldType> = new Map([
  ...PROFILES.flatMap(({ types }) => Object.entries(types)),
  ["idempotent", "boolean"] as const,
]);

/** What kind of value a field takes in whatever host reads it; null where that is open. */
export function fieldType(field: string): FieldType | null {
  return TYPES.get(field) ?? null;
}

/** True for a field that somebody reads, `requires_toolsets` and its like included. */
export function isKnownField(field: string): boolean {
  return KNOWN_FIELDS.has(field) || /^requires_[a-z_]+$/.test(field);
}
