import { findProfiles } from "../../skill/profiles/profiles.ts";
import type { Skill } from "../../skill/skill.ts";
import { nameRange } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { RepositoryRule, RuleContext } from "../rule.ts";
import { groupSkills } from "./skill-scope.ts";

export const nameCollision: RepositoryRule = {
  meta: {
    id: "name-collision",
    summary:
      "A skill hides no built-in command, and no path differs from another in letter case alone.",
    category: "name",
    severity: "warning",
    fix: null,
  },
  checkRepository(context) {
    const { skills } = context.repository;
    const commands = skills.flatMap((skill) => hiddenCommand(skill, context));
    return [...commands, ...pathCollisions(skills)];
  },
};

/** A plugin's skills have its name in front, and what no user can invoke is no command. */
function hiddenCommand(skill: Skill, { profiles, index }: RuleContext): RuleReport[] {
  if (index.pluginOf(skill.file) !== null) return [];
  const invocable = skill.fields.get("user-invocable");
  if (invocable?.kind === "scalar" && invocable.value === false) return [];
  const hosts = findProfiles(profilesOfFile(skill.file, profiles))
    .filter(({ builtInCommands }) => builtInCommands.includes(skill.name))
    .map(({ id }) => id);
  if (hosts.length === 0) return [];
  return [
    {
      args: { name: skill.name, kind: "command" },
      file: skill.file,
      range: nameRange(skill),
      hosts,
    },
  ];
}

/** On a file system that ignores letter case, the second of two such folders overwrites the first. */
function pathCollisions(skills: readonly Skill[]): RuleReport[] {
  return groupSkills(skills, ({ folder }) => folder.normalize("NFC").toLowerCase()).flatMap(
    ([first, ...others]) =>
      others
        .filter(({ folder }) => folder !== first.folder)
        .map((skill) => ({
          args: { name: skill.name, kind: "path", first: first.file },
          file: skill.file,
          range: nameRange(skill),
          related: [{ file: first.file, range: null }],
        })),
  );
}
