import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

/** One condition, or the preconditions of one skill, in a world. */
export interface CheckedCondition {
  readonly asked: string;
  readonly kind: "condition" | "skill";
  readonly holds: boolean;
  /** Conditions of a skill that do not hold, or why it does not run again. */
  readonly missing: readonly string[];
}

/** What `state check` was asked, for a terminal. */
export function prettyWorldCheck(
  checked: readonly CheckedCondition[],
  { style }: PrettyOptions,
): string {
  const lines = checked.map(({ asked, kind, holds, missing }) => {
    const words =
      kind === "condition"
        ? ["holds", "does not hold"]
        : ["may run", `may not run: ${missing.map(toVisibleLine).join(", ")}`];
    const mark = holds ? style("good", "✓") : style("error", "✗");
    return `  ${mark} ${toVisibleLine(asked)} ${words[holds ? 0 : 1]}\n`;
  });
  return lines.join("");
}
