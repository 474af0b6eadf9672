import type { BodyLine } from "./body-line.ts";
import type { BodyParts } from "./body-parts.ts";
import { htmlBlockEnd } from "./html-block.ts";
import { scanInline } from "./scan-inline.ts";
import { countCells, DELIMITER_ROW, hasPipe, scanRow } from "./scan-table.ts";

/** A paragraph, a table or a heading that is underlined. */
export function scanParagraph(line: BodyLine, parts: BodyParts): void {
  const start = line.at;
  let end = line.end;
  let quoteMarks: number[] | null = null;
  const mayBeTable = hasPipe(line.source, start, end);
  let rows: [from: number, to: number][] | null = null;
  let isSecond = true;
  const isTask =
    line.stack.at(-1)?.kind === "item" &&
    /^\[[ xX]\][ \t]/.test(line.source.slice(start, start + 4));
  while (line.nextLine() && !line.isBlank() && !line.isLost) {
    if (line.indent < 4 && (interrupts(line) || (!mayBeTable && startsTable(line)))) break;
    const underline = line.depth < line.stack.length ? -1 : line.underlineEnd();
    if (mayBeTable && isSecond) {
      const row = line.source.slice(line.at, line.end);
      if (/^[-:|]/.test(row) && DELIMITER_ROW.test(row)) {
        const header = line.source.slice(start, end);
        if (countCells(header) === countCells(row)) rows = [[start, end]];
      }
    } else if (mayBeTable && rows !== null) rows.push([line.at, line.end]);
    isSecond = false;
    if (underline >= 0) {
      const level = line.source.charCodeAt(line.at) === 61 ? 1 : 2;
      addUnderlined(line, parts, start, end, level, quoteMarks);
      return;
    }
    for (let i = line.start; i < line.base; i += 1) {
      if (line.source.charCodeAt(i) !== 32) {
        quoteMarks ??= [];
        quoteMarks.push(i);
      }
    }
    end = line.end;
  }
  if (line.isLost) return;
  if (mayDefine(line.source, start, end)) {
    line.isLost = true;
    return;
  }
  if (rows !== null) {
    for (const [from, to] of rows) {
      if (!scanRow(line.source.slice(from, to), from, parts)) line.isLost = true;
    }
    return;
  }
  const from = isTask ? start + 3 : start;
  if (!scanInline(unmarked(line.source, from, end, quoteMarks), from, parts)) line.isLost = true;
}

function addUnderlined(
  line: BodyLine,
  parts: BodyParts,
  start: number,
  end: number,
  level: number,
  quoteMarks: readonly number[] | null,
): void {
  if (mayDefine(line.source, start, end)) {
    line.isLost = true;
    return;
  }
  const mark = line.at;
  const to = line.end;
  parts.headings.push({
    range: parts.rangeOf(start, to),
    level,
    text: line.source.slice(start, mark).trim(),
  });
  if (!scanInline(unmarked(line.source, start, end, quoteMarks), start, parts)) line.isLost = true;
  line.nextLine();
}

/** The text of a paragraph with the marks of block quotes at its margin blanked. */
function unmarked(
  source: string,
  from: number,
  to: number,
  quoteMarks: readonly number[] | null,
): string {
  const text = source.slice(from, to);
  if (quoteMarks === null) return text;
  let result = "";
  let last = from;
  for (const mark of quoteMarks) {
    result += `${source.slice(last, mark)} `;
    last = mark + 1;
  }
  return result + source.slice(last, to);
}

/** Whether the line begins a block that ends a paragraph. */
function interrupts(line: BodyLine): boolean {
  const code = line.source.charCodeAt(line.at);
  if (code === 35) return line.headingSize() > 0;
  if (code === 96 || code === 126) return line.fenceEnd() > 0;
  if (code === 62) return true;
  if (code === 60) return htmlBlockEnd(line.source.slice(line.at, line.end), true) !== null;
  return line.bulletSize(true) > 0 || line.orderedSize(true) > 0 || line.isRule(true);
}

/** The header of a table ends a paragraph that is none itself. */
function startsTable(line: BodyLine): boolean {
  const { source } = line;
  if (!hasPipe(source, line.base, line.end)) return false;
  const found = source.indexOf("\n", line.end + 1);
  const next = source.slice(line.end + 1, found === -1 ? source.length : found);
  // Containers of the next line are not looked at, as in the full reader.
  const cells = countCells(source.slice(line.base, line.end));
  return DELIMITER_ROW.test(next) && cells === countCells(next.slice(line.base - line.start));
}

/** A link reference definition, or something like one. */
function mayDefine(source: string, start: number, end: number): boolean {
  return source.charCodeAt(start) === 91 && source.slice(start, end).includes("]:");
}
