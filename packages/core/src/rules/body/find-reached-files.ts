import type { Skill } from "../../skill/skill.ts";

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
const CODE = /\.(?:py|js|mjs|cjs|ts|mts|cts|tsx|jsx|sh|bash|rb|go|rs|java|php|pl|ps1|lua)$/i;

/** Characters looked through at most, for all names together: about a second. */
const MAXIMUM_WORK = 2e9;
/** What a look costs besides, in characters. */
const COST_OF_LOOK = 500;

/**
 * The files of a skill that its text mentions, or a Markdown file that is mentioned, and so on. A file is mentioned by
 * its name in any letter case, with or without a folder, or with all others of a folder by the folder's name. Code that
 * is mentioned is read for names as well, and may load the other code in its folder, which cannot be told here, so that
 * it counts as reached. Null where the text of a mentioned Markdown file was not read, or too many files name each other,
 * so that nobody can tell.
 */
export function findReachedFiles(
  skill: Skill,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> | null {
  const innerPath = (file: string): string => file.slice(skill.folder.length + 1);
  let open = files;
  const queue = [skill.document.text];
  let work = 0;
  for (let text = queue.pop(); text !== undefined && open.length > 0; text = queue.pop()) {
    work += open.length * (text.length + COST_OF_LOOK);
    if (work > MAXIMUM_WORK) return null;
    const isMentioned = mentionTest(text);
    const left: string[] = [];
    for (const file of open) {
      if (!isMentioned(innerPath(file))) left.push(file);
      else if (MARKDOWN.test(file)) {
        const inner = texts.get(file);
        if (inner === undefined) return null;
        queue.push(inner);
      } else if (CODE.test(file)) queue.push(texts.get(file) ?? "");
    }
    open = left;
  }
  const unreached = new Set(open);
  const reached = files.filter((file) => !unreached.has(file));
  const loaded = new Set(reached.filter(isCode).map((file) => topFolder(innerPath(file))));
  return new Set(
    files.filter(
      (file) => !unreached.has(file) || (isCode(file) && loaded.has(topFolder(innerPath(file)))),
    ),
  );
}

/** Tells for paths inside the skill whether a text mentions them. */
function mentionTest(source: string): (inner: string) => boolean {
  const text = source.toLowerCase();
  const folders = new Map<string, boolean>();
  const isFolderMentioned = (folder: string): boolean => {
    let isMentioned = folders.get(folder);
    if (isMentioned === undefined) {
      isMentioned = namesFolder(text, folder);
      folders.set(folder, isMentioned);
    }
    return isMentioned;
  };
  return (inner) => {
    const parts = inner.toLowerCase().split("/");
    const name = parts.pop() as string;
    return text.includes(name) || parts.some(isFolderMentioned) || namesWithoutEnding(text, name);
  };
}

/** `references/`, "the references folder", or `"references"` in code: as such, not as part of a longer path. */
function namesFolder(text: string, folder: string): boolean {
  if (!text.includes(folder)) return false;
  const name = escapePattern(folder);
  return new RegExp(
    `(?<![\\w.-])${name}(?:/(?=$|[\\s\`"'),.:;*\\]|<])|\`?\\s+(?:folder|directory)\\b)|(["'])${name}\\1`,
    "m",
  ).test(text);
}

/** Files are run by their module's name too: `python -m scripts.make_pdf`. */
function namesWithoutEnding(text: string, name: string): boolean {
  const stem = MARKDOWN.test(name) || CODE.test(name) ? name.slice(0, name.lastIndexOf(".")) : "";
  if (stem.length < 4 || !text.includes(stem)) return false;
  return new RegExp(`(?<![\\w-])${escapePattern(stem)}(?![\\w-])`).test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function isCode(file: string): boolean {
  return CODE.test(file);
}

function topFolder(inner: string): string {
  return inner.includes("/") ? inner.slice(0, inner.indexOf("/")) : "";
}
