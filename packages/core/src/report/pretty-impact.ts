import type { GoalImpact, Impact, ImpactReference } from "../check/impact.ts";
import { countText } from "./count-text.ts";
import { displayWidth, padColumns } from "./display-width.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

const HOW: Readonly<Record<ImpactReference["how"], string>> = {
  needs: "needs it",
  wishes: "would like it",
  gives: "gives it",
  removes: "removes it",
  relates: "relates to it",
  goal: "is a goal that names it",
  given: "is a goal that is given it",
  external: "is listed under external",
  conditions: "has conditions in the config",
  execution: "has an execution in the config",
};

/** What breaks without a skill or fact, and what names it, for a terminal. */
export function prettyImpact(impact: Impact, { style }: PrettyOptions): string {
  const { target, goals, unaffected, stranded, references } = impact;
  const lines = [`${style("heading", toVisibleLine(target.name))}: ${headline(impact)}`];
  if (goals.length > 0) {
    lines.push("", "without it");
    const width = Math.max(...goals.map(({ id }) => displayWidth(toVisibleLine(id))));
    for (const goal of goals) {
      lines.push(
        `  ${padColumns(toVisibleLine(goal.id), width)}  ${toVisibleLine(goalText(goal))}`,
      );
    }
    if (unaffected > 0) lines.push(`  ${countText(unaffected, "other goal")} unchanged`);
  }
  if (stranded.length > 0) {
    lines.push("", "could never run again", ...stranded.map((name) => `  ${toVisibleLine(name)}`));
  }
  if (references.length > 0) {
    lines.push("", "if it is renamed, these have to follow");
    for (const { file, line, how, by } of references) {
      const place = line === null ? (file ?? "the config") : `${file}:${line}`;
      lines.push(`  ${toVisibleLine(`${place}  ${by} ${HOW[how]}`)}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function headline({ goals, stranded }: Impact): string {
  const lost = goals.filter(({ change }) => change === "unreachable").length;
  const dearer = goals.filter(({ change }) => change === "dearer").length;
  const parts = [
    ...(lost > 0 ? [`${countText(lost, "goal")} would be out of reach`] : []),
    ...(dearer > 0 ? [`${countText(dearer, "goal")} would cost more`] : []),
    ...(stranded.length > 0 ? [`${countText(stranded.length, "skill")} could never run`] : []),
  ];
  return parts.length === 0 ? "no goal needs it" : parts.join(", ");
}

/** What becomes of a goal: `costs 3 more: a → b`. */
export function goalText({ change, difference, after }: GoalImpact): string {
  const way = after.status === "found" ? `: ${after.steps.join(" → ")}` : "";
  switch (change) {
    case "unreachable":
      return "would be out of reach";
    case "reachable":
      return `would come within reach${way}`;
    case "dearer":
      return `would cost ${difference} more${way}`;
    case "cheaper":
      return `would cost ${-(difference ?? 0)} less${way}`;
    case "rerouted":
      return `would cost the same${way}`;
    case "unknown":
      return "is not known within the limits";
  }
}
