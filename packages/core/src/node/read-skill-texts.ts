import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readImportedTexts } from "./read-imported-texts.ts";
import { selectSkillTexts } from "./select-skill-texts.ts";

/** Other files of a checkout that rules look at, by root-relative path. */
export interface SkillTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes of every file in the folders of skills, SKILL.md included. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * The text files in the folders of skills, instruction files, and the sizes of all that a skill brings along. What is
 * too large to be read keeps its size alone; `own` holds the bytes of each SKILL.md; what cannot be read is left out without a word.
 */
export function readSkillTexts(
  root: string,
  paths: readonly string[],
  own: ReadonlyMap<string, number>,
): SkillTexts {
  const size = (path: string): number | null => sizeOf(join(root, path));
  const { wanted, sizes } = selectSkillTexts(paths, own, size);
  const texts = new Map<string, string>();
  for (const path of wanted) {
    const text = readText(join(root, path));
    if (text !== null) texts.set(path, text);
  }
  const read = (path: string): string | null => readText(join(root, path));
  return { texts: readImportedTexts(texts, paths, size, read), sizes };
}

/** Null for a folder and for what cannot be looked at. */
function sizeOf(file: string): number | null {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats.size : null;
  } catch {
    return null;
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
