import {
  CtxfstError,
  comparisonJson,
  comparisonMarkdown,
  goalJson,
  prettyComparison,
} from "@ctxfst/core";
import type { BaseComparison } from "./compare-with-base.ts";
import type { Shell } from "./io.ts";

/**
 * Prints what became of the goals.
 * @throws CtxfstError `usage` for a format that has no room for two plans
 */
export function printComparison(
  { commit, comparisons }: BaseComparison,
  format: string,
  shell: Shell,
): void {
  if (format === "json") {
    const goals = comparisons.flatMap((comparison) => {
      const { head } = comparison;
      return head === null ? [] : [{ ...goalJson(head), comparison: comparisonJson(comparison) }];
    });
    const gone = comparisons.flatMap(({ head, base }) =>
      head === null && base !== null ? [goalJson(base)] : [],
    );
    shell.stdout(`${JSON.stringify({ base: commit, goals, gone }, null, 2)}\n`);
  } else if (format === "markdown") shell.stdout(comparisonMarkdown(comparisons));
  else if (format === "pretty") {
    shell.stdout(prettyComparison(comparisons, commit.slice(0, 12), shell));
  } else {
    throw new CtxfstError("usage", `--base is printed as pretty, json or markdown, not ${format}`);
  }
}
