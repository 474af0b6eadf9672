import { lineBreakOf } from "../base/line-break.ts";
import type { LineIndex } from "../base/line-index.ts";
import type { TextEdit } from "../base/text-edit.ts";
import { fenceKind } from "./fence-line.ts";
import { guessFrontmatterEnd } from "./guess-frontmatter-end.ts";
import type { ParseProblem } from "./skill-document.ts";

const CODE_FENCE = /^ {0,3}(`{3,}|~{3,})[^`]*$/;
const IDENTITY = /^(?:name|description)[ \t]*:(?:[ \t]|$)/;

/** Says why no front matter was found, looking at the first line that is not blank; with an edit where one is plain. */
export function explainMissingFrontmatter(
  text: string,
  lines: LineIndex,
  first: number,
): ParseProblem {
  const range = lines.lineRange(first);
  const line = text.slice(range.start, range.end);
  const report = (cause: string, suggestedEdits: readonly TextEdit[] = []): ParseProblem => ({
    code: "frontmatter-missing",
    range,
    args: { cause },
    ...(suggestedEdits.length > 0 ? { suggestedEdits } : {}),
  });
  if (text.trim() === "" || text.trim() === "\ufeff")
    return { ...report("empty-file"), range: lines.lineRange(1) };
  const fence = CODE_FENCE.exec(line)?.[1];
  if (fence !== undefined && startsFrontmatter(text, lines, first + 1)) {
    return report("code-fence", removeCodeFence(text, lines, first, fence));
  }
  if (fenceKind(line) === "long") {
    return report("long-fence", [{ range: { start: range.start + 3, end: range.end }, text: "" }]);
  }
  if (line.startsWith("---")) return report("fence-text");
  if (IDENTITY.test(line)) return report("no-opening-fence", addFences(text, lines, first));
  return report("none");
}

function startsFrontmatter(text: string, lines: LineIndex, line: number): boolean {
  for (let at = line; at <= lines.count && at < line + 3; at += 1) {
    const range = lines.lineRange(at);
    const shown = text.slice(range.start, range.end);
    if (shown.trim() === "") continue;
    return fenceKind(shown) === "exact" || IDENTITY.test(shown);
  }
  return false;
}

/** Both fence lines go, with their line breaks; front matter without `---` inside gets its own fences by hand. */
function removeCodeFence(text: string, lines: LineIndex, first: number, fence: string): TextEdit[] {
  const lineRange = (line: number): { start: number; end: number } => ({
    start: lines.lineStart(line),
    end: line < lines.count ? lines.lineStart(line + 1) : text.length,
  });
  const opening = lineRange(first);
  if (fenceKind(text.slice(opening.end, lines.lineRange(first + 1).end)) !== "exact") return [];
  for (let line = first + 1; line <= lines.count; line += 1) {
    const range = lines.lineRange(line);
    const shown = text.slice(range.start, range.end).trim();
    if (shown.startsWith(fence) && shown.replaceAll(fence.charAt(0), "") === "") {
      return [
        { range: opening, text: "" },
        { range: lineRange(line), text: "" },
      ];
    }
  }
  return [{ range: opening, text: "" }];
}

function addFences(text: string, lines: LineIndex, first: number): TextEdit[] {
  const lineBreak = lineBreakOf(text);
  const start = lines.lineStart(first);
  const opening = { range: { start, end: start }, text: `---${lineBreak}` };
  const guess = guessFrontmatterEnd(text, lines, first - 1);
  const isClosed = /^---[ \t]*$/m.test(text.slice(guess).split(/\r\n|\n|\r/, 1)[0] as string);
  if (isClosed) return [opening];
  const isAfterBreak = /[\r\n]/.test(text.charAt(guess - 1));
  return [
    opening,
    {
      range: { start: guess, end: guess },
      text: `${isAfterBreak ? "" : lineBreak}---${lineBreak}`,
    },
  ];
}
