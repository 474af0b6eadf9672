import { folderOf, resolvePath } from "../base/repository-path.ts";
import { parseMarkdown } from "../parser/parse-markdown.ts";
import { findImports } from "../rules/body/instructions/find-imports.ts";
import { isInstructionFile } from "../skill/is-instruction-file.ts";

const MAXIMUM_BYTES = 256 * 1024;

/** Texts, and the Markdown files that the instruction files among them import, and those that these import. */
export function readImportedTexts(
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
  sizeOf: (path: string) => number | null,
  read: (path: string) => string | null,
): ReadonlyMap<string, string> {
  const queue = [...texts.keys()].filter(isInstructionFile);
  if (queue.length === 0) return texts;
  const known = new Set(paths);
  const all = new Map(texts);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = all.get(path) as string;
    const folder = folderOf(path);
    for (const found of findImports(text, () => parseMarkdown(text))) {
      const target = resolvePath(folder, found.path);
      if (target === null || all.has(target) || !known.has(target)) continue;
      const size = sizeOf(target);
      const imported = size === null || size > MAXIMUM_BYTES ? null : read(target);
      if (imported === null) continue;
      all.set(target, imported);
      queue.push(target);
    }
  }
  return all;
}
