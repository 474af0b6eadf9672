import type { Task, TaskSkill } from "../../planner/task.ts";
import { factsOf, literalsOf } from "../../skill/literals-of.ts";
import { displayWidth } from "../display-width.ts";
import { toVisibleLine } from "../visible-text.ts";
import type { Diagram, DiagramEdge, DiagramNode } from "./layout/diagram.ts";
import type { NodeIds } from "./node-ids.ts";

/** More boxes than this are neither readable nor quick to lay out. */
export const MAXIMUM_SKILLS = 300;
/** Columns of text in a box, and pixels a column, padding and height of a box, size of a dot. */
export const LABEL_COLUMNS = 24;
const COLUMN_WIDTH = 7.3;
const PADDING = 26;
const BOX_HEIGHT = 34;
const DOT_SIZE = 12;

/** A diagram, and what it leaves out. */
export interface DrawnSkills {
  readonly diagram: Diagram;
  readonly drawn: ReadonlySet<string>;
  /** Skills with conditions for which there was no room. */
  readonly undrawn: number;
}

/** The diagram of a task: skills that have conditions or effects, those of `preferred` first where there are too many. */
export function buildDiagram(
  task: Task,
  ids: NodeIds,
  preferred: ReadonlySet<string>,
): DrawnSkills {
  const linked = task.skills.filter(
    ({ preconditions, add, remove }) => preconditions.length + add.length + remove.length > 0,
  );
  const isFirst = ({ name }: TaskSkill): number => (preferred.has(name) ? 0 : 1);
  const shown = [...linked].sort((a, b) => isFirst(a) - isFirst(b)).slice(0, MAXIMUM_SKILLS);
  const edges = shown.flatMap((skill) => edgesOf(skill, ids));
  const facts = new Set(edges.flatMap(({ from, to }) => [from, to]));
  for (const fact of task.goal.flatMap(factsOf)) facts.add(ids.facts.get(fact) as string);
  const nodes = [
    ...shown.map(({ name }) => boxOf(ids.skills.get(name) as string, name)),
    ...[...ids.facts.values()]
      .filter((id) => facts.has(id))
      .map((id): DiagramNode => ({ id, kind: "fact", width: DOT_SIZE, height: DOT_SIZE })),
  ];
  return {
    diagram: { nodes, edges },
    drawn: new Set(shown.map(({ name }) => name)),
    undrawn: linked.length - shown.length,
  };
}

function boxOf(id: string, name: string): DiagramNode {
  const columns = Math.min(LABEL_COLUMNS, displayWidth(toVisibleLine(name)));
  return { id, kind: "skill", width: columns * COLUMN_WIDTH + PADDING, height: BOX_HEIGHT };
}

function edgesOf(skill: TaskSkill, ids: NodeIds): DiagramEdge[] {
  const own = ids.skills.get(skill.name) as string;
  const idOf = (fact: string): string => ids.facts.get(fact) as string;
  const needs = skill.preconditions.flatMap((condition, group): DiagramEdge[] => {
    return literalsOf(condition).map(({ fact, negated }) => ({
      from: idOf(fact),
      to: own,
      kind: condition.soft ? "soft" : negated ? "forbids" : "needs",
      ...(condition.kind === "any" ? { group } : {}),
    }));
  });
  const effects = (facts: readonly string[], kind: DiagramEdge["kind"]): DiagramEdge[] =>
    facts.map((fact) => ({ from: own, to: idOf(fact), kind }));
  return [...needs, ...effects(skill.add, "gives"), ...effects(skill.remove, "removes")];
}
