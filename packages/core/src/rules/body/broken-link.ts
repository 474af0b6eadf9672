import {
  folderOf,
  folderPrefix,
  isBelow,
  lastSegment,
  relativePath,
} from "../../base/repository-path.ts";
import type { Skill } from "../../skill/skill.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { findSlip } from "./find-slip.ts";
import { isTemplateText } from "./is-template-text.ts";
import { type ResolvedLink, resolveLinks } from "./resolve-links.ts";

export const brokenLink: SkillRule = {
  meta: {
    id: "broken-link",
    summary: "A link to a file of the repository leads to one that is there.",
    category: "body",
    severity: "error",
    fix: "suggested",
  },
  checkSkill(skill, context) {
    let slips = 0;
    return resolveLinks(skill, context.repository).flatMap((link) => {
      if (link.exists || link.target === null) return [];
      slips += 1;
      const report = reportOf(skill, link, link.target, context, slips <= MOST_SLIPS);
      return isOfTemplate(report, link, skill) ? [] : [report];
    });
  },
};

/** Broken links of one file that are compared with what lies beside them: more have one cause, and it is no slip. */
const MOST_SLIPS = 500;

/** A file beside a text that is a template will be there once the template is filled in. */
function isOfTemplate(report: RuleReport, { path }: ResolvedLink, { document }: Skill): boolean {
  const isBeside = /^(?:\.\/)?[^/]+$/.test(path);
  return isBeside && report.args.nearest === undefined && isTemplateText(document);
}

function reportOf(
  skill: Skill,
  { link, path, suffix }: ResolvedLink,
  target: string,
  context: RuleContext,
  mayBeSlip: boolean,
): RuleReport {
  const meant = meantPath(skill, target, context, mayBeSlip);
  const nearest = meant === null ? null : relativePath(skill.folder, meant);
  const isCase = meant !== null && meant.toLowerCase() === target.toLowerCase();
  const fix = nearest === null ? null : fixOf(skill, link.urlRange, `${nearest}${suffix}`);
  return {
    args: { path, ...(nearest === null ? {} : { nearest }), ...(isCase ? { cause: "case" } : {}) },
    file: skill.file,
    range: link.urlRange,
    ...(fix === null ? {} : { fix }),
  };
}

/** The path that was most likely meant: other letter case, the same name elsewhere, a slip of the keys. */
function meantPath(
  skill: Skill,
  target: string,
  { index }: RuleContext,
  mayBeSlip: boolean,
): string | null {
  const { pathsByLowerCase } = index;
  const lower = target.toLowerCase();
  const sameLetters = pathsByLowerCase.get(lower) ?? pathsByLowerCase.get(`${lower}/`);
  if (sameLetters?.[0] !== undefined) return withoutSlash(sameLetters[0]);
  const elsewhere = sameNameElsewhere(skill, target, index);
  if (elsewhere !== null || !mayBeSlip) return elsewhere;
  const folder = folderOf(target);
  const names = index.namesByFolder.get(folder) ?? [];
  const near = findSlip(lastSegment(target), names, skill.document.text);
  return near === null ? null : folderPrefix(folder) + near;
}

/** Names that every folder may hold: only together with the folder's name do they tell one file from another. */
const COMMON_NAME = /^(?:skill|readme|index)\.md$/i;

/** Steps to a path that is still a likely slip: `../../../tools` is, the build file of some example is not. */
const FARTHEST = 5;

/** A path that ends alike: in the skill the first one, outside only if there is no other. */
function sameNameElsewhere(
  skill: Skill,
  target: string,
  { pathsByName }: RuleContext["index"],
): string | null {
  const name = lastSegment(target);
  const parts = target.split("/");
  const ending = COMMON_NAME.test(name) ? parts.slice(-2).join("/") : name;
  const alike = (pathsByName.get(name) ?? [])
    .map(withoutSlash)
    .filter((path) => path === ending || path.endsWith(`/${ending}`));
  const inSkill = alike.find((path) => isBelow(skill.folder, path));
  if (inSkill !== undefined || alike.length !== 1) return inSkill ?? null;
  const [only] = alike as [string];
  return relativePath(skill.folder, only).split("/").length <= FARTHEST ? only : null;
}

function withoutSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Offered only where the new path can stand in a link as it is. */
function fixOf(skill: Skill, range: ResolvedLink["link"]["urlRange"], url: string): Fix | null {
  const written = skill.document.text.slice(range.start, range.end);
  if (/[\s()<>%]/.test(url) || /[\s<>%]/.test(written)) return null;
  return { tier: "suggested", edits: [{ range, text: url }] };
}
