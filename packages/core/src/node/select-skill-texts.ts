import { folderOf } from "../base/repository-path.ts";
import { isInstructionFile } from "../skill/is-instruction-file.ts";

/** Files in the folders of skills that rules look into: prose, scripts, and what hosts keep beside a SKILL.md. */
const READ_IN_SKILLS =
  /(?:\.(?:md|mdx|markdown|sh|bash|zsh|fish|ps1|bat|cmd|py|js|mjs|cjs|ts|mts|rb|pl|php|lua)|\/agents\/[^/]+\.ya?ml|\/hooks\.json|\/(?:scripts|bin|hooks)\/[^/.]+)$/i;
/** The manifest whose scripts agents are told to run. */
const MANIFEST = /(?:^|\/)package\.json$/;
/** Longer files are no reading matter, and all texts together must fit into memory. */
const MAXIMUM_BYTES = 256 * 1024;
const MAXIMUM_TOTAL = 64 * 1024 * 1024;
/** Of an instruction file: its length is looked at too. */
const MAXIMUM_INSTRUCTIONS = 1024 * 1024;

export interface SelectedTexts {
  /** Paths of the texts to read. */
  readonly wanted: readonly string[];
  /** Bytes of every file in the folders of skills, SKILL.md included. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Which files beside SKILL.md are read. `skills` holds the sizes of the SKILL.md files by path; `sizeOf` gives null for
 * a folder and for what cannot be looked at.
 */
export function selectSkillTexts(
  paths: readonly string[],
  skills: ReadonlyMap<string, number>,
  sizeOf: (path: string) => number | null,
): SelectedTexts {
  const folders = new Set([...skills.keys()].map(folderOf));
  folders.delete("");
  const wanted: string[] = [];
  const sizes = new Map<string, number>();
  const hasInstructions = paths.some(isInstructionFile);
  let total = 0;
  for (const path of paths) {
    const ownSize = skills.get(path);
    if (ownSize !== undefined) sizes.set(path, ownSize);
    if (ownSize !== undefined) continue;
    const isInSkill = isInOneOf(folders, path);
    const isRead =
      (isInSkill && READ_IN_SKILLS.test(path)) ||
      isInstructionFile(path) ||
      (hasInstructions && MANIFEST.test(path));
    if (!isInSkill && !isRead) continue;
    const size = sizeOf(path);
    if (size === null) continue;
    if (isInSkill) sizes.set(path, size);
    const maximum = isInstructionFile(path) ? MAXIMUM_INSTRUCTIONS : MAXIMUM_BYTES;
    if (!isRead || size > maximum || total + size > MAXIMUM_TOTAL) continue;
    total += size;
    wanted.push(path);
  }
  return { wanted, sizes };
}

function isInOneOf(folders: ReadonlySet<string>, path: string): boolean {
  for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) {
    if (folders.has(folder)) return true;
  }
  return false;
}
