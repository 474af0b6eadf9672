import { folderOf, folderPrefix, isBelow } from "../../base/repository-path.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { Plugin } from "../plugin-manifests.ts";
import type { RepositoryRule } from "../rule.ts";

export const skillNotRegistered: RepositoryRule = {
  meta: {
    id: "skill-not-registered",
    summary: "A marketplace that lists its skills lists all of them.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository, index }) {
    const listing = index.plugins.filter(listsSkills);
    if (listing.length === 0) return [];
    // A plugin without a list brings along whatever lies in its own `skills` folder.
    const sweeping = index.plugins.filter((plugin) => !listsSkills(plugin));
    return repository.skills.flatMap((skill): RuleReport[] => {
      const beside = listing.filter((plugin) =>
        foldersOf(plugin).some((folder) => folderOf(folder) === folderOf(skill.folder)),
      );
      const first = beside[0];
      if (first === undefined || listing.some((plugin) => lists(plugin, skill))) return [];
      if (sweeping.some(({ root }) => folderOf(skill.folder) === `${folderPrefix(root)}skills`))
        return [];
      return [
        {
          args: { name: skill.name, manifest: first.file },
          file: skill.file,
          range: { start: 0, end: 0 },
          related: [{ file: first.file, range: null }],
        },
      ];
    });
  },
};

/** Paths in a plugin.json come on top of its `skills` folder; those of a marketplace entry stand in its place. */
function listsSkills({ file, paths }: Plugin): boolean {
  return file.endsWith("marketplace.json") && paths.some(({ kind }) => kind === "skills");
}

/** The folders that a plugin names, a SKILL.md standing for its folder. */
function foldersOf({ paths }: Plugin): string[] {
  return paths.flatMap(({ kind, target }) =>
    kind === "skills" && target !== null ? [target.replace(/(?:^|\/)skill\.md$/i, "")] : [],
  );
}

function lists(plugin: Plugin, { folder }: Skill): boolean {
  return foldersOf(plugin).some((named) => named === folder || isBelow(named, folder));
}
