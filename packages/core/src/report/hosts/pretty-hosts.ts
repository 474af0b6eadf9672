import { appendTo } from "../../base/append-to.ts";
import type { SkillLoading } from "../../check/judge-hosts.ts";
import type { LoadOutcome, LoadReason, LoadVerdict } from "../../skill/loading/load-verdict.ts";
import { countText } from "../count-text.ts";
import { cutColumns, padColumns, widest } from "../display-width.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import type { StyleName } from "../style.ts";
import { toVisibleLine } from "../visible-text.ts";
import { type HostTotals, hostTotals, isTrouble } from "./host-totals.ts";
import { loadReasonKind, loadReasonText } from "./load-reason-text.ts";

const MARKS: Readonly<Record<LoadOutcome, readonly [string, StyleName]>> = {
  loads: ["✓", "good"],
  loses: ["~", "warning"],
  dropped: ["✗", "error"],
  elsewhere: ["·", "quiet"],
  unknown: ["?", "quiet"],
};
const LEGEND = "✓ loads  ~ loads with loss  ✗ dropped  · not in its folders  ? not known";
const WIDEST_PLACE = 44;
const MOST_REASONS = 3;
/** A repository of thousands has more to mend than a table can hold. */
const MOST_SKILLS = 100;

/**
 * What hosts make of the skills, as a table: a column for each host that has trouble, a row for each skill that is in
 * trouble, then the reasons. Hosts without trouble are named below.
 */
export function prettyHosts(
  loading: readonly SkillLoading[],
  { style, columns }: PrettyOptions,
): string {
  const totals = hostTotals(loading);
  const broken = totals.filter(({ loses, dropped, unknown }) => loses + dropped + unknown > 0);
  const fine = totals.filter((host) => !broken.includes(host)).map(({ host }) => host);
  const rows = loading.filter(({ verdicts }) => verdicts.some(({ outcome }) => isTrouble(outcome)));
  const shown = rows.slice(0, MOST_SKILLS);
  const places = shown.map(({ skill }) =>
    cutColumns(toVisibleLine(skill.folder || skill.file), WIDEST_PLACE),
  );
  const width = widest(["skill ", ...places]);
  const lines: string[] = [];
  for (const hosts of inChunks(
    broken.map(({ host }) => host),
    columns - width - 2,
  )) {
    lines.push(style("heading", `${padColumns("skill", width)}  ${hosts.join("  ")}`));
    for (const [i, { verdicts }] of shown.entries()) {
      const cells = hosts.map((host) => cellOf(verdicts, host, style));
      lines.push(`${padColumns(places[i] as string, width)}  ${cells.join("  ")}`.trimEnd());
    }
    lines.push("");
  }
  if (rows.length > shown.length)
    lines.push(`and ${countText(rows.length - shown.length, "more skill")} in trouble`, "");
  if (rows.length > 0) lines.push(LEGEND, "", ...reasonLines(rows, broken, style));
  const rest = loading.length - rows.length;
  if (rest > 0)
    lines.push(`${countText(rest, rows.length > 0 ? "other skill" : "skill")} without trouble`);
  if (fine.length > 0) lines.push(`no trouble in ${fine.join(", ")}`);
  return lines.map((line) => `${line}\n`).join("");
}

function cellOf(
  verdicts: readonly LoadVerdict[],
  host: string,
  style: PrettyOptions["style"],
): string {
  const outcome = verdicts.find((verdict) => verdict.host === host)?.outcome ?? "elsewhere";
  const [mark, look] = MARKS[outcome];
  return style(look, mark) + " ".repeat(host.length - 1);
}

/** Column heads by as many as fit beside each other; at least one. */
function inChunks(hosts: readonly string[], room: number): string[][] {
  const chunks: string[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const host of hosts) {
    if (used + host.length > room) {
      chunks.push([]);
      used = 0;
    }
    chunks.at(-1)?.push(host);
    used += host.length + 2;
  }
  return chunks;
}

/** `codex  drops 2: YAML that cannot be read (1); no description (1)`: what a skill fails of first is counted. */
function reasonLines(
  rows: readonly SkillLoading[],
  hosts: readonly HostTotals[],
  style: PrettyOptions["style"],
): string[] {
  const width = widest(hosts.map(({ host }) => host));
  const lines = hosts.map((totals) => {
    const { host } = totals;
    return `${style("accent", host.padEnd(width))}  ${countsText(totals)}: ${reasonsText(rows, host)}`;
  });
  return [...lines, ""];
}

function countsText({ dropped, loses, unknown }: HostTotals): string {
  return [
    ...(dropped > 0 ? [`drops ${dropped}`] : []),
    ...(loses > 0 ? [`loses fields of ${loses}`] : []),
    ...(unknown > 0 ? [`${unknown} not known`] : []),
  ].join(", ");
}

function reasonsText(rows: readonly SkillLoading[], host: string): string {
  const kinds = new Map<string, LoadReason[]>();
  for (const { verdicts } of rows) {
    const verdict = verdicts.find((candidate) => candidate.host === host);
    const [reason] = verdict?.reasons ?? [];
    if (verdict === undefined || reason === undefined || !isTrouble(verdict.outcome)) continue;
    appendTo(kinds, loadReasonKind(reason), reason);
  }
  const sorted = [...kinds].sort((a, b) => b[1].length - a[1].length);
  const shown = sorted.slice(0, MOST_REASONS).map(([kind, reasons]) => {
    const [first, ...others] = reasons as [LoadReason, ...LoadReason[]];
    return toVisibleLine(
      others.length === 0 ? loadReasonText(first) : `${kind} (${reasons.length})`,
    );
  });
  const rest = sorted.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join("; ");
}
