import type { GoalComparison, StepChange } from "../../check/goal-comparison.ts";
import { countText } from "../count-text.ts";
import { padColumns, widest } from "../display-width.ts";
import { goalReasons } from "../goal-text.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import type { StyleName } from "../style.ts";
import { toVisibleLine } from "../visible-text.ts";
import { changeText, isNotable, sidesText, taskChangeText } from "./comparison-text.ts";

const STYLES: Readonly<Record<GoalComparison["change"], StyleName>> = {
  same: "quiet",
  better: "good",
  worse: "warning",
  broken: "error",
  new: "heading",
  gone: "heading",
  unknown: "warning",
};

const MARKS: Readonly<Record<StepChange["change"], string>> = {
  kept: " ",
  added: "+",
  removed: "-",
};

/** Goals that changed, for a terminal: the plan before and now, why, and the steps; the others are counted. */
export function prettyComparison(
  comparisons: readonly GoalComparison[],
  base: string,
  { style }: PrettyOptions,
): string {
  const notable = comparisons.filter(isNotable);
  const rest = comparisons.length - notable.length;
  const width = widest(notable.map(({ id }) => toVisibleLine(id)));
  const lines = [`against ${toVisibleLine(base)}`, ""];
  for (const comparison of notable) {
    const [before, now] = sidesText(comparison);
    const change = style(STYLES[comparison.change], changeText(comparison));
    const sides = [before, now].filter((side) => side !== "").join(" → ");
    lines.push(`  ${padColumns(toVisibleLine(comparison.id), width)}  ${change}   ${sides}`);
    for (const { change: cause, file } of comparison.causes) {
      const place = file === null ? "" : ` (${toVisibleLine(file)})`;
      lines.push(`    because ${toVisibleLine(taskChangeText(cause))}${place}`);
    }
    if (comparison.change === "broken" && comparison.head !== null) {
      for (const reason of goalReasons(comparison.head)) {
        lines.push(`    ${toVisibleLine(reason)}`);
      }
    }
    for (const { skill, change: step } of comparison.steps) {
      lines.push(`    ${MARKS[step]} ${toVisibleLine(skill)}`);
    }
  }
  if (rest > 0)
    lines.push(`  ${countText(rest, notable.length > 0 ? "other goal" : "goal")} unchanged`);
  return `${lines.join("\n")}\n`;
}
