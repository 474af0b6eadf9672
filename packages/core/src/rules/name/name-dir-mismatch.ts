import { lastSegment } from "../../base/repository-path.ts";
import { profilesRefusing } from "../../skill/profiles/profiles.ts";
import { findField } from "../find-field.ts";
import type { SkillRule } from "../rule.ts";
import { nameAsYaml } from "./name-text.ts";
import { nestingSkill } from "./nesting-skill.ts";
import { isSameName, isSlug, offeredName } from "./slug-of.ts";

const HOSTS = profilesRefusing("name-unlike-folder");

export const nameDirMismatch: SkillRule = {
  meta: {
    id: "name-dir-mismatch",
    summary: "A skill is named like its folder.",
    category: "name",
    severity: "warning",
    errorIn: HOSTS,
    fix: "suggested",
  },
  checkSkill(skill, { repository, index }) {
    const { declaredName, file } = skill;
    const folder = lastSegment(skill.folder);
    const field = findField(skill, "name");
    if (declaredName === null || field === undefined || folder === "") return [];
    if (isSameName(declaredName, folder)) return [];
    // It has to move anyway, as nested-skill says, and then its folder gets a name.
    if (nestingSkill(skill, index) !== null) return [];
    if (!isSlug(declaredName) && isSameName(offeredName(declaredName, folder), folder)) return [];
    const { range } = field.value;
    const args = { name: declaredName, folder };
    const report = { args, file, range, hosts: HOSTS };
    if (!isSlug(folder) || repository.byName.has(folder)) return [report];
    const edits = [{ range, text: nameAsYaml(folder) }];
    return [{ ...report, fix: { tier: "suggested", edits } }];
  },
};
