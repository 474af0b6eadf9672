import type { SkippedInput } from "../../skill/repository.ts";
import type { RepositoryRule } from "../rule.ts";

export const inputSkipped: RepositoryRule = {
  meta: {
    id: "input-skipped",
    summary: "All input was read.",
    category: "linter",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkRepository({ repository }) {
    return repository.skipped.filter(isWorthSaying).map(({ file, reason }) => ({
      args: { reason },
      file,
      range: null,
      // Everything behind the limit is missing from plans and counts as well.
      ...(reason === "limit" ? { severity: "warning" as const } : {}),
    }));
  },
};

/** A link to a file that is read under its own path hides nothing. */
function isWorthSaying({ reason }: SkippedInput): boolean {
  return reason !== "duplicate-link";
}
