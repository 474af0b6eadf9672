import type { GoalWhyNot } from "../check/why-not-goal.ts";
import { countText } from "./count-text.ts";
import { padColumns, widest } from "./display-width.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";
import { lackName, lackText, nearestText, obstacleTexts } from "./why-not-text.ts";
import { wrapText } from "./wrap-text.ts";

/** Columns for reasons, however long the facts are. */
const MINIMUM_ROOM = 40;

/** Why a goal cannot be reached, for a terminal. */
export function prettyWhyNot(answer: GoalWhyNot, { style, columns }: PrettyOptions): string {
  const id = style("heading", toVisibleLine(answer.goal.id));
  const facts = new Set([...answer.goal.given, ...answer.goal.assumptions]).size;
  if (answer.status === "reachable") return `${id} can be reached: ctxfst plan shows how.\n`;
  if (answer.status === "gave-up") return `${id}: gave up before it was known why not.\n`;
  const lines = [`${id} cannot be reached from ${countText(facts, "given fact")}.`];
  const { excuses, hints } = answer;
  if (excuses.length > 0) {
    const lacks = excuses.flatMap((excuse) => excuse.lacks);
    const width = widest(lacks.map((lack) => toVisibleLine(lackName(lack)))) + 4;
    const room = Math.max(MINIMUM_ROOM, columns - width - 4);
    lines.push("", `It would become reachable with${excuses.length > 1 ? " either of" : ""}`);
    for (const excuse of excuses) {
      for (const [i, lack] of excuse.lacks.entries()) {
        const name = (i === 0 ? "" : "and ") + toVisibleLine(lackName(lack));
        const [first = "", ...rest] = wrapText(toVisibleLine(lackText(lack, hints)), room);
        lines.push(`  ${padColumns(name, width)}  ${first}`);
        lines.push(...rest.map((line) => " ".repeat(width + 4) + line));
      }
    }
    if (!answer.isComplete) lines.push("  and maybe other sets of as few");
    const [best] = excuses;
    // A fact that is the goal itself leaves no step to speak of.
    if (best !== undefined && best.steps.length > 0)
      lines.push(`Nearest: ${toVisibleLine(nearestText(best))}.`);
  }
  const obstacles = obstacleTexts(answer);
  if (obstacles.length > 0) lines.push("", ...obstacles.map(toVisibleLine));
  return `${lines.join("\n")}\n`;
}
