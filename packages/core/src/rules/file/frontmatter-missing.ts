import { lastSegment } from "../../base/repository-path.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { problemRule } from "./problem-rule.ts";

const rule = problemRule({
  id: "frontmatter-missing",
  summary: "A SKILL.md starts with a front matter block between two lines `---`.",
  category: "file",
  severity: "error",
  fix: "suggested",
});

export const frontmatterMissing: SkillRule = {
  ...rule,
  checkSkill: (skill, context) =>
    isVariant(skill.folder, context) ? [] : rule.checkSkill(skill, context),
};

/** Outside of any folder of skills, and called like one inside: text that a build puts into that skill. */
function isVariant(folder: string, { index }: RuleContext): boolean {
  if (folder === "" || IN_SKILLS.test(folder)) return false;
  const name = lastSegment(folder);
  const alike = index.pathsByName.get(name) ?? [];
  return alike.some((path) => path === `skills/${name}/` || path.endsWith(`/skills/${name}/`));
}

const IN_SKILLS = /(?:^|\/)skills\//;
