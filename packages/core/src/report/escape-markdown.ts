// Repository text inside Markdown that GitHub renders (job summary, comment). Two ways in, both safe by construction:
// `codeSpan` for names, paths and facts, `escapeMarkdown` for prose. Both give one line.
import { toVisibleLine } from "./visible-text.ts";

/** Breaks words that GitHub turns into links, mentions or emoji after Markdown is rendered, where a backslash is no help. */
const BREAK = "\u200b";

const SPECIAL = /[\\`*_{}[\]~|$^]/g;
const BLOCK_START = /^(?:[#+\-=:]|\d+(?=[.)]))/;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Prose as plain Markdown text, fit for a paragraph, a list item or a table cell: shows as itself, without markup,
 * HTML, links, mentions, references, emoji or hidden characters.
 */
export function escapeMarkdown(text: string): string {
  return breakAutolinks(toVisibleLine(text).trim())
    .replace(/[&<>]/g, (character) => ENTITIES[character] as string)
    .replace(SPECIAL, "\\$&")
    .replace(BLOCK_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/**
 * A code span that holds exactly the text, fit for a paragraph or a list item. Mentions, links, emoji and HTML
 * are off inside code spans; the fence is longer than any run of back-ticks in the text.
 */
export function codeSpan(text: string): string {
  const line = toVisibleLine(text);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const needsPadding = line.trim() === "" || /^[` ]|[` ]$/.test(line);
  return needsPadding ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/**
 * A code span for a table cell. Tables are split before code is seen, so a pipe needs a backslash there;
 * an odd run of backslashes before it gets one more, since some renderers read them in pairs.
 */
export function cellCodeSpan(text: string): string {
  return codeSpan(text).replace(
    /(\\*)\|/g,
    (_, slashes: string) => `${slashes}${slashes.length % 2 === 1 ? "\\" : ""}\\|`,
  );
}

function breakAutolinks(text: string): string {
  return text
    .replace(/@(?=\w)/g, `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/\b(mailto|xmpp):/gi, `$1:${BREAK}`)
    .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
    .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
    .replace(/[0-9a-f]{7,}/gi, (hash) => hash.replace(/.{6}(?=.)/g, `$&${BREAK}`));
}
