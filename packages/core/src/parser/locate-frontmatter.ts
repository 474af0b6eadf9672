import { lineBreakOf } from "../base/line-break.ts";
import type { LineIndex } from "../base/line-index.ts";
import type { TextRange } from "../base/text-range.ts";
import { explainMissingFrontmatter } from "./explain-missing-frontmatter.ts";
import { fenceKind } from "./fence-line.ts";
import { findFrontmatterEnd } from "./find-frontmatter-end.ts";
import { findLateFrontmatter } from "./find-late-frontmatter.ts";
import { findPreamble } from "./find-preamble.ts";
import type { ParseProblem } from "./skill-document.ts";

/** Where front matter stands, before its YAML is looked at. */
export interface FrontmatterLocation {
  /** Null when there is none that any reader would find. */
  readonly block: TextRange | null;
  readonly content: TextRange;
  readonly bodyStart: number;
  /** False when the YAML must not be read, because its extent or language is unknown. */
  readonly isReadable: boolean;
  readonly problems: readonly ParseProblem[];
}

/** Finds the front matter as tolerantly as any host does and reports whatever another host would see differently. */
export function locateFrontmatter(text: string, lines: LineIndex): FrontmatterLocation {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const preamble = findPreamble(text, start);
  const opening = lineOf(lines, text, preamble.end);
  const indent = /^[ \t]+(?=---[ \t]*$)/.exec(opening.text)?.[0].length ?? 0;
  const kind = fenceKind(opening.text.slice(indent));
  if (kind === "exact" || kind === "trailing-space") {
    const cause = indent > 0 ? "indent" : preamble.cause;
    return locateFrom(text, lines, { start, opening: opening.line, indent, cause });
  }
  if (kind === "language") return locateExecutable(text, lines, opening);
  const late = findLateFrontmatter(text, lines, opening.line);
  if (late !== null)
    return locateFrom(text, lines, { start, opening: late, indent: 0, cause: "text" });
  return {
    block: null,
    content: { start, end: start },
    bodyStart: start,
    isReadable: false,
    problems: [explainMissingFrontmatter(text, lines, opening.line)],
  };
}

interface Opening {
  readonly start: number;
  readonly opening: number;
  readonly indent: number;
  readonly cause: "none" | "blank" | "comment" | "indent" | "text";
}

function locateFrom(text: string, lines: LineIndex, at: Opening): FrontmatterLocation {
  const range = lines.lineRange(at.opening);
  const fence = { start: Math.max(range.start, at.start) + at.indent, end: range.end };
  const contentStart = lines.lineStart(at.opening + 1);
  const end = findFrontmatterEnd(text, lines, at.opening, at.indent);
  const hasContent = at.opening < lines.count;
  const content = {
    start: hasContent ? contentStart : range.end,
    end: Math.max(end.contentEnd, hasContent ? contentStart : range.end),
  };
  const problems: ParseProblem[] = [];
  if (at.cause !== "none" && end.isClosed) {
    problems.push(notFirst(text, at, fence.start, end.fence, end.bodyStart));
  }
  if (text.slice(fence.start, fence.end) !== "---") problems.push(trailingSpace(fence));
  problems.push(
    ...end.problems.map((p) => (p.code === "frontmatter-unclosed" ? { ...p, range: fence } : p)),
  );
  return {
    block: { start: fence.start - at.indent, end: Math.max(end.fence.end, range.end) },
    content,
    bodyStart: end.bodyStart,
    isReadable: end.isReadable,
    problems,
  };
}

/** The fix moves what precedes to the first line of the body; blank lines alone are removed. */
function notFirst(
  text: string,
  at: Opening,
  fenceStart: number,
  closing: TextRange,
  bodyStart: number,
): ParseProblem {
  const preamble = { start: at.start, end: fenceStart };
  const moved = text.slice(preamble.start, preamble.end).trim();
  const lineBreak = lineBreakOf(text);
  const edits = [{ range: preamble, text: "" }];
  if (at.cause === "indent") {
    const indent = /[ \t]*$/.exec(text.slice(0, closing.start))?.[0].length ?? 0;
    edits.push({ range: { start: closing.start - indent, end: closing.start }, text: "" });
  }
  if (moved !== "") {
    const isAtEnd = bodyStart === closing.end;
    const insertion = isAtEnd ? lineBreak + moved : moved + lineBreak;
    edits.push({ range: { start: bodyStart, end: bodyStart }, text: insertion });
  }
  const shown = {
    start: at.start,
    end: Math.max(at.start, at.start + text.slice(preamble.start, preamble.end).trimEnd().length),
  };
  const range = shown.end > shown.start ? shown : preamble;
  return { code: "frontmatter-not-first", range, args: { cause: at.cause }, safeEdits: edits };
}

function trailingSpace(fence: TextRange): ParseProblem {
  const range = { start: fence.start + 3, end: fence.end };
  return {
    code: "frontmatter-splitter",
    range,
    args: { cause: "trailing-space" },
    safeEdits: [{ range, text: "" }],
  };
}

const DATA_LANGUAGES: ReadonlySet<string> = new Set(["yaml", "yml", "json", "toml"]);

function locateExecutable(
  text: string,
  lines: LineIndex,
  opening: { readonly line: number; readonly text: string },
): FrontmatterLocation {
  const range = lines.lineRange(opening.line);
  const language = opening.text.slice(3).trim().toLowerCase();
  const end = findFrontmatterEnd(text, lines, opening.line, 0);
  const isData = DATA_LANGUAGES.has(language);
  const problem: ParseProblem = isData
    ? { code: "frontmatter-missing", range, args: { cause: "fence-language", language } }
    : { code: "frontmatter-executable", range, args: { language } };
  const isYaml = language === "yaml" || language === "yml";
  const edits = isYaml ? [{ range: { start: range.start + 3, end: range.end }, text: "" }] : [];
  return {
    block: { start: range.start, end: Math.max(range.end, end.fence.end) },
    content: { start: range.end, end: range.end },
    bodyStart: end.bodyStart,
    isReadable: false,
    problems: [edits.length > 0 ? { ...problem, suggestedEdits: edits } : problem],
  };
}

function lineOf(lines: LineIndex, text: string, offset: number): { line: number; text: string } {
  const line = lines.lineAt(offset);
  const range = lines.lineRange(line);
  return { line, text: text.slice(Math.max(range.start, offset), range.end) };
}
