import type { Severity } from "../config/config.ts";
import type { Finding } from "../rules/finding.ts";
import type { Repository } from "../skill/repository.ts";
import { type SourceText, sourceLookup } from "../skill/source-lookup.ts";
import { groupByFile } from "./group-by-file.ts";
import { formatBrief, formatHint } from "./messages.ts";
import { SEVERITY_WORDS } from "./severity-text.ts";
import { type SourceExcerpt, sourceExcerpt } from "./source-excerpt.ts";
import type { Style, StyleName } from "./style.ts";
import { toVisibleLine } from "./visible-text.ts";
import { wrapText } from "./wrap-text.ts";

export interface PrettyOptions {
  readonly style: Style;
  /** Width to keep to. */
  readonly columns: number;
}

const STYLES: Readonly<Record<Severity, StyleName>> = {
  error: "error",
  warning: "warning",
  info: "note",
};
const PLACE_WIDTH = 7;
const WORD_WIDTH = 7;
/** Columns for a message, however long the rules are named. */
const MINIMUM_ROOM = 40;

/** Findings for a terminal: by file, each with its source line, the mark below it and the way out. */
export function prettyFindings(
  findings: readonly Finding[],
  repository: Repository,
  options: PrettyOptions,
): string {
  const sourceOf = sourceLookup(repository);
  return [...groupByFile(findings)]
    .map(([file, group]) => fileBlock(file, group, sourceOf(file), options))
    .join("\n");
}

function fileBlock(
  file: string,
  findings: readonly Finding[],
  source: SourceText | null,
  options: PrettyOptions,
): string {
  const ruleWidth = findings.reduce((width, { rule }) => Math.max(width, rule.length), 0);
  const title = options.style("heading", file === "" ? "repository" : toVisibleLine(file));
  return [
    title,
    ...findings.map((finding) => findingBlock(finding, source, ruleWidth, options)),
    "",
  ].join("\n");
}

/** `12 places, such as skills/b/SKILL.md`: where else a merged note applies. */
function placesText({ count, related, file }: Finding): string {
  const other = related.find((place) => place.file !== file)?.file;
  return `${count} places${other === undefined ? "" : `, such as ${toVisibleLine(other)}`}`;
}

function findingBlock(
  finding: Finding,
  source: SourceText | null,
  ruleWidth: number,
  { style, columns }: PrettyOptions,
): string {
  const { rule, severity, position, range } = finding;
  const place = position === null ? "" : `${position.start.line}:${position.start.column}`;
  const times = finding.count > 1 ? ` (${placesText(finding)})` : "";
  const indent = PLACE_WIDTH + WORD_WIDTH + ruleWidth + 6;
  const room = Math.max(MINIMUM_ROOM, columns - indent);
  const message = wrapText(`${formatBrief(finding)}${times}`, room);
  const head = [
    style("quiet", place.padStart(PLACE_WIDTH)),
    style(STYLES[severity], SEVERITY_WORDS[severity].padEnd(WORD_WIDTH)),
    style("quiet", rule.padEnd(ruleWidth)),
    message.join(`\n${" ".repeat(indent)}`),
  ].join("  ");
  const hint = formatHint(finding);
  // A note says what it has to say in one line.
  if (severity === "info") return head;
  const margin = " ".repeat(PLACE_WIDTH + 2);
  const belowHead = (line: string): string[] =>
    wrapText(line, Math.max(MINIMUM_ROOM, columns - margin.length)).map((part) => margin + part);
  const below = hint.below.flatMap(belowHead);
  const excerpt =
    source === null || range === null || position === null
      ? null
      : sourceExcerpt(source, range, columns - PLACE_WIDTH - 6);
  if (excerpt === null || isWholeSkill(excerpt)) {
    const way = hint.fix === null ? [] : belowHead(hint.fix);
    return [head, ...way, ...below].join("\n");
  }
  const bar = style("quiet", "│");
  const mark = style(STYLES[severity], "^".repeat(excerpt.length));
  return [
    head,
    `${margin}${bar}`,
    `${style("quiet", String(excerpt.line).padStart(PLACE_WIDTH + 1))} ${bar} ${excerpt.text}`,
    `${margin}${bar} ${" ".repeat(excerpt.indent)}${mark}${hint.fix === null ? "" : ` ${hint.fix}`}`,
    ...below,
  ].join("\n");
}

/** What concerns a whole skill is reported at the line that opens it, which shows nothing. */
function isWholeSkill({ text, length }: SourceExcerpt): boolean {
  return text === "---" && length === text.length;
}
