import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "../skill/repository.ts";

/** Files in the folders of skills that rules look into: prose, scripts, and what hosts keep beside a SKILL.md. */
const READ_IN_SKILLS =
  /(?:\.(?:md|mdx|markdown|sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|rb|pl|php|lua)|\/agents\/[^/]+\.ya?ml|\/hooks\.json)$/i;
/** What agents are told about the repository, and the manifest whose scripts they are told to run. */
const INSTRUCTIONS = /(?:^|\/)(?:AGENTS(?:\.override)?|CLAUDE(?:\.local)?|GEMINI)\.md$/;
const MANIFEST = /(?:^|\/)package\.json$/;
/** Longer files are no reading matter, and all texts together must fit into memory. */
const MAXIMUM_BYTES = 256 * 1024;
const MAXIMUM_TOTAL = 64 * 1024 * 1024;

/** Other files of a checkout that rules look at, by root-relative path. */
export interface SkillTexts {
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes of every file in the folders of skills, SKILL.md included. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * The text files in the folders of skills, instruction files, and the sizes of all that a skill brings along. What is
 * too large to be read keeps its size alone; what cannot be read is left out without a word.
 */
export function readSkillTexts(
  root: string,
  paths: readonly string[],
  skills: readonly SourceFile[],
): SkillTexts {
  const folders = new Set(skills.map(({ path }) => path.slice(0, path.lastIndexOf("/") + 1)));
  const own = new Map(skills.map(({ path, bytes }) => [path, bytes.length]));
  folders.delete("");
  const texts = new Map<string, string>();
  const sizes = new Map<string, number>();
  const hasInstructions = paths.some((path) => INSTRUCTIONS.test(path));
  let total = 0;
  for (const path of paths) {
    const ownSize = own.get(path);
    if (ownSize !== undefined) sizes.set(path, ownSize);
    if (ownSize !== undefined) continue;
    const isInSkill = isBelow(path, folders);
    const isRead =
      (isInSkill && READ_IN_SKILLS.test(path)) ||
      INSTRUCTIONS.test(path) ||
      (hasInstructions && MANIFEST.test(path));
    if (!isInSkill && !isRead) continue;
    const size = sizeOf(join(root, path));
    if (size === null) continue;
    if (isInSkill) sizes.set(path, size);
    if (!isRead || size > MAXIMUM_BYTES || total + size > MAXIMUM_TOTAL) continue;
    const text = readText(join(root, path));
    if (text === null) continue;
    total += size;
    texts.set(path, text);
  }
  return { texts, sizes };
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
    if (folders.has(path.slice(0, at + 1))) return true;
  }
  return false;
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
