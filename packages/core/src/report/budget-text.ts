import { type CatalogueUse, isOverBudget } from "../context/catalogue-use.ts";
import { countText } from "./count-text.ts";
import { padColumns } from "./display-width.ts";
import { joinWords } from "./messages/join-words.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

/** From this share of the budget on, who would be cut first is worth a word. */
const NEARLY_FULL = 0.9;
/** Catalogues that fit are counted past these. */
const MOST_FITTING = 6;

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
      use: `${grouped(use.used)} of ${grouped(use.limit ?? 0)} ${use.unit}`,
      outcome: toVisibleLine(outcomeOf(use)),
      isOver: isOverBudget(use),
    }));
}

/** The block `budgets` of a check; "" where no host with a budget reads the skills. */
export function prettyBudgets(budgets: readonly CatalogueUse[], { style }: PrettyOptions): string {
  const rows = budgetRows(budgets);
  const over = rows.filter(({ isOver }) => isOver);
  const fitting = rows.filter(({ isOver }) => !isOver);
  const shown = [...over, ...fitting.slice(0, MOST_FITTING)];
  const width = (of: (row: BudgetRow) => string): number =>
    Math.max(0, ...shown.map((row) => of(row).length));
  const lines = shown.map((row) => {
    const columns = [
      padColumns(
        row.host,
        width(({ host }) => host),
      ),
      padColumns(
        row.folder,
        width(({ folder }) => folder),
      ),
      padColumns(
        row.use,
        width(({ use }) => use),
      ),
      row.isOver ? style("warning", row.outcome) : style("quiet", row.outcome),
    ];
    return `  ${columns.join("   ")}`.trimEnd();
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

function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
