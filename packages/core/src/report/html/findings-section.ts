import type { Finding } from "../../rules/finding.ts";
import type { Repository } from "../../skill/repository.ts";
import { sourceLookup } from "../../skill/source-lookup.ts";
import { countText } from "../count-text.ts";
import { formatHint, formatMessage } from "../messages.ts";
import { SEVERITIES, SEVERITY_WORDS } from "../severity-text.ts";
import { escapeHtml } from "./escape-html.ts";

/** More rows make a page slow; what is left out is said. */
export const MAXIMUM_ROWS = 2000;
/** UTF-16 units of a source line that are shown on each side of the place. */
const CONTEXT = 90;

/** The table of findings, worst first, each with its source line. */
export function findingsSection(findings: readonly Finding[], repository: Repository): string {
  if (findings.length === 0)
    return `<section id="findings"><h2>Findings</h2><p class="quiet">None.</p></section>`;
  const sourceOf = sourceLine(repository);
  const numbered = findings.map((finding, number) => ({ finding, number }));
  const sorted = SEVERITIES.flatMap((severity) =>
    numbered.filter(({ finding }) => finding.severity === severity),
  );
  const shown = sorted.slice(0, MAXIMUM_ROWS);
  const rows = shown.map(({ finding, number }) => findingRow(finding, number, sourceOf(finding)));
  const rest = sorted.length - shown.length;
  const note =
    rest === 0
      ? ""
      : `<p class="quiet">${countText(rest, "more finding")}: ctxfst lint shows all.</p>`;
  return `<section id="findings"><h2>Findings</h2>
<div class="controls" hidden>
<input type="search" id="filter" placeholder="Filter by file, rule or words" aria-label="Filter findings">
${SEVERITIES.map(toggle).join("\n")}
<span id="count" class="quiet" role="status"></span>
</div>
<table><thead><tr><th>severity</th><th>place</th><th>finding</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>${note}</section>`;
}

function toggle(severity: Finding["severity"]): string {
  return `<label class="toggle"><input type="checkbox" checked data-severity="${severity}">${SEVERITY_WORDS[severity]}s</label>`;
}

function findingRow(finding: Finding, number: number, source: string): string {
  const { rule, severity, file, position, hosts, count } = finding;
  const place =
    file === null
      ? "repository"
      : `${file}${position === null ? "" : `:${position.start.line}:${position.start.column}`}`;
  const hint = formatHint(finding);
  const below = [...(hint.fix === null ? [] : [`→ ${hint.fix}`]), ...hint.below];
  const many = count > 1 ? ` <span class="quiet">${count} places</span>` : "";
  const hostText =
    hosts.length === 0 ? "" : ` <span class="quiet">${escapeHtml(hosts.join(", "))}</span>`;
  return `<tr data-finding="${number}" data-severity="${severity}">
<td class="${severity}">${SEVERITY_WORDS[severity]}</td>
<td class="place">${escapeHtml(place)}</td>
<td>${escapeHtml(formatMessage(finding))} <code class="rule">${escapeHtml(rule)}</code>${hostText}${many}${source}${below.map((line) => `<span class="hint">${escapeHtml(line)}</span>`).join("")}</td></tr>`;
}

/** The source line of a finding with its place marked, as HTML; "" without a place. */
function sourceLine(repository: Repository): (finding: Finding) => string {
  const sourceOf = sourceLookup(repository);
  return ({ file, range }) => {
    const source = file === null ? null : sourceOf(file);
    if (range === null || source === null) return "";
    const { text, lines } = source;
    const line = lines.lineRange(lines.lineAt(range.start));
    const from = Math.min(range.start, line.end);
    const to = Math.max(from, Math.min(range.end, line.end, from + 2 * CONTEXT));
    const indent = text.slice(line.start, from).search(/\S|$/);
    const left = Math.max(line.start + indent, from - CONTEXT);
    const right = Math.min(line.end, to + CONTEXT);
    if (right <= left) return "";
    const before = `${left > line.start + indent ? "…" : ""}${escapeHtml(text.slice(left, from))}`;
    const after = `${escapeHtml(text.slice(to, right))}${right < line.end ? "…" : ""}`;
    return `<code class="source">${before}<mark>${escapeHtml(text.slice(from, to)) || " "}</mark>${after}</code>`;
  };
}
