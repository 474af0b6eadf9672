import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "../skill/repository.ts";

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Longer files are no reading matter, and all texts together must fit into memory. */
const MAXIMUM_BYTES = 256 * 1024;
const MAXIMUM_TOTAL = 64 * 1024 * 1024;

/**
 * The Markdown files in the folders of skills, which rules follow links through. What is too large or cannot be read
 * is left out without a word: nothing is checked in these files, so that nothing goes unchecked.
 */
export function readSkillTexts(
  root: string,
  paths: readonly string[],
  skills: readonly SourceFile[],
): ReadonlyMap<string, string> {
  const folders = new Set(skills.map(({ path }) => path.slice(0, path.lastIndexOf("/") + 1)));
  const own = new Set(skills.map(({ path }) => path));
  folders.delete("");
  const texts = new Map<string, string>();
  let total = 0;
  for (const path of paths) {
    if (!MARKDOWN.test(path) || own.has(path) || !isBelow(path, folders)) continue;
    const text = readText(join(root, path));
    if (text === null) continue;
    total += text.length;
    if (total > MAXIMUM_TOTAL) break;
    texts.set(path, text);
  }
  return texts;
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
    if (folders.has(path.slice(0, at + 1))) return true;
  }
  return false;
}

function readText(file: string): string | null {
  try {
    const stats = statSync(file);
    return stats.isFile() && stats.size <= MAXIMUM_BYTES ? readFileSync(file, "utf8") : null;
  } catch {
    return null;
  }
}
