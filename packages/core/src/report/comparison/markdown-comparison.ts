import type { GoalComparison } from "../../check/goal-comparison.ts";
import { countText } from "../count-text.ts";
import { cellCodeSpan, escapeMarkdown } from "../escape-markdown.ts";
import { changeText, isNotable, sidesText, taskChangeText } from "./comparison-text.ts";

/** Goals that changed, as a table, then why and how the steps differ. Repository text is escaped. */
export function comparisonMarkdown(comparisons: readonly GoalComparison[]): string {
  const notable = comparisons.filter(isNotable);
  const rest = comparisons.length - notable.length;
  if (notable.length === 0) return `${countText(rest, "goal")} unchanged.\n`;
  const rows = notable.map((comparison) => {
    const [before, now] = sidesText(comparison);
    return `| ${cellCodeSpan(comparison.id)} | ${before} | ${now} | ${changeText(comparison)} |`;
  });
  if (rest > 0) rows.push(`| ${countText(rest, "other goal")} | | | unchanged |`);
  const table = ["| goal | base | head | change |", "|---|---|---|---|", ...rows].join("\n");
  const details = notable.flatMap((comparison) => detailsOf(comparison));
  return `${[table, ...details].join("\n\n")}\n`;
}

function detailsOf({ id, causes, steps }: GoalComparison): string[] {
  const reasons = causes.map(({ change, file }) => {
    const place = file === null ? "" : ` (${cellCodeSpan(file)})`;
    return `- ${escapeMarkdown(taskChangeText(change))}${place}`;
  });
  const words = { kept: "", added: "**new** ", removed: "**gone** " };
  const lines = steps.map(({ skill, change }) => `- ${words[change]}${cellCodeSpan(skill)}`);
  return [
    ...(reasons.length > 0 ? [`Why ${cellCodeSpan(id)} changed:\n\n${reasons.join("\n")}`] : []),
    ...(lines.length > 0 ? [`Steps of ${cellCodeSpan(id)}:\n\n${lines.join("\n")}`] : []),
  ];
}
