import { appendTo } from "../base/append-to.ts";
import { relationWeight } from "./relation-weight.ts";
import type { Hop } from "./shortest-hops.ts";

/** As much of an edge as a walk needs. */
export interface WalkedEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: string;
}

/**
 * The hops of a walk away from the goal. Edges between facts, which people or other tools wrote, are walked both ways.
 * Edges of a skill are walked backwards only, from a fact through the skills that lead to it to the facts that these
 * require: what a step causes is not what it needs. Such a fact–skill–fact pair is one hop.
 */
export function proximityHops(
  edges: readonly WalkedEdge[],
  isSkill: (name: string) => boolean,
): ReadonlyMap<string, readonly Hop[]> {
  const hops = new Map<string, Hop[]>();
  const producers = new Map<string, Set<string>>();
  const needs = new Map<string, Set<string>>();
  for (const { source, target, relation } of edges) {
    if (source === "" || target === "") continue;
    if (isSkill(source) && !isSkill(target)) {
      if (relation === "LEADS_TO") addTo(producers, target, source);
      if (relation === "REQUIRES") addTo(needs, source, target);
      continue;
    }
    const weight = relationWeight(relation);
    if (weight === null) continue;
    appendTo(hops, source, { to: target, weight, relation });
    appendTo(hops, target, { to: source, weight, relation });
  }
  for (const [fact, skills] of producers) {
    const facts = new Set([...skills].flatMap((skill) => [...(needs.get(skill) ?? [])]));
    for (const to of facts) {
      appendTo(hops, fact, { to, weight: 1, relation: "LEADS_TO" });
    }
  }
  return hops;
}

function addTo(groups: Map<string, Set<string>>, key: string, item: string): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, new Set([item]));
  else group.add(item);
}
