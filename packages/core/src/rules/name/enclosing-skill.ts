import type { Skill } from "../../skill/skill.ts";
import type { RepositoryIndex } from "../repository-index.ts";

/**
 * The skill in whose folder another one lies; null for none. A skill at the repository's root holds the others, as
 * does one beside a `skills` folder of its own (a plugin): they do not count.
 */
export function enclosingSkill(skill: Skill, index: RepositoryIndex): Skill | null {
  let folder = skill.folder;
  while (folder.includes("/")) {
    folder = folder.slice(0, folder.lastIndexOf("/"));
    const outer = index.byFolder.get(folder);
    if (outer === undefined) continue;
    const between = skill.folder
      .slice(folder.length + 1)
      .split("/")
      .slice(0, -1);
    const isPlugin =
      between.includes("skills") && !folder.split("/").slice(0, -1).includes("skills");
    if (!isPlugin) return outer;
  }
  return null;
}
