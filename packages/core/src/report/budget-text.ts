import { type CatalogueUse, isOverBudget } from "../context/catalogue-use.ts";
import { countText } from "./count-text.ts";
import { padColumns, widest } from "./display-width.ts";
import { groupDigits } from "./group-digits.ts";
import { joinWords } from "./messages/join-words.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";
import { wrapText } from "./wrap-text.ts";

/** From this share of the budget on, who would be cut first is worth a word. */
const NEARLY_FULL = 0.9;
/** Catalogues that fit are counted past these. */
const MOST_FITTING = 6;
/** Columns that a narrow terminal leaves for who is cut. */
const MINIMUM_ROOM = 40;

/** One catalogue in words, as columns: host, folder, use, who is cut. */
export interface BudgetRow {
  readonly host: string;
  readonly folder: string;
  readonly use: string;
  readonly outcome: string;
  readonly isOver: boolean;
}

/** Catalogues in words; those over their budget first. */
export function budgetRows(budgets: readonly CatalogueUse[]): readonly BudgetRow[] {
  return [...budgets]
    .sort((a, b) => Number(isOverBudget(b)) - Number(isOverBudget(a)))
    .map((use) => ({
      host: use.host,
      folder: toVisibleLine(use.folder),
      use: `${groupDigits(use.used)} of ${groupDigits(use.limit ?? 0)} ${use.unit}`,
      outcome: toVisibleLine(outcomeOf(use)),
      isOver: isOverBudget(use),
    }));
}

/** The block `budgets` of a check; "" where no host with a budget reads the skills. */
export function prettyBudgets(
  budgets: readonly CatalogueUse[],
  { style, columns }: PrettyOptions,
): string {
  const rows = budgetRows(budgets);
  const over = rows.filter(({ isOver }) => isOver);
  const fitting = rows.filter(({ isOver }) => !isOver);
  const shown = [...over, ...fitting.slice(0, MOST_FITTING)];
  const hostWidth = widest(shown.map(({ host }) => host));
  const folderWidth = widest(shown.map(({ folder }) => folder));
  const useWidth = widest(shown.map(({ use }) => use));
  const lines = shown.map((row) => {
    const fixed = [
      padColumns(row.host, hostWidth),
      padColumns(row.folder, folderWidth),
      padColumns(row.use, useWidth),
    ];
    const start = `  ${fixed.join("   ")}   `;
    const outcome = wrapText(row.outcome, Math.max(MINIMUM_ROOM, columns - start.length));
    const styled = outcome.map((line) => style(row.isOver ? "warning" : "quiet", line));
    return start + styled.join(`\n${" ".repeat(start.length)}`);
  });
  const rest = fitting.length - Math.min(fitting.length, MOST_FITTING);
  if (rest > 0) lines.push(`  and ${countText(rest, "more catalogue")} that fit`);
  return lines.join("\n");
}

function outcomeOf(use: CatalogueUse): string {
  const { cut, used, limit, next } = use;
  if (!isOverBudget(use)) {
    const isNear = limit !== null && used >= limit * NEARLY_FULL;
    return isNear ? `${joinWords(next)} would be cut first` : "fits";
  }
  const omitted = cut.filter(({ isOmitted }) => isOmitted).map(({ name }) => name);
  const shortened = cut.filter(({ isOmitted }) => !isOmitted).map(({ name }) => name);
  const parts = [
    ...(shortened.length === 0 ? [] : [`${joinWords(shortened)} cut`]),
    ...(omitted.length === 0 ? [] : [`${joinWords(omitted)} not listed`]),
  ];
  return parts.join("; ");
}

/** One catalogue as `check --format json` gives it. */
export function budgetJson(use: CatalogueUse): Readonly<Record<string, unknown>> {
  const { host, folder, unit, limit, used, skills, cut } = use;
  return {
    host,
    folder,
    unit,
    limit,
    used,
    skills,
    cut: cut.map(({ name, file, lost, isOmitted }) => ({ name, file, lost, omitted: isOmitted })),
  };
}
