import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import { findProfiles } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { openingLine } from "../file/field-places.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { nestingSkill } from "./nesting-skill.ts";

export const notDiscovered: SkillRule = {
  meta: {
    id: "not-discovered",
    summary: "A skill lies where its hosts look for skills.",
    category: "name",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, context) {
    if (nestingSkill(skill, context.index) !== null) return [];
    const deep = tooDeep(skill, context);
    if (deep !== null) return [deep];
    const elsewhere = notLookedAt(skill, context);
    return elsewhere === null ? [] : [elsewhere];
  },
};

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

/** Outside every folder of a configured host. Plugins and plain `skills` folders are installed from there. */
function notLookedAt(skill: Skill, { config, index, repository }: RuleContext): RuleReport | null {
  if (index.pluginOf(skill.file) !== null) return null;
  const isInstalled = /(?:^|\/)skills\//.test(`${skill.folder}/`);
  const known = hostFoldersOf(skill.file);
  if (isInstalled && known.length === 0) return null;
  const blind = findProfiles(config.hosts).filter(
    ({ id, roots }) =>
      roots.length > 0 &&
      known.every(({ profile }) => profile.id !== id) &&
      !repository.skills.some(
        (other) =>
          other.name === skill.name &&
          hostFoldersOf(other.file).some(({ profile }) => profile.id === id),
      ),
  );
  const [first] = blind;
  if (first === undefined) return null;
  const hosts = blind.map(({ id }) => id);
  const folders = first.roots.map(({ path }) => path);
  const args = { reason: "elsewhere", name: skill.name, hosts, folders };
  return { args, file: skill.file, range: openingLine(skill), hosts };
}
