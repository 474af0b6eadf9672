import { schemas } from "./generated/schemas.ts";
import type { JsonSchema, SchemaName } from "./json-schema.ts";

/** The names of all schemas, sorted. */
export const schemaNames: readonly SchemaName[] = [
  "config",
  "graph",
  "plan",
  "report",
  "skill",
  "world",
];

/** The schema that a name stands for. */
export function getSchema(name: SchemaName): JsonSchema {
  return schemas[name];
}
