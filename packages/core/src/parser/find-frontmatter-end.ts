import { lineBreakOf } from "../base/line-break.ts";
import type { LineIndex } from "../base/line-index.ts";
import type { TextRange } from "../base/text-range.ts";
import { fenceKind } from "./fence-line.ts";
import { guessFrontmatterEnd } from "./guess-frontmatter-end.ts";
import type { ParseProblem } from "./skill-document.ts";

export interface FrontmatterEnd {
  /** The closing fence, or an empty range where it is missing. */
  readonly fence: TextRange;
  readonly contentEnd: number;
  readonly bodyStart: number;
  readonly isClosed: boolean;
  readonly isReadable: boolean;
  readonly problems: readonly ParseProblem[];
}

/**
 * The line that closes a front matter opened on line `opening`. `---` closes; so do four dashes and `...`, which
 * never are YAML content at column 0, with a report. Only the first such line counts.
 */
export function findFrontmatterEnd(
  text: string,
  lines: LineIndex,
  opening: number,
  indent: number,
): FrontmatterEnd {
  for (let line = opening + 1; line <= lines.count; line += 1) {
    const range = lines.lineRange(line);
    const first = text.charCodeAt(range.start);
    if (indent === 0 && first !== 45 && first !== 46) continue;
    const shown = text.slice(range.start, range.end);
    const kind = fenceKind(indent === 0 ? shown : shown.trimStart());
    if (kind === null || kind === "language") continue;
    const fence = {
      start: range.start + (shown.length - shown.trimStart().length),
      end: range.end,
    };
    return {
      fence,
      contentEnd: range.start,
      bodyStart: line < lines.count ? lines.lineStart(line + 1) : range.end,
      isClosed: kind !== "dots",
      isReadable: true,
      problems: problemsOf(kind, fence),
    };
  }
  return unclosed(text, lines, opening);
}

function problemsOf(
  kind: "exact" | "trailing-space" | "long" | "dots",
  fence: TextRange,
): ParseProblem[] {
  if (kind === "exact") return [];
  if (kind === "dots") {
    return [
      {
        code: "frontmatter-unclosed",
        range: fence,
        args: { cause: "dots" },
        related: [fence],
        safeEdits: [{ range: fence, text: "---" }],
      },
    ];
  }
  const range = { start: fence.start + 3, end: fence.end };
  return [
    {
      code: "frontmatter-splitter",
      range: kind === "long" ? fence : range,
      args: { cause: kind === "long" ? "long-fence" : "trailing-space" },
      safeEdits: [{ range, text: "" }],
    },
  ];
}

function unclosed(text: string, lines: LineIndex, opening: number): FrontmatterEnd {
  const guess = guessFrontmatterEnd(text, lines, opening);
  const at = { start: guess, end: guess };
  // `---# Heading`: the fence is there, its line break is missing.
  if (/^---[^\s-]/.test(text.slice(guess, guess + 4))) return glued(text, guess);
  const lineBreak = lineBreakOf(text);
  const isAfterBreak = guess === 0 || /[\r\n]/.test(text.charAt(guess - 1));
  const problem: ParseProblem = {
    code: "frontmatter-unclosed",
    range: at,
    args: { cause: "no-fence" },
    suggestedEdits: [{ range: at, text: `${isAfterBreak ? "" : lineBreak}---${lineBreak}` }],
  };
  return {
    fence: at,
    contentEnd: guess,
    bodyStart: guess,
    isClosed: false,
    isReadable: false,
    problems: [problem],
  };
}

function glued(text: string, start: number): FrontmatterEnd {
  const fence = { start, end: start + 3 };
  const insertion = {
    range: { start: fence.end, end: fence.end },
    text: lineBreakOf(text),
  };
  const problem: ParseProblem = {
    code: "frontmatter-unclosed",
    range: fence,
    args: { cause: "glued-fence" },
    related: [fence],
    suggestedEdits: [insertion],
  };
  return {
    fence,
    contentEnd: start,
    bodyStart: fence.end,
    isClosed: false,
    isReadable: true,
    problems: [problem],
  };
}
