import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RepositoryIndex } from "../repository-index.ts";

/**
 * The folder whose skills one host loads side by side, so that their names must differ: a plugin, a host's folder, or
 * the nearest `skills` folder above. Folders below `plugins` that no manifest makes plugins have no name to stand in
 * front of their skills: they share one scope. Elsewhere it is the folder that holds the skill.
 */
export function scopeOf(skill: Skill, index: RepositoryIndex): string {
  const host = hostFoldersOf(skill.file)[0]?.folder;
  if (host !== undefined) return host;
  const plugin = index.pluginOf(skill.file)?.root ?? "";
  if (plugin !== "") return plugin;
  const parents = skill.folder.split("/").slice(0, -1);
  const plugins = parents.indexOf("plugins");
  const skills = parents.lastIndexOf("skills");
  const at = plugins !== -1 && plugins < parents.length - 1 ? plugins : skills;
  return parents.slice(0, at === -1 ? parents.length : at + 1).join("/");
}

/** What stands before a host's folder: mirrors of one skill have the same base. */
export function mirrorBase(skill: Skill): string | null {
  const host = hostFoldersOf(skill.file)[0]?.folder;
  if (host === undefined) return null;
  const parts = host.split("/");
  return parts.slice(0, -2).join("/");
}

/** Skills by a key, in path order; skills without a key are left out. */
export function groupSkills(
  skills: readonly Skill[],
  keyOf: (skill: Skill) => string | null,
): readonly (readonly [Skill, ...Skill[]])[] {
  const groups = new Map<string, [Skill, ...Skill[]]>();
  for (const skill of skills) {
    const key = keyOf(skill);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [skill]);
    else group.push(skill);
  }
  return [...groups.values()];
}

/** True when two files say the same; line breaks and white space at the end do not count. */
export function isSameText(a: Skill, b: Skill): boolean {
  const even = (text: string): string =>
    text
      .replace(/^\ufeff/, "")
      .replace(/\r\n?/g, "\n")
      .trimEnd();
  return a.document.text === b.document.text || even(a.document.text) === even(b.document.text);
}
