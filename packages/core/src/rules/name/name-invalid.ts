import { lastSegment } from "../../base/repository-path.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { nameAsYaml } from "./name-text.ts";
import { isSlug, offeredName } from "./slug-of.ts";

export const nameInvalid: SkillRule = {
  meta: {
    id: "name-invalid",
    summary: "A name is made of lower-case letters and digits, joined by single hyphens.",
    category: "name",
    severity: "error",
    fix: "suggested",
  },
  checkSkill(skill) {
    const { declaredName, file, folder } = skill;
    const field = findField(skill, "name");
    if (declaredName === null || field === undefined || isSlug(declaredName)) return [];
    const { range } = field.value;
    const slug = offeredName(declaredName, lastSegment(folder));
    if (slug === "") return [{ args: { found: declaredName }, file, range }];
    const edits = [{ range, text: nameAsYaml(slug) }];
    const args = { found: declaredName, slug };
    return [{ args, file, range, fix: { tier: "suggested", edits } }];
  },
};
