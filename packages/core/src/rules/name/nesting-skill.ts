import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RepositoryIndex } from "../repository-index.ts";

/**
 * The nearest skill whose folder holds this one, or null. A SKILL.md at the root of a repository does not count for
 * skills in a `skills` folder: there it introduces the collection.
 */
export function nestingSkill({ file, folder }: Skill, { byFolder }: RepositoryIndex): Skill | null {
  let at = folder;
  while (at !== "") {
    at = at.includes("/") ? at.slice(0, at.lastIndexOf("/")) : "";
    const outer = byFolder.get(at);
    if (outer === undefined) continue;
    const isCollection =
      at === "" && (/(?:^|\/)skills\//.test(folder) || hostFoldersOf(file).length > 0);
    return isCollection ? null : outer;
  }
  return null;
}
