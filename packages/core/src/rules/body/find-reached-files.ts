import type { Skill } from "../../skill/skill.ts";
import { lastSegment } from "../repository-index.ts";

/**
 * The files of a skill that its text mentions, or a Markdown file that is mentioned, and so on. A file is mentioned by
 * its name, with or without a folder, or with all others of a folder by the folder's name. Null where the text of a
 * mentioned Markdown file was not read, so that nobody can tell.
 */
export function findReachedFiles(
  skill: Skill,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> | null {
  const reached = new Set<string>();
  const queue = [skill.document.text];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    const folders = mentionedFolders(text);
    for (const file of files) {
      if (reached.has(file) || !isMentioned(file.slice(skill.folder.length + 1), text, folders))
        continue;
      reached.add(file);
      if (!/\.(?:md|mdx|markdown)$/i.test(file)) continue;
      const inner = texts.get(file);
      if (inner === undefined) return null;
      queue.push(inner);
    }
  }
  return reached;
}

/** Folders named as such: `references/`, not as part of a longer path; "scripts folder" counts too. */
function mentionedFolders(text: string): ReadonlySet<string> {
  const named = [...text.matchAll(/([\w.-]+)\/(?=$|[\s`"'),.:;*\]|<])/gm)].map(
    (match) => match[1] as string,
  );
  const spoken = [...text.matchAll(/`?([\w-]+)`?\s+(?:folder|directory)\b/gi)].map(
    (match) => match[1] as string,
  );
  return new Set([...named, ...spoken]);
}

/** Code is run by its module's name too: `python -m scripts.make_pdf`. */
function isMentioned(inner: string, text: string, folders: ReadonlySet<string>): boolean {
  if (
    inner
      .split("/")
      .slice(0, -1)
      .some((folder) => folders.has(folder))
  )
    return true;
  const name = lastSegment(inner);
  if (text.includes(name)) return true;
  const stem = /^([\w-]{4,})\.(?:py|js|mjs|cjs|ts|sh|rb|md)$/.exec(name)?.[1];
  return stem !== undefined && new RegExp(`(?<![\\w-])${stem}(?![\\w-])`).test(text);
}
