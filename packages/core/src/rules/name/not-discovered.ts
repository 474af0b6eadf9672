import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import { findProfiles } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { openingLine } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { nestingSkill } from "./nesting-skill.ts";

export const notDiscovered: RepositoryRule = {
  meta: {
    id: "not-discovered",
    summary: "A skill lies where its hosts look for skills.",
    category: "name",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    const { skills } = context.repository;
    const known = namesByHost(skills);
    return skills
      .filter((skill) => nestingSkill(skill, context.index) === null)
      .flatMap((skill) => tooDeep(skill, context) ?? notLookedAt(skill, known, context) ?? []);
  },
};

/** Names of the skills that lie in a folder of a host, by its id. */
function namesByHost(skills: readonly Skill[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { file, name } of skills) {
    for (const { profile } of hostFoldersOf(file)) {
      const known = names.get(profile.id);
      if (known === undefined) names.set(profile.id, new Set([name]));
      else known.add(name);
    }
  }
  return names;
}

/** Deeper in a host's folder than the host looks; a shared folder counts for configured hosts only. */
function tooDeep(skill: Skill, { config }: RuleContext): RuleReport | null {
  const broken = hostFoldersOf(skill.file).filter(({ profile, root, folder }) => {
    if (root.isShared && !config.hosts.includes(profile.id)) return false;
    const levels = skill.folder.slice(folder.length).split("/").length - 1;
    return root.depth !== null && levels > root.depth;
  });
  const [first] = broken;
  if (first === undefined) return null;
  const hosts = broken.map(({ profile }) => profile.id);
  const args = {
    reason: "deep",
    name: skill.name,
    hosts,
    folder: first.folder,
    depth: first.root.depth ?? 0,
  };
  return { args, file: skill.file, range: openingLine(skill), hosts };
}

/**
 * Outside every folder of a configured host, which has no copy of it either. Plugins and plain `skills` folders are
 * installed from there.
 */
function notLookedAt(
  skill: Skill,
  names: ReadonlyMap<string, ReadonlySet<string>>,
  { config, index }: RuleContext,
): RuleReport | null {
  if (config.hosts.length === 0 || index.pluginOf(skill.file) !== null) return null;
  const isHostFolder = hostFoldersOf(skill.file).length > 0;
  if (!isHostFolder && /(?:^|\/)skills\//.test(`${skill.folder}/`)) return null;
  const blind = findProfiles(config.hosts).filter(
    ({ id, roots }) => roots.length > 0 && names.get(id)?.has(skill.name) !== true,
  );
  const [first] = blind;
  if (first === undefined) return null;
  const hosts = blind.map(({ id }) => id);
  const folders = first.roots.map(({ path }) => path);
  const args = { reason: "elsewhere", name: skill.name, hosts, folders };
  return { args, file: skill.file, range: openingLine(skill), hosts };
}
