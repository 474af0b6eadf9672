import type { BodyParts } from "./body-parts.ts";
import { endOfMail, endOfResource, endOfUrl } from "./scan-bare-address.ts";
import { scanInlineTarget } from "./scan-link.ts";

/** An open `[` or `![` and how much had been found before it. */
interface Opener {
  readonly at: number;
  readonly isImage: boolean;
  /** False once a link was closed inside: links do not nest. */
  isActive: boolean;
  readonly links: number;
  readonly code: number;
  readonly html: number;
}

/** The next character that inline structure begins or is recognised at; what comes between is passed natively. */
const SPECIAL =
  /[\\`<[\]@]|!(?=\[)|:(?:(?<=https?:)(?=\/\/)|(?<=(?:mailto|xmpp):)(?!\/\/))|\.(?<=www\.)/g;

const ESCAPABLE = /[!-/:-@[-`{-~]/;
const AUTOLINK =
  /^(?:[a-z][-\w+.]+:[^\s>]+|[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*)>/i;
const COMMENT = /^!--(?:-?>|[\s\S]*?-->)/;
const INSTRUCTION = /^\?[\s\S]*?\?>/;
const TAG =
  /^(?:![A-Z][\s\S]*?>|!\[CDATA\[[\s\S]*?\]\]>|\/[a-zA-Z][\w-]*\s*>|[a-zA-Z][\w-]*(\s+[a-zA-Z:_][\w-.:]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)/;
/** Text behind brackets that may be inside a link: only the full reader sees through that. */
const ENCLOSED = /^[^[]*?\][([]|^\[/;
const BLANK = /^[ \t\n]*$/;
const HOST = /[\w-]+\./y;
const MAXIMUM_OPENERS = 200;

/**
 * Collects links, code spans and HTML from the text of one paragraph, heading or table cell, which begins at `offset`
 * of the body. False where something stands in it that only the full reader reads rightly.
 */
export function scanInline(text: string, offset: number, parts: BodyParts): boolean {
  return new InlineScan(text, offset, parts).run();
}

class InlineScan {
  readonly #text: string;
  readonly #offset: number;
  readonly #parts: BodyParts;
  readonly #openers: Opener[] = [];
  /** Lengths of back-tick runs that nothing closes any more. */
  readonly #unclosed = new Set<number>();
  /** End of what was read last; nothing reaches back behind it. */
  #taken = 0;

  constructor(text: string, offset: number, parts: BodyParts) {
    this.#text = text;
    this.#offset = offset;
    this.#parts = parts;
  }

  run(): boolean {
    const text = this.#text;
    for (let at = 0; at < text.length; ) {
      SPECIAL.lastIndex = at;
      if (!SPECIAL.test(text)) break;
      at = SPECIAL.lastIndex - 1;
      const next = this.#read(text.charCodeAt(at), at);
      if (next === null) return false;
      if (next > 0) this.#taken = next;
      at = next > 0 ? next : at + 1;
    }
    return true;
  }

  /** Where reading goes on; 0 for a character that stands for itself, null to give up. */
  #read(code: number, at: number): number | null {
    if (code === 96) return this.#codeSpan(at);
    if (code === 58) return this.#scheme(at);
    if (code === 46) return this.#bareHost(at);
    if (code === 91) return this.#open(at, false);
    if (code === 93) return this.#close(at);
    if (code === 60) return this.#angle(at);
    if (code === 64) return this.#mail(at);
    if (code === 33) return this.#text.charCodeAt(at + 1) === 91 ? this.#open(at, true) : 0;
    return ESCAPABLE.test(this.#text.charAt(at + 1)) ? at + 2 : 0;
  }

  #codeSpan(at: number): number {
    const text = this.#text;
    if (at > 0 && text.charCodeAt(at - 1) === 96) return 0;
    let end = at + 1;
    while (text.charCodeAt(end) === 96) end += 1;
    const size = end - at;
    if (this.#unclosed.has(size)) return 0;
    for (let from = text.indexOf("`", end); from !== -1; from = text.indexOf("`", from)) {
      let to = from + 1;
      while (text.charCodeAt(to) === 96) to += 1;
      if (to - from === size) {
        this.#parts.addCodeSpan(this.#offset + at, this.#offset + to, size);
        return to;
      }
      from = to;
    }
    this.#unclosed.add(size);
    return 0;
  }

  #angle(at: number): number {
    const rest = this.#text.slice(at + 1);
    const { html } = this.#parts;
    const address = AUTOLINK.exec(rest)?.[0].length;
    const start = this.#offset + at;
    if (address !== undefined) {
      this.#parts.addAddress(start, start + 1 + address, start + 1, start + address);
      return at + 1 + address;
    }
    const comment = COMMENT.exec(rest)?.[0].length;
    const instruction = comment === undefined ? INSTRUCTION.exec(rest)?.[0].length : undefined;
    if (instruction !== undefined) return at + 1 + instruction;
    const length = comment ?? TAG.exec(rest)?.[0].length;
    if (length === undefined) return 0;
    const range = this.#parts.rangeOf(start, start + 1 + length);
    html.push({ range, isComment: comment !== undefined });
    return at + 1 + length;
  }

  #open(at: number, isImage: boolean): number | null {
    if (this.#openers.length >= MAXIMUM_OPENERS) return null;
    const { links, code, html } = this.#parts;
    this.#openers.push({
      at,
      isImage,
      isActive: true,
      links: links.length,
      code: code.length,
      html: html.length,
    });
    return at + (isImage ? 2 : 1);
  }

  #close(at: number): number | null {
    const text = this.#text;
    const opener = this.#openers.pop();
    if (opener === undefined) return 0;
    const next = text.charCodeAt(at + 1);
    const inner = opener.at + (opener.isImage ? 2 : 1);
    if (!opener.isActive) return 0;
    if (next !== 40 && next !== 91 && BLANK.test(text.slice(inner, at))) return 0;
    if (next === 91) return null;
    const target = next === 40 ? scanInlineTarget(text, at + 1) : null;
    if (target === null && ENCLOSED.test(this.#parts.textAt(this.#offset + at + 1, 300)))
      return null;
    if (!this.#settle(opener, inner, at)) return null;
    if (!opener.isImage) for (const open of this.#openers) if (!open.isImage) open.isActive = false;
    if (target === null) return at + 1;
    const { destination, end } = target;
    const { from, to } = destination ?? { from: at + 2, to: at + 2 };
    const o = this.#offset;
    this.#parts.addLink(opener.isImage, [o + opener.at, o + end], [o + from, o + to], opener.links);
    return end;
  }

  /** What is inside brackets: nothing of an image's description counts, and a bare address in a link is its text. */
  #settle(opener: Opener, from: number, to: number): boolean {
    const { links, code, html } = this.#parts;
    if (opener.isImage) {
      links.length = opener.links;
      code.length = opener.code;
      html.length = opener.html;
      return true;
    }
    const hasBare = links.slice(opener.links).some((link) => this.#parts.isBare(link));
    if (!hasBare) return true;
    // Inside of emphasis it counts; the full reader finds out.
    if (/[*_~[]/.test(this.#text.slice(from, to))) return false;
    const kept = links.slice(opener.links).filter((link) => !this.#parts.isBare(link));
    links.length = opener.links;
    links.push(...kept);
    return true;
  }

  /** `http://`, `https://`, `mailto:` and `xmpp:`, from their colon. */
  #scheme(at: number): number {
    const text = this.#text;
    if (text.startsWith("//", at + 1)) {
      const start = text.startsWith("https", at - 5) ? at - 5 : at - 4;
      if (at < 4 || !text.startsWith("http", start) || !this.#isFree(start)) return 0;
      return this.#address(start, endOfUrl(text, at + 3), true);
    }
    const start = text.startsWith("mailto", at - 6) ? at - 6 : at - 4;
    const isMail = at >= 6 && start === at - 6;
    if (!isMail && (at < 4 || !text.startsWith("xmpp", at - 4))) return 0;
    if (!this.#isFree(start)) return 0;
    const end = endOfMail(text, at + 1);
    return this.#address(start, end === null || isMail ? end : endOfResource(text, end), false);
  }

  /** `www.`, from its point. */
  #bareHost(at: number): number | null {
    const start = at - 3;
    if (start < 0 || !this.#text.startsWith("www", start) || !this.#isFree(start)) return 0;
    // It may be the middle of a mail address.
    if (/[.+-]/.test(this.#text.charAt(start - 1))) return null;
    return this.#address(start, endOfUrl(this.#text, at + 1), true);
  }

  #isFree(start: number): boolean {
    return start >= this.#taken && (start === 0 || !/\w/.test(this.#text.charAt(start - 1)));
  }

  #address(start: number, found: number | null, isUrl: boolean): number {
    if (found === null) return 0;
    let end = found;
    if (isUrl && this.#openers.length > 0) {
      const unbracketed = /^(?:[^[\]]|\[[^\]]*\])*/.exec(this.#text.slice(start, end));
      end = start + (unbracketed?.[0].length ?? 0);
    }
    const from = this.#offset + start;
    this.#parts.addAddress(from, this.#offset + end, from, this.#offset + end);
    return end;
  }

  /** A mail address, from its `@`. */
  #mail(at: number): number | null {
    const text = this.#text;
    let start = at;
    while (start > this.#taken && /[\w.+-]/.test(text.charAt(start - 1))) start -= 1;
    HOST.lastIndex = at + 1;
    if (start === at || !HOST.test(text)) return 0;
    // Emphasis marks and what was read before decide where it begins.
    const isClear = start > this.#taken || start === 0 || !/\w/.test(text.charAt(start - 1));
    if (!isClear || at - start > 99 || /_|www\./.test(text.slice(start, at))) return null;
    return this.#address(start, endOfMail(text, start), false);
  }
}
