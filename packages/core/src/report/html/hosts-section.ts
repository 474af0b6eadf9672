import type { CheckResult } from "../../check/check-result.ts";
import { budgetRows } from "../budget-text.ts";
import { hostTotals } from "../hosts/host-totals.ts";
import { escapeHtml } from "./escape-html.ts";

/** A narrow column stays readable: catalogues that fit are left out past these. */
const MOST_BUDGETS = 12;

/** What hosts make of the skills, in numbers, and what their catalogues take. */
export function hostsSection({ loading, budgets }: CheckResult): string {
  return hostList(loading) + budgetList(budgets);
}

function hostList(loading: CheckResult["loading"]): string {
  const rows = hostTotals(loading).flatMap(({ host, dropped, loses, unknown, elsewhere }) => {
    if (elsewhere === loading.length) return [];
    const parts = [
      ...(dropped > 0 ? [`<span class="error">drops ${dropped}</span>`] : []),
      ...(loses > 0 ? [`<span class="warning">loses fields of ${loses}</span>`] : []),
      ...(unknown > 0 ? [`<span class="quiet">${unknown} not known</span>`] : []),
    ];
    const text = parts.length === 0 ? `<span class="quiet">loads all</span>` : parts.join(", ");
    return [`<li>${escapeHtml(host)} ${text}</li>`];
  });
  if (rows.length === 0) return "";
  return `<section><h2>Hosts</h2><ul class="plain">${rows.join("\n")}</ul></section>`;
}

function budgetList(budgets: CheckResult["budgets"]): string {
  const rows = budgetRows(budgets)
    .filter(({ isOver }, i) => isOver || i < MOST_BUDGETS)
    .map(
      ({ host, folder, use, outcome, isOver }) =>
        `<li>${escapeHtml(host)} <code>${escapeHtml(folder)}</code> ${escapeHtml(use)} <span class="${isOver ? "warning" : "quiet"}">${escapeHtml(outcome)}</span></li>`,
    );
  if (rows.length === 0) return "";
  return `<section><h2>Budgets</h2><ul class="plain">${rows.join("\n")}</ul></section>`;
}
