import type { GraphEdge } from "../../graph/graph.ts";
import { linkSkill } from "../../graph/link-skill.ts";
import { selectCandidates } from "../../selector/select-candidates.ts";
import type { Candidate, SelectionGoal } from "../../selector/selection.ts";
import { formatCondition, formatLiteral } from "../../skill/format-condition.ts";
import type { CalledSkill } from "./read-skills.ts";

/** A candidate in the reference's shape, and how often it was tried in vain where it was. */
export interface ShownCandidate {
  readonly name: string;
  readonly cost: string;
  readonly goal_proximity: number | null;
  readonly postcondition_count: number;
  readonly attempts?: number;
  readonly [key: string]: unknown;
}

/** Our selection over the skills of a call; the repository's graph is what these skills declare. */
export function selectCalled(
  skills: readonly CalledSkill[],
  world: SelectionGoal,
): readonly Candidate[] {
  const graph = skills.flatMap(linkSkill).map(
    ({ source, target, relation, soft, alternatives }): GraphEdge => ({
      source,
      target,
      relation,
      properties: { soft, ...(alternatives === null ? {} : { any: [alternatives] }) },
    }),
  );
  return selectCandidates(skills, world, { graph }).candidates;
}

/** The candidate with the keys that the reference gives it. */
export function showCandidate(
  { name, costLabel, proximity, postconditionCount, attempts, isCompleted }: Candidate,
  skills: readonly CalledSkill[],
): ShownCandidate {
  const called = skills.find((skill) => skill.name === name) as CalledSkill;
  const { fields, model } = called;
  return {
    name,
    description: fields.description ?? "",
    cost: costLabel,
    idempotent: model.idempotent,
    preconditions: model.preconditions.map(({ value }) => formatCondition(value)),
    postconditions: model.postconditions.map(({ value }) => formatLiteral(value)),
    related_skills: fields.related_skills ?? [],
    postcondition_count: postconditionCount,
    goal_proximity: proximity?.distance ?? null,
    satisfied: true,
    already_completed: isCompleted,
    source_path: fields._source_path ?? "",
    ...(attempts === 0 ? {} : { attempts }),
  };
}
