import { collapseAlternatives } from "./collapse-alternatives.ts";
import type { CompiledValidator } from "./compiled-validator.ts";
import type { SchemaViolation } from "./schema-violation.ts";

/** Everything that a validator has against a value, in document order as far as the schema knows it. */
export function violationsOf(
  validator: CompiledValidator,
  value: unknown,
): readonly SchemaViolation[] {
  if (validator(value)) return [];
  const violations = (validator.errors ?? []).map(
    ({ instancePath, keyword, params, message }): SchemaViolation => ({
      pointer: instancePath,
      keyword,
      params,
      message: message ?? keyword,
    }),
  );
  return collapseAlternatives(violations);
}
