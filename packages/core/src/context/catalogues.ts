import { compareText } from "../base/compare.ts";
import { hostFoldersOf } from "../skill/profiles/host-roots.ts";
import type { Profile } from "../skill/profiles/profile.ts";
import { PROFILES } from "../skill/profiles/profiles.ts";
import type { Skill } from "../skill/skill.ts";

/** The skills that a host loads side by side, and so shows in one catalogue. */
export interface Catalogue {
  readonly host: Profile;
  /** The folder that holds them, such as `.claude/skills`; of several that a host reads together the first. */
  readonly folder: string;
  readonly skills: readonly Skill[];
}

/**
 * The catalogues that hosts make of these skills, by folder and host. With `hosts`, those of these hosts alone.
 * Skills that lie deeper than a host looks are in none of its catalogues.
 */
export function cataloguesOf(
  skills: readonly Skill[],
  hosts: readonly string[] = [],
): readonly Catalogue[] {
  const isWanted = (id: string): boolean => hosts.length === 0 || hosts.includes(id);
  const groups = new Map<string, { host: Profile; folder: string; skills: Skill[] }>();
  const add = (key: string, host: Profile, folder: string, skill: Skill): void => {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { host, folder, skills: [skill] });
    else group.skills.push(skill);
  };
  for (const skill of skills) {
    const own = hostFoldersOf(skill.file);
    for (const { profile, root, folder } of own) {
      if (!isWanted(profile.id) || !isWithin(skill, folder, root.depth)) continue;
      const base = folder.slice(0, folder.length - root.path.length);
      add(`${profile.id} ${base}`, profile, folder, skill);
    }
    const plain = own.length > 0 ? null : plainFolderOf(skill);
    if (plain === null) continue;
    for (const profile of PROFILES) {
      const { id, plainRoot } = profile;
      if (plainRoot === null || !isWanted(id) || !isWithin(skill, plain, plainRoot.depth)) continue;
      add(`${id} ${plain}`, profile, plain, skill);
    }
  }
  return [...groups.values()].sort(
    (a, b) => compareText(a.folder, b.folder) || compareText(a.host.id, b.host.id),
  );
}

/** Below these a folder `skills` is a translation, a fixture or a sample, and no plugin. */
const NO_PLUGINS = /(?:^|\/)(?:docs?|tests?|fixtures|examples|archive)\//;

/** The nearest folder `skills` above a skill; null where there is none that is loaded as one. */
function plainFolderOf({ folder }: Skill): string | null {
  const plain = /^(?:.*\/)?skills(?=\/)/.exec(folder)?.[0] ?? null;
  return plain === null || NO_PLUGINS.test(plain) ? null : plain;
}

function isWithin({ folder: own }: Skill, folder: string, depth: number | null): boolean {
  return depth === null || own.slice(folder.length).split("/").length - 1 <= depth;
}
