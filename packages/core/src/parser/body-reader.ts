import type { SyntaxNode, Tree } from "@lezer/common";
import type { TextRange } from "../base/text-range.ts";
import { decodeDestination } from "./decode-destination.ts";
import type { MarkdownCode, MarkdownHeading, MarkdownHtml, MarkdownLink } from "./markdown-body.ts";
import { normalizeLabel } from "./normalize-label.ts";

interface Definition {
  readonly url: string;
  readonly urlRange: TextRange;
}

/** Brackets in the form of a reference. */
export interface Brackets {
  readonly label: string;
  readonly open: number;
  readonly close: number;
  /** Where the reference ends, its label included. */
  readonly to: number;
}

/**
 * Collects what rules look at from one syntax tree. References are looked up at the end, when every definition is
 * known. `source` is the part that was parsed, `base` where it begins in `text`.
 */
export class BodyReader {
  readonly code: MarkdownCode[] = [];
  readonly headings: MarkdownHeading[] = [];
  readonly html: MarkdownHtml[] = [];
  readonly #definitions = new Map<string, Definition>();
  readonly #brackets: Brackets[] = [];
  readonly #found: {
    link: MarkdownLink | null;
    label: string;
    range: TextRange;
    kind: "link" | "image";
  }[] = [];
  readonly #source: string;
  readonly #base: number;
  readonly #end: number;
  readonly #text: string;

  constructor(text: string, source: string, base: number) {
    this.#text = text;
    this.#source = source;
    this.#base = base;
    this.#end = source.trimEnd().length;
  }

  /** Brackets that look like a reference and have no definition. */
  undefinedBrackets(): Brackets[] {
    return this.#brackets.filter(({ label }) => !this.#definitions.has(normalizeLabel(label)));
  }

  /** Links in source order; reference links are looked up now that every definition is known. */
  links(): MarkdownLink[] {
    const links: MarkdownLink[] = [];
    for (const { link, label, range, kind } of this.#found) {
      const definition = link === null ? this.#definitions.get(normalizeLabel(label)) : undefined;
      if (link !== null) links.push(link);
      else if (definition !== undefined) links.push({ kind, range, ...definition });
    }
    return links;
  }

  read(tree: Tree): void {
    tree.iterate({
      enter: (reference) => {
        const name = reference.name;
        if (name === "FencedCode") this.#fenced(reference.node);
        else if (name === "CodeBlock") this.#indented(reference.node);
        else if (name === "InlineCode") this.#inline(reference.node);
        else if (name === "Link") this.#link(reference.node);
        else if (name === "Image") {
          this.#link(reference.node);
          // What an image's description holds is text, links included.
          return false;
        } else if (name === "LinkReference") this.#definition(reference.node);
        else if (name === "Autolink") this.#autolink(reference.node);
        else if (name === "URL" && isBareUrl(reference.node)) this.#bareUrl(reference.node);
        else if (name.startsWith("ATXHeading") || name.startsWith("SetextHeading")) {
          this.#heading(reference.node);
        } else if (name === "CommentBlock" || name === "Comment") {
          this.html.push({ range: this.#range(reference.node), isComment: true });
        } else if (name === "HTMLBlock" || name === "HTMLTag") {
          this.html.push({ range: this.#range(reference.node), isComment: false });
        }
        return true;
      },
    });
  }

  #range(node: { readonly from: number; readonly to: number }): TextRange {
    const end = this.#base + node.to;
    // The CR of a CRLF is a blank to the parser, and so part of the line.
    const isInsideBreak =
      this.#text.charCodeAt(end - 1) === 13 && this.#text.charCodeAt(end) === 10;
    return {
      start: this.#base + node.from,
      end: isInsideBreak && node.to > node.from ? end - 1 : end,
    };
  }

  #fenced(node: SyntaxNode): void {
    const marks = node.getChildren("CodeMark");
    const info = node.getChild("CodeInfo");
    const texts = node.getChildren("CodeText");
    const opening = info ?? marks[0] ?? node;
    const first = texts[0]?.from ?? Math.min(opening.to + 1, node.to);
    const last = texts.at(-1)?.to ?? first;
    this.code.push({
      kind: "fenced",
      range: this.#range(node),
      contentRange: this.#range({ from: first, to: Math.max(first, last) }),
      info: info === null ? "" : this.#source.slice(info.from, info.to).trim(),
      isClosed: marks.length > 1 || node.to < this.#end,
    });
  }

  #indented(node: SyntaxNode): void {
    const range = this.#range(node);
    this.code.push({ kind: "indented", range, contentRange: range, info: "", isClosed: true });
  }

  #inline(node: SyntaxNode): void {
    const marks = node.getChildren("CodeMark");
    const from = marks[0]?.to ?? node.from;
    const to = marks.at(-1)?.from ?? node.to;
    const contentRange = this.#range({ from, to: Math.max(from, to) });
    this.code.push({
      kind: "inline",
      range: this.#range(node),
      contentRange,
      info: "",
      isClosed: true,
    });
  }

  #link(node: SyntaxNode): void {
    const kind = node.name === "Image" ? "image" : "link";
    const range = this.#range(node);
    const marks = node.getChildren("LinkMark");
    const parenthesis = marks.find((mark) => this.#source.charCodeAt(mark.from) === 40);
    if (parenthesis !== undefined) {
      // A bare address in the text of the link is a URL to the parser as well.
      const url = node.getChildren("URL").find(({ from }) => from > parenthesis.from);
      const place = url ?? { from: parenthesis.to, to: parenthesis.to };
      const link = {
        kind,
        range,
        urlRange: this.#range(place),
        url: this.#destination(place),
      } as const;
      this.#found.push({ link, label: "", range, kind });
      return;
    }
    const label = node.getChild("LinkLabel");
    const isFull = label !== null && label.to - label.from > 2;
    const from = isFull ? label.from + 1 : (marks[0]?.to ?? node.from);
    const to = isFull ? label.to - 1 : (marks[1]?.from ?? node.to);
    const text = this.#source.slice(from, to);
    this.#found.push({ link: null, label: text, range, kind });
    const [open, close] = marks;
    if (open !== undefined && close !== undefined) {
      this.#brackets.push({ label: text, open: open.to - 1, close: close.from, to: node.to });
    }
  }

  #definition(node: SyntaxNode): void {
    const label = node.getChild("LinkLabel");
    const url = node.getChild("URL");
    if (label === null || url === null) return;
    const range = this.#range(node);
    const definition = { url: this.#destination(url), urlRange: this.#range(url) };
    const key = normalizeLabel(this.#source.slice(label.from + 1, label.to - 1));
    if (!this.#definitions.has(key)) this.#definitions.set(key, definition);
    this.#found.push({
      link: { kind: "definition", range, ...definition },
      label: "",
      range,
      kind: "link",
    });
  }

  #autolink(node: SyntaxNode): void {
    const place = node.getChild("URL") ?? { from: node.from + 1, to: node.to - 1 };
    this.#pushAutolink(node, place);
  }

  #bareUrl(node: SyntaxNode): void {
    this.#pushAutolink(node, node);
  }

  #pushAutolink(node: SyntaxNode, place: { readonly from: number; readonly to: number }): void {
    const range = this.#range(node);
    const url = this.#source.slice(place.from, place.to);
    const link = { kind: "autolink", range, urlRange: this.#range(place), url } as const;
    this.#found.push({ link, label: "", range, kind: "link" });
  }

  #heading(node: SyntaxNode): void {
    const marks = node.getChildren("HeaderMark");
    const isAtx = node.name.startsWith("ATX");
    const from = isAtx ? (marks[0]?.to ?? node.from) : node.from;
    const to = isAtx ? (marks[1]?.from ?? node.to) : (marks[0]?.from ?? node.to);
    this.headings.push({
      range: this.#range(node),
      level: Number(node.name.at(-1)),
      text: this.#source.slice(from, Math.max(from, to)).trim(),
    });
  }

  #destination(place: { readonly from: number; readonly to: number }): string {
    return decodeDestination(this.#source.slice(place.from, place.to));
  }
}

function isBareUrl(node: SyntaxNode): boolean {
  const parent = node.parent?.name;
  return (
    parent !== "Link" && parent !== "Image" && parent !== "LinkReference" && parent !== "Autolink"
  );
}
