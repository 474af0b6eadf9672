import { validate as checkConfig } from "./generated/validate-config.ts";
import { validate as checkGraph } from "./generated/validate-graph.ts";
import { validate as checkWorld } from "./generated/validate-world.ts";
import type { SchemaViolation } from "./schema-violation.ts";
import { violationsOf } from "./violations-of.ts";

// One function for each format that is read, so that a bundle holds the validators that it uses and no others.

/** What is wrong with a config, as `validate("config", value)`. */
export function validateConfig(value: unknown): readonly SchemaViolation[] {
  return violationsOf(checkConfig, value);
}

/** What is wrong with a graph, as `validate("graph", value)`. */
export function validateGraph(value: unknown): readonly SchemaViolation[] {
  return violationsOf(checkGraph, value);
}

/** What is wrong with a world state, as `validate("world", value)`. */
export function validateWorld(value: unknown): readonly SchemaViolation[] {
  return violationsOf(checkWorld, value);
}
