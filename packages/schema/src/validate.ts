import type { CompiledValidator } from "./compiled-validator.ts";
import { validate as validateConfig } from "./generated/validate-config.ts";
import { validate as validateGraph } from "./generated/validate-graph.ts";
import { validate as validatePlan } from "./generated/validate-plan.ts";
import { validate as validateReport } from "./generated/validate-report.ts";
import { validate as validateSkill } from "./generated/validate-skill.ts";
import { validate as validateWorld } from "./generated/validate-world.ts";
import type { SchemaName } from "./json-schema.ts";
import type { SchemaViolation } from "./schema-violation.ts";
import { violationsOf } from "./violations-of.ts";

const VALIDATORS: Readonly<Record<SchemaName, CompiledValidator>> = {
  config: validateConfig,
  graph: validateGraph,
  plan: validatePlan,
  report: validateReport,
  skill: validateSkill,
  world: validateWorld,
};

/**
 * Checks a plain value (as JSON or YAML gives it) against a schema. Gives everything that is wrong, in document order
 * as far as the schema knows it; empty when the value is valid.
 */
export function validate(name: SchemaName, value: unknown): readonly SchemaViolation[] {
  return violationsOf(VALIDATORS[name], value);
}
