// The order in which skills and facts come about when nothing is ever taken away: the relaxed planning graph of FF
// (Hoffmann & Nebel, 2001). Where skills wait for each other in a circle, the one with the fewest open needs goes first.
import { appendTo } from "../../../base/append-to.ts";
import { compareText } from "../../../base/compare.ts";
import type { Diagram, DiagramEdge } from "./diagram.ts";

/** A number for each node, rising in the order in which nodes are reached. */
export function reachOrder({ nodes, edges }: Diagram): ReadonlyMap<string, number> {
  const idsOf = (wanted: string): string[] =>
    nodes.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const needs = needsBySkill(edges);
  const gives = targetsBySource(edges.filter(({ kind }) => kind === "gives"));
  const supplied = new Set([...gives.values()].flat());
  const order = new Map<string, number>();
  const reach = (id: string): void => {
    if (!order.has(id)) order.set(id, order.size);
  };
  for (const fact of idsOf("fact")) if (!supplied.has(fact)) reach(fact);
  let waiting = idsOf("skill").sort(compareText);
  while (waiting.length > 0) {
    const ready = waiting.filter((skill) => openNeeds(needs.get(skill), order) === 0);
    for (const skill of ready.length > 0 ? ready : [leastOpen(waiting, needs, order)]) {
      reach(skill);
      for (const fact of gives.get(skill) ?? []) reach(fact);
    }
    waiting = waiting.filter((skill) => !order.has(skill));
  }
  return order;
}

type Needs = ReadonlyMap<string, readonly (readonly string[])[]>;

/** By skill: the groups of facts of which one each must hold. */
function needsBySkill(edges: readonly DiagramEdge[]): Needs {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { from, to, kind, group } of edges) {
    if (kind !== "needs") continue;
    const ofSkill = groups.get(to) ?? new Map<string, string[]>();
    groups.set(to, ofSkill);
    const key = group === undefined ? from : `#${group}`;
    appendTo(ofSkill, key, from);
  }
  return new Map([...groups].map(([skill, ofSkill]) => [skill, [...ofSkill.values()]]));
}

function targetsBySource(edges: readonly DiagramEdge[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) appendTo(targets, from, to);
  return targets;
}

function openNeeds(
  groups: readonly (readonly string[])[] = [],
  order: ReadonlyMap<string, number>,
): number {
  return groups.filter((group) => !group.some((fact) => order.has(fact))).length;
}

function leastOpen(
  waiting: readonly string[],
  needs: Needs,
  order: ReadonlyMap<string, number>,
): string {
  const open = waiting.map((skill) => openNeeds(needs.get(skill), order));
  return waiting[open.indexOf(Math.min(...open))] as string;
}
