import { BodyLine, isSpace } from "./body-line.ts";
import { BodyParts } from "./body-parts.ts";
import { type HtmlBlockEnd, htmlBlockEnd } from "./html-block.ts";
import { scanFence } from "./scan-fence.ts";
import { scanInline } from "./scan-inline.ts";
import { scanParagraph } from "./scan-paragraph.ts";

/**
 * Reads the body of a SKILL.md for what rules ask: links, code, headings and HTML, without a syntax tree. Follows the
 * full reader (`@lezer/markdown` with the GitHub extensions) rule by rule for what is common and gives up, with null,
 * on the rest: tabs that indent, lone CRs, link reference definitions, brackets that may nest. A differential test over the
 * CommonMark suite, mutations of it and real files holds both to the same result.
 * `source` is the body, `base` where it begins in the file.
 */
export function scanBody(source: string, base: number): BodyParts | null {
  const hasReturns = source.includes("\r");
  if (hasReturns && /\r(?!\n)/.test(source)) return null;
  const text = hasReturns ? source.replaceAll("\r\n", " \n") : source;
  const scan = new BodyScan(text, new BodyParts(text, base, hasReturns ? source : null));
  return scan.run() ? scan.parts : null;
}

class BodyScan {
  readonly parts: BodyParts;
  readonly #line: BodyLine;
  readonly #textEnd: number;

  constructor(source: string, parts: BodyParts) {
    this.#line = new BodyLine(source);
    this.#textEnd = source.trimEnd().length;
    this.parts = parts;
  }

  run(): boolean {
    const line = this.#line;
    line.nextLine();
    while (!line.isAtEnd && !line.isLost) {
      if (line.depth < line.stack.length) line.stack.length = line.depth;
      if (line.isBlank()) line.nextLine();
      else this.#block();
    }
    return !line.isLost;
  }

  #block(): void {
    const line = this.#line;
    for (;;) {
      if (line.indent >= 4) {
        this.#indentedCode();
        return;
      }
      const code = line.source.charCodeAt(line.at);
      if ((code === 96 || code === 126) && line.fenceEnd() > 0) {
        scanFence(line, this.parts, this.#textEnd);
        return;
      }
      if (code === 62) {
        line.stack.push({ kind: "quote", value: 0 });
        line.depth = line.stack.length;
        line.passQuoteMark();
        // Blanks behind the mark count as code to the full reader.
        if (line.isBlank() && line.end - line.base >= 4) line.isLost = true;
      } else if (line.isRule(false)) {
        line.nextLine();
        return;
      } else if (line.bulletSize(false) > 0) this.#item("bullet", 1);
      else if (line.orderedSize(false) > 0) this.#item("ordered", line.orderedSize(false));
      else if (code === 35 && line.headingSize() > 0) {
        this.#heading();
        return;
      } else {
        const html = code === 60 ? htmlBlockEnd(line.source.slice(line.at, line.end), false) : null;
        if (html === null) scanParagraph(line, this.parts);
        else this.#html(html);
        return;
      }
      if (line.isLost) return;
      if (line.isBlank()) {
        line.nextLine();
        return;
      }
    }
  }

  #item(kind: "bullet" | "ordered", size: number): void {
    const line = this.#line;
    const mark = line.source.charCodeAt(line.at + size - 1);
    if (line.stack.at(-1)?.kind !== kind) line.stack.push({ kind, value: mark });
    const after = line.at + size;
    let next = after;
    while (next < line.end && line.source.charCodeAt(next) === 32) next += 1;
    // An item that begins with a blank line has rules of its own.
    if (next === line.end || line.source.charCodeAt(next) === 9) {
      line.isLost = true;
      return;
    }
    const content = next - after >= 5 ? after + 1 : next;
    line.stack.push({ kind: "item", value: content - line.base });
    line.depth = line.stack.length;
    line.moveTo(content);
  }

  #indentedCode(): void {
    const line = this.#line;
    // The columns of a quote's lines differ, and with them where its code begins.
    if (line.stack.some(({ kind }) => kind === "quote")) {
      line.isLost = true;
      return;
    }
    const from = line.base + 4;
    let to = line.end;
    while (line.nextLine() && line.depth >= line.stack.length) {
      if (line.isBlank()) continue;
      if (line.indent < 4) break;
      to = line.end;
    }
    const range = this.parts.rangeOf(from, to);
    this.parts.code.push({
      kind: "indented",
      range,
      contentRange: range,
      info: "",
      isClosed: true,
    });
  }

  #heading(): void {
    const line = this.#line;
    const from = line.at;
    const size = line.headingSize();
    let end = line.end;
    while (end > from && isSpace(line.source.charCodeAt(end - 1))) end -= 1;
    let after = end;
    while (after > from && line.source.charCodeAt(after - 1) === 35) after -= 1;
    if (after === end || after === from || !isSpace(line.source.charCodeAt(after - 1)))
      after = line.end;
    this.parts.headings.push({
      range: this.parts.rangeOf(from, line.end),
      level: size,
      text: line.source.slice(from + size, Math.max(from + size, after)).trim(),
    });
    const start = from + size + 1;
    if (start < after && !scanInline(line.source.slice(start, after), start, this.parts))
      line.isLost = true;
    line.nextLine();
  }

  #html({ isEnd, kind, isBlankEnd }: HtmlBlockEnd): void {
    const line = this.#line;
    const from = line.at;
    let hasEnd = !isBlankEnd;
    while (!isEnd(line.source.slice(line.start, line.end))) {
      if (!line.nextLine()) break;
      if (line.depth < line.stack.length) {
        hasEnd = false;
        break;
      }
    }
    if (hasEnd) line.nextLine();
    const to = line.isAtEnd ? line.end : line.start - 1;
    if (kind !== "instruction") {
      this.parts.html.push({ range: this.parts.rangeOf(from, to), isComment: kind === "comment" });
    }
  }
}
