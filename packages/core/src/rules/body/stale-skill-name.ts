import type { TextRange } from "../../base/text-range.ts";
import type { Skill } from "../../skill/skill.ts";
import { findField } from "../find-field.ts";
import type { RuleContext, SkillRule } from "../rule.ts";
import { findOldName } from "./find-old-name.ts";
import { unresolvedSkill } from "./unresolved-skill.ts";

export const staleSkillName: SkillRule = {
  meta: {
    id: "stale-skill-name",
    summary: "No text names a skill by the name that it had before the change.",
    category: "body",
    severity: "warning",
    fix: "suggested",
  },
  checkSkill(skill, context) {
    const { renamedSkills, index } = context;
    if (renamedSkills.size === 0) return [];
    const { text } = skill.document;
    const words = new Set(text.match(/[\w-]+/g));
    const told = lazily(() => rangesToldElsewhere(skill, context));
    return [...renamedSkills].flatMap(([old, name]) => {
      if (/^[\w-]+$/.test(old) ? !words.has(old) : !text.includes(old)) return [];
      return findOldName(text, old, index.skillFolders.has(old))
        .filter((range) => !told().some((other) => meet(range, other)))
        .map((range) => ({
          args: { old, name },
          file: skill.file,
          range,
          fix: { tier: "suggested" as const, edits: [{ range, text: name }] },
        }));
    });
  },
};

/** The skill's own name, links (a broken one has a rule of its own), and names that `unresolved-skill` reports. */
function rangesToldElsewhere(skill: Skill, context: RuleContext): readonly TextRange[] {
  const own = findField(skill, "name");
  const unresolved = unresolvedSkill.checkSkill(skill, context);
  return [
    ...(own === undefined ? [] : [own.range]),
    ...skill.document.body().links.map(({ urlRange }) => urlRange),
    ...unresolved.flatMap(({ range }) => range ?? []),
  ];
}

function meet(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
