import { appendTo } from "../../base/append-to.ts";
import { folderOf } from "../../base/repository-path.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";

/**
 * The files below each skill's folder, its SKILL.md and the folders of skills inside it left out. A skill at the root
 * of the repository is left out: all of the repository would be its own.
 */
export function filesOfSkills({
  skills,
  paths,
}: Repository): ReadonlyMap<Skill, readonly string[]> {
  const byFolder = new Map<string, Skill>();
  for (const skill of skills) if (skill.folder !== "") byFolder.set(skill.folder, skill);
  const files = new Map<Skill, string[]>();
  for (const path of paths) {
    if (path.endsWith("/")) continue;
    const skill = innermostSkill(path, byFolder);
    if (skill === null || path === skill.file) continue;
    appendTo(files, skill, path);
  }
  return files;
}

function innermostSkill(path: string, byFolder: ReadonlyMap<string, Skill>): Skill | null {
  for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) {
    const skill = byFolder.get(folder);
    if (skill !== undefined) return skill;
  }
  return null;
}
