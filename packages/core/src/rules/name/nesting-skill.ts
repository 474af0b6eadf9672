import { folderOf } from "../../base/repository-path.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RepositoryIndex } from "../repository-index.ts";

/**
 * The nearest skill whose folder holds this one, or null. A SKILL.md that stands above a `skills` or host folder of
 * its own, and in none, introduces a collection: it does not count.
 */
export function nestingSkill({ folder }: Skill, { byFolder }: RepositoryIndex): Skill | null {
  let at = folder;
  while (at !== "") {
    at = folderOf(at);
    const outer = byFolder.get(at);
    if (outer === undefined) continue;
    const between = folder
      .slice(at === "" ? 0 : at.length + 1)
      .split("/")
      .slice(0, -1);
    const isCollection =
      between.includes("skills") && !at.split("/").slice(0, -1).includes("skills");
    if (!isCollection) return outer;
  }
  return null;
}
