import { findField, nameRange } from "../find-field.ts";
import type { RuleReport } from "../finding.ts";
import type { RepositoryRule } from "../rule.ts";
import { groupSkills, isSameText, scopeOf } from "./skill-scope.ts";

export const duplicateName: RepositoryRule = {
  meta: {
    id: "duplicate-name",
    summary: "Skills that one host loads side by side have different names.",
    category: "name",
    severity: "error",
    fix: null,
  },
  checkRepository({ repository, index }) {
    const groups = groupSkills(
      repository.skills.filter(
        ({ file, declaredName }) => declaredName !== null && !repository.symlinks.has(file),
      ),
      (skill) => `${scopeOf(skill, index)}\0${skill.name.normalize("NFKC")}`,
    );
    return groups.flatMap(([first, ...others]) =>
      others.map((skill): RuleReport => {
        const range = nameRange(skill);
        const related = [
          { file: first.file, range: findField(first, "name")?.value.range ?? null },
        ];
        const isCopy = isSameText(first, skill);
        const args = { name: skill.name, first: first.file, isCopy };
        const report = { args, file: skill.file, range, related };
        return isCopy ? { ...report, severity: "info" } : report;
      }),
    );
  },
};
