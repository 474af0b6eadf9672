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
    summary: "Both skills of a pair list the edge between them.",
    category: "world",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill, context) {
    const { repository } = context;
    return skill.model.references.flatMap((reference): RuleReport[] => {
      const counterpart = COUNTERPARTS.get(reference.field);
      const other = repository.byName.get(reference.name);
      if (counterpart === undefined || other === undefined || other === skill) return [];
      if (answers(other, skill, reference)) return [];
      const args = { field: reference.field, counterpart: `coordination.${counterpart}` };
      const related = [{ file: other.file, range: null }];
      return [{ args, ...placeOf(skill, reference, context), related }];
    });
  },
};

function answers(other: Skill, skill: Skill, { direction }: SkillReference): boolean {
  return other.model.references.some(
    (back) => back.name === skill.name && back.strength !== "hint" && back.direction !== direction,
  );
}
