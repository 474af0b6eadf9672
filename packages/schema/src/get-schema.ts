import { schemas } from "./generated/schemas.ts";

export type SchemaName = "config" | "graph" | "plan" | "report" | "skill" | "world";

/** A JSON Schema (draft 2020-12) as a plain value. */
export type JsonSchema = Readonly<Record<string, unknown>>;

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
