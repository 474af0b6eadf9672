// One self-contained page: it loads nothing, and its content policy allows no script and no style but its own (by hash).
// All repository text is escaped where it is written; the script writes text, never markup.
import type { CheckResult } from "../../check/check-result.ts";
import type { Repository } from "../../skill/repository.ts";
import { headline } from "../headline.ts";
import { buildPageModel } from "./build-page-model.ts";
import { drawDiagram } from "./draw-diagram.ts";
import { escapeHtml, scriptJson } from "./escape-html.ts";
import { findingsSection } from "./findings-section.ts";
import { hostsSection } from "./hosts-section.ts";
import type { PageModel } from "./page-model.ts";
import { PAGE_SCRIPT } from "./page-script.ts";
import { filesSection, goalsSection, plainSection, verdictSection } from "./page-sections.ts";
import { PAGE_STYLE } from "./page-style.ts";

/** What a page needs beside the check. */
export interface PageOptions {
  /** What was checked, for the first line: a folder's name or an address. */
  readonly title: string;
  /** A last line, for example the version. */
  readonly footer: string;
  /** Base64 of the SHA-256 of a text: the page's policy allows exactly its own script and style. */
  readonly sha256: (text: string) => string;
}

/** The report page of a check, as one HTML file. The same check gives the same bytes. */
export function reportPage(
  check: CheckResult,
  repository: Repository,
  { title, footer, sha256 }: PageOptions,
): string {
  const policy = [
    "default-src 'none'",
    "img-src data:",
    `script-src 'sha256-${sha256(PAGE_SCRIPT)}'`,
    `style-src 'sha256-${sha256(PAGE_STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const model = buildPageModel(check, repository);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${escapeHtml(`${title}: ${headline(check)}`)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
${verdictSection(check, title)}
<main>
<nav aria-label="Goals, hosts and files">
${goalsSection(model.goals)}
${hostsSection(check)}
${filesSection(check)}
</nav>
${boardSection(model)}
<aside id="details" aria-live="polite" aria-label="Details"></aside>
${findingsSection(check.lint.findings, repository)}
</main>
<footer>${escapeHtml(footer)}</footer>
<script type="application/json" id="data">${scriptJson({ nodes: model.nodes, goals: model.goals })}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function boardSection(model: PageModel): string {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  if (model.diagram.nodes.length === 0) {
    return `<div class="board" id="board"><p class="quiet">No skill says what it needs or gives, so there is nothing to draw.</p>${plainSection(model)}</div>`;
  }
  return `<div class="board" id="board">
<p class="tools"><span>skills are boxes, facts are dots</span><button type="button" id="fit" hidden>fit to width</button></p>
<div>${drawDiagram(model.diagram, nodes)}</div>
${plainSection(model)}
</div>`;
}
