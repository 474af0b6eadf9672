import { nameRange } from "../find-field.ts";
import type { RepositoryRule } from "../rule.ts";
import { groupSkills, isSameText, mirrorBase, scopeOf } from "./skill-scope.ts";

export const mirrorDrift: RepositoryRule = {
  meta: {
    id: "mirror-drift",
    summary: "Copies of a skill in the folders of several hosts say the same.",
    category: "name",
    severity: "warning",
    fix: null,
  },
  checkRepository({ repository, index }) {
    const groups = groupSkills(
      repository.skills.filter(({ file }) => !repository.symlinks.has(file)),
      (skill) => {
        const base = mirrorBase(skill);
        return base === null ? null : `${base}\0${skill.name.normalize("NFKC")}`;
      },
    );
    return groups.flatMap(([first, ...others]) => {
      const scope = scopeOf(first, index);
      const mirrors = others.filter((skill) => scopeOf(skill, index) !== scope);
      const different = mirrors.filter((skill) => !isSameText(first, skill));
      if (different.length === 0) return [];
      const files = different.map(({ file }) => file);
      const range = nameRange(first);
      const related = files.map((file) => ({ file, range: null }));
      return [{ args: { name: first.name, files }, file: first.file, range, related }];
    });
  },
};
