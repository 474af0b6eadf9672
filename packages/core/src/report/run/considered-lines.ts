import type { StepsChosen } from "../../loop/journal/run-event.ts";
import { BEHIND_WORDS, leftOutWords, wayWords } from "../candidate-words.ts";
import { countText } from "../count-text.ts";
import { displayWidth, padColumns } from "../display-width.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { toVisibleLine } from "../visible-text.ts";

/** Rows of a step; the journal has more. */
const MOST_ROWS = 6;

const WORDS: Readonly<Record<string, string>> = {
  ...BEHIND_WORDS,
  chosen: "chosen",
  "later-in-plan": "later in the plan",
  "not-in-plan": "not in the plan",
};

/** What was considered for the steps that begin with this number: the chosen ones first, each with its reason. */
export function consideredLines(
  { candidates, left_out }: Pick<StepsChosen, "candidates" | "left_out">,
  step: number,
  { style }: PrettyOptions,
): readonly string[] {
  const rows = [
    ...candidates.map((one) => ({ one, words: WORDS[one.reason] ?? one.reason })),
    ...left_out.map((one) => ({ one, words: leftOutWords(one.reason, one.fact ?? null) })),
  ];
  const shown = rows.slice(0, MOST_ROWS).map(({ one, words }) => ({
    isChosen: one.reason === "chosen",
    words,
    cells: [toVisibleLine(one.name), `cost ${one.cost}`, wayWords(one.distance, one.relation)],
  }));
  const widths = [0, 1, 2].map((i) =>
    shown.reduce((width, { cells }) => Math.max(width, displayWidth(cells[i] as string)), 0),
  );
  const head = `${style("heading", `step ${step}`)} · ${countText(candidates.length, "candidate")}`;
  const lines = shown.map(({ cells, words, isChosen }) => {
    const padded = cells.map((cell, i) => padColumns(cell, widths[i] as number)).join("   ");
    const line = `  ${isChosen ? "→" : " "} ${padded}   ${words}`;
    return isChosen ? line : style("quiet", line);
  });
  const more = rows.length - shown.length;
  return [head, ...lines, ...(more > 0 ? [style("quiet", `    … ${more} more`)] : [])];
}
