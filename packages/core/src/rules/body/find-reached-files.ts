import type { Skill } from "../../skill/skill.ts";
import { lastSegment } from "../repository-index.ts";

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const CODE = /\.(?:py|js|mjs|cjs|ts|mts|cts|tsx|jsx|sh|bash|rb|go|rs|java|php|pl|ps1|lua)$/i;

/**
 * The files of a skill that its text mentions, or a Markdown file that is mentioned, and so on. A file is mentioned by
 * its name in any letter case, with or without a folder, or with all others of a folder by the folder's name. Code that
 * is mentioned may load the other code in its folder, which cannot be told here, so that it counts as reached. Null
 * where the text of a mentioned Markdown file was not read, so that nobody can tell.
 */
export function findReachedFiles(
  skill: Skill,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> | null {
  const reached = new Set<string>();
  const queue = [skill.document.text];
  const innerPath = (file: string): string => file.slice(skill.folder.length + 1);
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    const mentions = readMentions(text);
    for (const file of files) {
      if (reached.has(file) || !isMentioned(innerPath(file), mentions)) continue;
      reached.add(file);
      if (!MARKDOWN.test(file)) continue;
      const inner = texts.get(file);
      if (inner === undefined) return null;
      queue.push(inner);
    }
  }
  const loaded = new Set([...reached].filter(isCode).map((file) => topFolder(innerPath(file))));
  for (const file of files) {
    if (isCode(file) && loaded.has(topFolder(innerPath(file)))) reached.add(file);
  }
  return reached;
}

interface Mentions {
  /** In lower case. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Folders are named as such, `references/` or "the scripts folder", not as part of a longer path. */
function readMentions(source: string): Mentions {
  const text = source.toLowerCase();
  const named = text.matchAll(/([\w.-]+)\/(?=$|[\s`"'),.:;*\]|<])/gm);
  const spoken = text.matchAll(/([\w-]+)`?\s+(?:folder|directory)\b/g);
  return {
    text,
    words: new Set(text.match(/[\w-]+/g)),
    folders: new Set([...named, ...spoken].map((match) => match[1] as string)),
  };
}

/** Files may be named without their ending: `python -m scripts.make_pdf`. */
function isMentioned(inner: string, { text, words, folders }: Mentions): boolean {
  const parts = inner.toLowerCase().split("/");
  const name = lastSegment(inner).toLowerCase();
  if (parts.slice(0, -1).some((folder) => folders.has(folder)) || text.includes(name)) return true;
  const stem = MARKDOWN.test(name) || CODE.test(name) ? name.slice(0, name.lastIndexOf(".")) : "";
  return stem.length >= 4 && words.has(stem);
}

function isCode(file: string): boolean {
  return CODE.test(file);
}

function topFolder(inner: string): string {
  return inner.includes("/") ? inner.slice(0, inner.indexOf("/")) : "";
}
