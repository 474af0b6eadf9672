import type { YamlValue } from "../parser/yaml-value.ts";
import { fieldOf } from "./field-of.ts";
import type { FieldPlace } from "./field-place.ts";
import { fromPlainValue } from "./from-plain-value.ts";

/** World-model fields by their top-level key, with the key inside `metadata` that means the same. */
export const WORLD_FIELDS: Readonly<Record<WorldField, string>> = {
  preconditions: "ctxfst-preconditions",
  postconditions: "ctxfst-postconditions",
  cost: "ctxfst-cost",
  idempotent: "ctxfst-idempotent",
  replay: "ctxfst-replay",
  effects: "ctxfst-effects",
  related_skills: "ctxfst-related-skills",
  related_nodes: "ctxfst-related-nodes",
};

export type WorldField =
  | "preconditions"
  | "postconditions"
  | "cost"
  | "idempotent"
  | "replay"
  | "effects"
  | "related_skills"
  | "related_nodes";

/**
 * The places where a field is given, in the order in which they are preferred when they agree: top level, portable
 * (inside `metadata`), config.
 */
export function placesOf(
  field: WorldField,
  fields: ReadonlyMap<string, YamlValue>,
  conditions: Readonly<Record<string, unknown>> | undefined,
  name: string,
): FieldPlace[] {
  const places: FieldPlace[] = [];
  const topLevel = fields.get(field);
  if (topLevel !== undefined) places.push({ source: "top-level", field, value: topLevel });
  const key = WORLD_FIELDS[field];
  const portable = fieldOf(fields.get("metadata"), key);
  if (portable !== undefined) {
    places.push({ source: "portable", field: `metadata.${key}`, value: portable });
  }
  const configured =
    conditions !== undefined && Object.hasOwn(conditions, field) ? conditions[field] : undefined;
  if (configured !== undefined) {
    const value = fromPlainValue(configured);
    places.push({ source: "config", field: `conditions.${name}.${field}`, value });
  }
  return places;
}
