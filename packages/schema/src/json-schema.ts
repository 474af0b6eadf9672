/** The formats that have a schema. */
export type SchemaName = "config" | "graph" | "plan" | "report" | "skill" | "world";

/** A JSON Schema (draft 2020-12) as a plain value. */
export type JsonSchema = Readonly<Record<string, unknown>>;
