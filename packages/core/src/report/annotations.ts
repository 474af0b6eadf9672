// Which findings become annotations. GitHub's runner keeps ten of each level a step and silently drops the rest
// (actions/runner, ExecutionContext.cs), so the choice is made here and what is left out is counted.

import { compareText } from "../base/compare.ts";
import type { PositionRange } from "../base/text-range.ts";
import type { Severity } from "../config/config.ts";
import { countText } from "./count-text.ts";
import { cutText, showHidden, splitAnyLine } from "./visible-text.ts";

/** Annotations of one level that the runner keeps a step. */
const ANNOTATIONS_PER_LEVEL = 10;
/** UTF-16 units of an annotation's message that the runner keeps; held after escaping, which is stricter. */
const ANNOTATION_MESSAGE_LENGTH = 4096;

export type AnnotationLevel = "error" | "warning" | "notice";

/** Something to annotate: a finding, a broken goal, a graph file that is behind. */
export interface AnnotationSource {
  readonly severity: Severity;
  /** Shown as the title. */
  readonly rule: string;
  readonly message: string;
  /** Relative to the repository's root, POSIX; null for the repository as a whole. */
  readonly file: string | null;
  readonly position: PositionRange | null;
}

/** An annotation within GitHub's limits. Lines and columns are 1-based, ends inclusive; absent ones are null. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly endLine: number | null;
  readonly column: number | null;
  readonly endColumn: number | null;
}

/** Lines that a pull request adds or changes, by file; ends inclusive. */
export type ChangedLines = ReadonlyMap<
  string,
  readonly { readonly start: number; readonly end: number }[]
>;

const LEVELS: Readonly<Record<Severity, AnnotationLevel>> = {
  error: "error",
  warning: "warning",
  info: "notice",
};

/**
 * Chooses annotations: errors, then warnings, then notices; in each, changed lines first, then by file and line.
 * What does not fit is counted in one last notice, which says where all of them are.
 */
export function selectAnnotations(
  sources: readonly AnnotationSource[],
  changedLines: ChangedLines | null = null,
  whereAllAre = "see the job summary",
): Annotation[] {
  const rank = (source: AnnotationSource): number =>
    changedLines && touches(source, changedLines) ? 0 : 1;
  const sorted = sources
    .map((source) => ({ source, rank: rank(source) }))
    .sort((a, b) => a.rank - b.rank || compareSources(a.source, b.source))
    .map(({ source }) => source);
  const byLevel = (severity: Severity): AnnotationSource[] =>
    sorted.filter((source) => source.severity === severity);
  const errors = byLevel("error");
  const warnings = byLevel("warning");
  const notices = byLevel("info");

  const limit = ANNOTATIONS_PER_LEVEL;
  const isOver = [errors, warnings, notices].some(({ length }) => length > limit);
  const noticeLimit = isOver ? limit - 1 : limit;
  const shown = [
    ...errors.slice(0, limit),
    ...warnings.slice(0, limit),
    ...notices.slice(0, noticeLimit),
  ].map(annotate);
  if (!isOver) return shown;
  const rest = [
    restText(errors.length - limit, "error"),
    restText(warnings.length - limit, "warning"),
    restText(notices.length - noticeLimit, "note"),
  ].filter((text) => text !== null);
  return [...shown, plainAnnotation("notice", "ctxfst", `and ${rest.join(", ")}: ${whereAllAre}`)];
}

/** An annotation without a place. */
export function plainAnnotation(
  level: AnnotationLevel,
  title: string,
  message: string,
): Annotation {
  return {
    level,
    title,
    message: fitMessage(message),
    file: null,
    line: null,
    endLine: null,
    column: null,
    endColumn: null,
  };
}

function annotate({ severity, rule, message, position, ...source }: AnnotationSource): Annotation {
  // Line breaks are escaped by the command; a path with other hidden characters finds no file, and harms no terminal.
  const file = source.file === null ? null : source.file.replace(/[^\r\n]+/g, showHidden);
  const plain = plainAnnotation(LEVELS[severity], rule, message);
  if (file === null || position === null) return { ...plain, file };
  const { start, end } = position;
  const endsBeforeLine = end.line > start.line && end.column === 1;
  const endLine = endsBeforeLine ? end.line - 1 : end.line;
  // Columns mean nothing to GitHub over several lines, nor when only a line break is marked.
  const hasColumns = start.line === end.line;
  return {
    ...plain,
    file,
    line: start.line,
    endLine,
    column: hasColumns ? start.column : null,
    endColumn: hasColumns ? Math.max(start.column, end.column - 1) : null,
  };
}

/** Shows hidden characters, keeps line breaks, and cuts to what is left of the limit after escaping `%`, CR and LF. */
function fitMessage(message: string): string {
  const visible = splitAnyLine(message).map(showHidden).join("\n");
  let fitted = cutText(visible, ANNOTATION_MESSAGE_LENGTH);
  for (let excess = escapedLength(fitted) - ANNOTATION_MESSAGE_LENGTH; excess > 0; ) {
    fitted = cutText(fitted, fitted.length - Math.max(1, Math.ceil(excess / 3)));
    excess = escapedLength(fitted) - ANNOTATION_MESSAGE_LENGTH;
  }
  return fitted;
}

function escapedLength(text: string): number {
  return text.length + 2 * (text.match(/[%\r\n]/g)?.length ?? 0);
}

function touches({ file, position }: AnnotationSource, changedLines: ChangedLines): boolean {
  const ranges = file === null ? undefined : changedLines.get(file);
  if (ranges === undefined) return false;
  if (position === null) return true;
  return ranges.some(({ start, end }) => position.start.line <= end && position.end.line >= start);
}

function compareSources(a: AnnotationSource, b: AnnotationSource): number {
  return (
    compareText(a.file ?? "", b.file ?? "") ||
    (a.position?.start.line ?? 0) - (b.position?.start.line ?? 0) ||
    (a.position?.start.column ?? 0) - (b.position?.start.column ?? 0) ||
    compareText(a.rule, b.rule)
  );
}

function restText(count: number, noun: string): string | null {
  return count > 0 ? countText(count, `more ${noun}`) : null;
}
