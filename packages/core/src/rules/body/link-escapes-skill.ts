import { isBelow } from "../../base/repository-path.ts";
import { hostFoldersOf } from "../../skill/profiles/host-roots.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { type ResolvedLink, resolveLinks } from "./resolve-links.ts";

export const linkEscapesSkill: SkillRule = {
  meta: {
    id: "link-escapes-skill",
    summary: "What a skill links to lies in its own folder.",
    category: "body",
    severity: "warning",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill, context) {
    const first = new Map<string, RuleReport>();
    for (const resolved of resolveLinks(skill, context.repository)) {
      const leaves = whatItLeaves(skill, resolved, context);
      if (leaves === null || first.has(resolved.path)) continue;
      const place = { file: skill.file, range: resolved.link.urlRange };
      first.set(resolved.path, reportOf(resolved.path, leaves, place));
    }
    return [...first.values()];
  },
};

type Left = "repository" | "skill" | "skill-of-plugin";

/** What a link leads out of; null where it stays inside, or may leave. */
function whatItLeaves(
  skill: Skill,
  { target, exists }: ResolvedLink,
  { repository, index }: RuleContext,
): Left | null {
  if (target === null) return "repository";
  if (!exists || isIn(skill.folder, target)) return null;
  if (isSkill(target, repository) || isOfProject(skill.file, target)) return null;
  const plugin = index.pluginOf(skill.file);
  return plugin !== null && isIn(plugin.root, target) ? "skill-of-plugin" : "skill";
}

function reportOf(
  path: string,
  leaves: Left,
  place: Pick<RuleReport, "file" | "range">,
): RuleReport {
  if (leaves === "repository") return { args: { path, leaves }, ...place, severity: "error" };
  if (leaves === "skill") return { args: { path, leaves }, ...place };
  // It comes with the plugin. Said once for all, to those who install skills one by one.
  return { args: { leaves }, ...place, severity: "info" };
}

function isIn(folder: string, target: string): boolean {
  return target === folder || isBelow(folder, target);
}

/** A skill in the folder of a host, such as `.claude/skills`, is about the project around that folder. */
function isOfProject(file: string, target: string): boolean {
  const folder = hostFoldersOf(file)[0]?.folder;
  return folder !== undefined && !target.startsWith(folder.slice(0, -"skills".length));
}

/** Skills may refer to each other: what makes the reference hold is that the other one is installed too. */
function isSkill(target: string, { paths }: Repository): boolean {
  return /(?:^|\/)skill\.md$/i.test(target) || paths.has(`${target}/SKILL.md`);
}
