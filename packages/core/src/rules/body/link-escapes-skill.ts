import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
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
        if (isInside || !exists || isSkill(target, repository) || isOfProject(skill.file, target))
          return [];
        return [{ args: { path, leaves: "skill" }, ...place }];
      },
    );
  },
};

/** A skill in the folder of a host, such as `.claude/skills`, is about the project around that folder. */
function isOfProject(file: string, target: string): boolean {
  const folder = hostFoldersOf(file)[0]?.folder;
  return folder !== undefined && !target.startsWith(folder.slice(0, -"skills".length));
}

/** Skills may refer to each other: what makes the reference hold is that the other one is installed too. */
function isSkill(target: string, { paths }: Repository): boolean {
  return /(?:^|\/)skill\.md$/i.test(target) || paths.has(`${target}/SKILL.md`);
}
