import { findNearest } from "../../algorithms/find-nearest.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { Skill, SkillReference } from "../../skill/skill.ts";
import type { Fix, RuleReport } from "../finding.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { findMentions } from "./find-mentions.ts";

export const unresolvedSkill: SkillRule = {
  meta: {
    id: "unresolved-skill",
    summary: "A skill that another one names exists.",
    category: "body",
    severity: "error",
    fix: "suggested",
  },
  checkSkill(skill, context) {
    const declared = skill.model.references
      .filter(({ strength, name }) => strength !== "soft" && !isKnown(name, context))
      .map((reference) => declaredReport(skill, reference, context));
    return [...declared, ...mentionReports(skill, context)];
  },
};

/** By its name or its folder's, alone or behind the name of a plugin. Other plugins' skills are not ours to know. */
function isKnown(name: string, { repository, index }: RuleContext): boolean {
  const at = name.lastIndexOf(":");
  const bare = name.slice(at + 1);
  if (repository.byName.has(name) || repository.byName.has(bare) || index.skillFolders.has(bare))
    return true;
  const namespace = at === -1 ? null : name.slice(0, at);
  return namespace !== null && !index.plugins.some((plugin) => plugin.name === namespace);
}

function declaredReport(
  skill: Skill,
  { name, field, range }: SkillReference,
  context: RuleContext,
): RuleReport {
  const nearest = findNearest(name, context.repository.byName.keys());
  const fix = nearest === null || range === null ? null : fixOf(skill, range, name, nearest);
  return {
    args: { name, field, ...(nearest === null ? {} : { nearest }) },
    file: range === null ? (context.config.file ?? skill.file) : skill.file,
    range,
    ...(fix === null ? {} : { fix }),
  };
}

/**
 * A mention in the text may mean a skill of another repository: reported when a name here is nearly the same, or when
 * it stands behind the name of a plugin that is here.
 */
function mentionReports(skill: Skill, context: RuleContext): RuleReport[] {
  return findMentions(skill).flatMap(({ name, range }): RuleReport[] => {
    if (isKnown(name, context)) return [];
    const at = name.lastIndexOf(":") + 1;
    const near = findNearest(name.slice(at), context.repository.byName.keys());
    const nearest = near === null || near === skill.name ? null : name.slice(0, at) + near;
    if (nearest === null && at === 0) return [];
    return [
      {
        args: { name, ...(nearest === null ? {} : { nearest }) },
        file: skill.file,
        range,
        severity: "warning",
        ...(nearest === null ? {} : { fix: suggestion(range, nearest) }),
      },
    ];
  });
}

function suggestion(range: TextRange, text: string): Fix {
  return { tier: "suggested", edits: [{ range, text }] };
}

/** Several names in one text share its range, and then there is nothing to replace by itself. */
function fixOf(skill: Skill, range: TextRange, name: string, nearest: string): Fix | null {
  const written = skill.document.text.slice(range.start, range.end);
  const at = written.replace(/^["']|["']$/g, "") === name ? written.indexOf(name) : -1;
  if (at === -1) return null;
  const start = range.start + at;
  return suggestion({ start, end: start + name.length }, nearest);
}
