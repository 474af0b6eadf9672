import { canonicalJson } from "../base/canonical-json.ts";
import { compareText } from "../base/compare.ts";
import type { GraphEdge, Relation } from "./graph.ts";

/** One reason for an edge between a skill and a fact. */
export interface DeclaredLink {
  readonly source: string;
  readonly target: string;
  readonly relation: Relation;
  readonly soft: boolean;
  /** The alternatives among which the fact is one, as written; null when it alone is meant. */
  readonly alternatives: readonly string[] | null;
}

/** Collects declared edges; several reasons for one edge become one edge that says the strongest. */
export interface DeclaredEdges {
  add(link: DeclaredLink): void;
  edges(): readonly GraphEdge[];
}

interface Entry {
  readonly link: DeclaredLink;
  readonly groups: Map<string, readonly string[]>;
}

/** Starts an empty collection. */
export function declaredEdges(): DeclaredEdges {
  const entries = new Map<string, Entry>();
  return {
    add(link) {
      const key = JSON.stringify([link.source, link.relation, link.target]);
      const known = entries.get(key);
      const isStronger = known === undefined || strength(link) > strength(known.link);
      const entry = isStronger ? { link, groups: new Map() } : known;
      if (isStronger) entries.set(key, entry);
      if (link.alternatives !== null && strength(link) === strength(entry.link)) {
        const group = [...new Set(link.alternatives)].sort(compareText);
        entry.groups.set(canonicalJson(group), group);
      }
    },
    edges: () => [...entries.values()].map(edgeOf),
  };
}

/** What must hold alone says more than one of several, and either says more than what only ranks. */
function strength({ soft, alternatives }: DeclaredLink): number {
  return (soft ? 0 : 2) + (alternatives === null ? 1 : 0);
}

/**
 * Only BLOCKED_BY says its origin, since runs write that relation too. `any` lists the groups of alternatives, `soft`
 * marks what only ranks; an edge without either must hold.
 */
function edgeOf({ link, groups }: Entry): GraphEdge {
  const { source, target, relation } = link;
  const properties = {
    ...(groups.size === 0
      ? {}
      : { any: [...groups.keys()].sort(compareText).map((key) => groups.get(key)) }),
    ...(relation === "BLOCKED_BY" ? { origin: "declared" } : {}),
    ...(link.soft ? { soft: true } : {}),
  };
  const edge = { source, target, relation };
  return Object.keys(properties).length === 0 ? edge : { ...edge, properties };
}
