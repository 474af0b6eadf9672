import { fieldOf } from "../../skill/plain-value.ts";
import type { Skill, SkillReference } from "../../skill/skill.ts";
import type { RuleReport } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { placeOf } from "./model-place.ts";

/** Fields of the convention in which both sides name an edge, each with its counterpart. */
const COUNTERPARTS: ReadonlyMap<string, string> = new Map([
  ["coordination.requires", "enables"],
  ["coordination.enables", "requires"],
]);

export const oneSidedEdge: SkillRule = {
  meta: {
    id: "one-sided-edge",
    summary: "Where both skills of a pair list their edges, both list this one.",
    category: "world",
    severity: "info",
    fix: null,
  },
  checkSkill(skill, context) {
    const { repository } = context;
    return skill.model.references.flatMap((reference): RuleReport[] => {
      const counterpart = COUNTERPARTS.get(reference.field);
      const other = repository.byName.get(reference.name);
      if (counterpart === undefined || other === undefined || other === skill) return [];
      if (!takesPart(other) || answers(other, skill, reference)) return [];
      const args = { name: skill.name, other: other.name, field: reference.field, counterpart };
      const related = [{ file: other.file, range: null }];
      return [{ args, ...placeOf(skill, reference, context), related }];
    });
  },
};

function takesPart({ fields }: Skill): boolean {
  const coordination = fields.get("coordination");
  return (
    fieldOf(coordination, "requires") !== undefined ||
    fieldOf(coordination, "enables") !== undefined
  );
}

function answers(other: Skill, skill: Skill, { direction }: SkillReference): boolean {
  return other.model.references.some(
    (back) => back.name === skill.name && back.strength !== "hint" && back.direction !== direction,
  );
}
