import type { Repository } from "../../skill/repository.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { resolveLinks } from "./resolve-links.ts";

export const linkEscapesSkill: SkillRule = {
  meta: {
    id: "link-escapes-skill",
    summary: "What a skill links to lies in its own folder.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill, { repository }) {
    return resolveLinks(skill, repository).flatMap(
      ({ link, path, target, exists }): RuleReport[] => {
        const place = { file: skill.file, range: link.urlRange };
        if (target === null) {
          return [{ args: { path, leaves: "repository" }, ...place, severity: "error" }];
        }
        const isInside =
          skill.folder === "" || target === skill.folder || target.startsWith(`${skill.folder}/`);
        if (isInside || !exists || isSkill(target, repository)) return [];
        return [{ args: { path, leaves: "skill" }, ...place }];
      },
    );
  },
};

/** Skills may refer to each other: what makes the reference hold is that the other one is installed too. */
function isSkill(target: string, { paths }: Repository): boolean {
  return /(?:^|\/)skill\.md$/i.test(target) || paths.has(`${target}/SKILL.md`);
}
