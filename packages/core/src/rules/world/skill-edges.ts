import type { TextRange } from "../../base/text-range.ts";
import { doneFact } from "../../skill/dialect-facts.ts";
import { literalsOf } from "../../skill/literals-of.ts";
import type { Skill, SkillReference } from "../../skill/skill.ts";
import type { RuleContext } from "../rule.ts";
import type { BestCase } from "./stuck-skills.ts";

/** "The skill waits for another one", and where that is written. */
export interface SkillEdge {
  readonly from: Skill;
  readonly to: Skill;
  readonly kind: "hard" | "soft";
  /** Who says so: with `enables` it is the skill that is waited for. */
  readonly statedBy: Skill;
  readonly range: TextRange | null;
  readonly field: string;
  /** The fact that is waited for; null for a statement about skills. */
  readonly fact: string | null;
}

/** What stuck skills wait for: the producers of facts that are not supplied even in the best case. */
export function blockingEdges(
  { repository, index }: RuleContext,
  { stuck, isSupplied }: BestCase,
): readonly SkillEdge[] {
  return [...stuck].flatMap((name) => {
    const from = repository.byName.get(name) as Skill;
    return from.model.preconditions.flatMap(({ value, range, field }) => {
      if (
        value.soft ||
        literalsOf(value).some(({ fact, negated }) => negated || isSupplied(fact))
      ) {
        return [];
      }
      return literalsOf(value).flatMap(({ fact }): SkillEdge[] =>
        (index.effects.get(fact) ?? [])
          .filter(({ negated, skill }) => !negated && stuck.has(skill.name))
          .map(({ skill: to }) => ({
            from,
            to,
            kind: "hard",
            statedBy: from,
            range,
            field,
            fact: fact === doneFact(to.name) ? null : fact,
          })),
      );
    });
  });
}

/** What skills state about each other, hard and advisory. */
export function statedEdges({ repository }: RuleContext): readonly SkillEdge[] {
  return [...repository.byName.values()].flatMap((skill) =>
    skill.model.references.flatMap((reference): SkillEdge[] => {
      const other = repository.byName.get(reference.name);
      if (other === undefined || other === skill || reference.strength === "hint") return [];
      return [edgeOf(skill, other, reference)];
    }),
  );
}

function edgeOf(skill: Skill, other: Skill, reference: SkillReference): SkillEdge {
  const { strength, direction, range, field } = reference;
  const isForward = direction === "requires";
  return {
    from: isForward ? skill : other,
    to: isForward ? other : skill,
    kind: strength === "hard" ? "hard" : "soft",
    statedBy: skill,
    range,
    field,
    fact: null,
  };
}
