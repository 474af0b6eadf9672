import type { TextRange } from "../../base/text-range.ts";
import { findYamlComments } from "../../parser/find-yaml-comments.ts";
import type { MarkdownBody } from "../../parser/markdown-body.ts";
import { parseMarkdown } from "../../parser/parse-markdown.ts";
import type { Skill } from "../../skill/skill.ts";

/** What every suppression begins with. Other linters have an `enable`, which is none here: it is looked for to say so. */
const MARK = "ctxfst-(?:disable|enable)";
const MARKED = new RegExp(MARK);
const MARKED_FROM_START = new RegExp(`^\\s*${MARK}`);

/** A comment with the mark in it. */
export interface MarkedComment {
  readonly range: TextRange;
  /** Without the signs that make it a comment. */
  readonly content: TextRange;
}

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const HASH_COMMENTS = /\.(?:ya?ml|sh|bash|zsh|fish|ps1|py|rb|pl)$/i;
const SLASH_COMMENTS = /\.(?:js|mjs|cjs|ts|mts|php)$/i;

/** False for a text that needs no further look: most have no suppression in them. */
export function mayHoldMarks(text: string): boolean {
  return MARKED.test(text);
}

/** The marked comments of a skill: YAML ones in its front matter, HTML ones in its body; text in code is none. */
export function findCommentsOfSkill({ document }: Skill): readonly MarkedComment[] {
  const { text, frontmatter } = document;
  if (!mayHoldMarks(text)) return [];
  const { start, end } = frontmatter?.content ?? { start: 0, end: 0 };
  const isWithinLimits = !document.problems.some(({ code }) => code === "resource-limit");
  const yaml =
    isWithinLimits && mayHoldMarks(text.slice(start, end))
      ? findYamlComments(text.slice(start, end)).map((range) => ({
          range: { start: start + range.start, end: start + range.end },
          content: { start: start + range.start + 1, end: start + range.end },
        }))
      : [];
  return [...yaml, ...findHtmlComments(text, document.body())].filter(({ content }) =>
    isMarked(text, content),
  );
}

/** The marked comments of another file that rules look at; none in a language without comments of ours. */
export function findCommentsOfText(path: string, text: string): readonly MarkedComment[] {
  if (!mayHoldMarks(text)) return [];
  const comments = commentsOf(path, text);
  return comments.filter(({ content }) => isMarked(text, content));
}

function commentsOf(path: string, text: string): readonly MarkedComment[] {
  if (MARKDOWN.test(path)) {
    return findHtmlComments(text, parseMarkdown(text, { start: 0, end: text.length }));
  }
  const sign = HASH_COMMENTS.test(path) ? "#" : SLASH_COMMENTS.test(path) ? "//" : null;
  if (sign === null) return [];
  const lines = new RegExp(`(?:^|[ \\t;])(${sign}[ \\t]*${MARK}[^\\r\\n]*)`, "gm");
  return [...text.matchAll(lines)].map((match) => {
    const comment = match[1] as string;
    const end = match.index + match[0].length;
    const start = end - comment.length;
    return { range: { start, end }, content: { start: start + sign.length, end } };
  });
}

function findHtmlComments(text: string, { html }: MarkdownBody): MarkedComment[] {
  return html.flatMap(({ range }) => commentsIn(text.slice(range.start, range.end), range.start));
}

/**
 * The comments of an HTML text that begins at an offset; what stands in a tag, a script or a style is none. One that is
 * never closed is none either, and ends the search.
 */
function commentsIn(html: string, offset: number): MarkedComment[] {
  const comments: MarkedComment[] = [];
  if (!mayHoldMarks(html)) return comments;
  for (let start = html.indexOf("<"); start !== -1; start = html.indexOf("<", start)) {
    if (!html.startsWith("<!--", start)) {
      start = skipTag(html, start);
      continue;
    }
    const end = html.indexOf("-->", start + 4);
    if (end === -1) break;
    comments.push({
      range: { start: offset + start, end: offset + end + 3 },
      content: { start: offset + start + 4, end: offset + end },
    });
    start = end + 3;
  }
  return comments;
}

const TAG = /<\/?([A-Za-z][^\s/>]{0,40})/y;
/** Longer tags are text that looks like one. */
const LONGEST_TAG = 2000;

/** The offset behind a tag, or behind what a script or style holds; behind the `<` where no tag begins. */
function skipTag(html: string, start: number): number {
  TAG.lastIndex = start;
  const name = TAG.exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return start + 1;
  let quote = "";
  const last = Math.min(html.length, start + LONGEST_TAG);
  for (let at = TAG.lastIndex; at < last; at += 1) {
    const character = html.charAt(at);
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === ">") return behindRawText(html, name, at + 1, start);
    else if (character === '"' || character === "'") quote = character;
  }
  return start + 1;
}

function behindRawText(html: string, name: string, from: number, start: number): number {
  const isRaw = (name === "script" || name === "style") && html.charAt(start + 1) !== "/";
  if (!isRaw) return from;
  const close = html.indexOf(`</${name}`, from);
  return close === -1 ? html.length : close;
}

function isMarked(text: string, { start, end }: TextRange): boolean {
  return MARKED_FROM_START.test(text.slice(start, end));
}
