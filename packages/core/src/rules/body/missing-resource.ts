import { folderOf, folderPrefix, foldersUpFrom, lastSegment } from "../../base/repository-path.ts";
import type { Skill } from "../../skill/skill.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { findMissingMentions, type ResourceMention } from "./find-missing-mentions.ts";
import { findSlip } from "./find-slip.ts";
import { isThere } from "./resolve-links.ts";

export const missingResource: SkillRule = {
  meta: {
    id: "missing-resource",
    summary: "A file of the skill that its text names in back-ticks is there.",
    category: "body",
    severity: "warning",
    fix: "suggested",
  },
  checkSkill(skill, context) {
    const { paths } = context.repository;
    const prefix = folderPrefix(skill.folder);
    // A path into a folder that the skill does not have is of the project that the agent works on.
    const isMissing = (path: string): boolean =>
      paths.has(prefix + path.slice(0, path.indexOf("/") + 1)) && !isKnown(path, skill, context);
    const isForeign = (path: string): boolean =>
      !paths.has(prefix + path.slice(0, path.indexOf("/") + 1)) && !isKnown(path, skill, context);
    const first = new Map<string, ResourceMention>();
    for (const mention of findMissingMentions(skill.document, isMissing, isForeign)) {
      if (!first.has(mention.path)) first.set(mention.path, mention);
    }
    return [...first.values()].map((mention) => reportOf(skill, mention, prefix, context));
  },
};

function reportOf(
  { file, document }: Skill,
  { path, range }: ResourceMention,
  prefix: string,
  { index }: RuleContext,
): RuleReport {
  const target = prefix + path;
  const names = index.namesByFolder.get(folderOf(target)) ?? [];
  const sameLetters = index.pathsByLowerCase.get(target.toLowerCase())?.[0];
  const near = findSlip(lastSegment(target), names, document.text);
  const nearest =
    sameLetters?.slice(prefix.length) ??
    (near === null ? null : folderPrefix(folderOf(path)) + near);
  const fix: Fix | null =
    nearest === null ? null : { tier: "suggested", edits: [{ range, text: nearest }] };
  return {
    args: { path, ...(nearest === null ? {} : { nearest }) },
    file,
    range,
    ...(fix === null ? {} : { fix }),
  };
}

/** In the skill, in a folder that holds it (the plugin, the repository), or in another skill that the text names. */
function isKnown(path: string, skill: Skill, { repository, index }: RuleContext): boolean {
  const above = foldersUpFrom(skill.folder).map(folderPrefix);
  if (above.some((prefix) => isThere(prefix + path, repository))) return true;
  return (index.pathsByName.get(lastSegment(path)) ?? []).some((other) => {
    if (!other.endsWith(`/${path}`)) return false;
    const owner = lastSegment(other.slice(0, -path.length - 1));
    return owner !== lastSegment(skill.folder) && skill.document.text.includes(owner);
  });
}
