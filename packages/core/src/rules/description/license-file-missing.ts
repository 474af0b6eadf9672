import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { RuleContext, SkillRule } from "../rule.ts";

/** A file with an ending, or a bare `LICENSE` that one is told to look into. */
const NAMED_FILE =
  /(?<![\w/:.-])(?:\.{0,2}\/)?(?:[\w.-]+\/)*[\w-]*(?:LICEN[CS]E|COPYING|NOTICE|EULA)[\w-]*\.(?:txt|md|rst|html?|pdf)\b/iu;
const BARE_FILE = /\b(?:see|in|per)(?: the)?(?: file)? [`"']?(LICEN[CS]E|COPYING|NOTICE|EULA)\b/u;

export const licenseFileMissing: SkillRule = {
  meta: {
    id: "license-file-missing",
    summary: "A file that the licence field sends readers to is there.",
    category: "description",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill, context) {
    const field = findField(skill, "license");
    if (field?.value.kind !== "scalar" || /:\/\//.test(field.value.text)) return [];
    const { text, range } = field.value;
    const name = NAMED_FILE.exec(text)?.[0] ?? BARE_FILE.exec(text)?.[1];
    if (name === undefined || isThere(skill, name, context)) return [];
    return [{ args: { name }, file: skill.file, range }];
  },
};

/** In the skill's folder or any above it, in any letter case, for a bare name with any ending. */
function isThere({ folder }: Skill, name: string, { index }: RuleContext): boolean {
  const segments = name.toLowerCase().split("/");
  const last = segments.pop() as string;
  const inner = segments.filter((segment) => segment !== "." && segment !== "..").join("/");
  const parts = folder === "" ? [] : folder.split("/");
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const outer = [...parts.slice(0, depth), ...(inner === "" ? [] : [inner])].join("/");
    const names = index.namesByFolder.get(outer) ?? [];
    const isSame = (found: string): boolean =>
      found === last || (!last.includes(".") && found.startsWith(`${last}.`));
    if (names.some((found) => isSame(found.toLowerCase()))) return true;
  }
  return false;
}
