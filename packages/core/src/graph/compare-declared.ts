import { canonicalJson } from "../base/canonical-json.ts";
import { partOfEdge } from "./edge-key.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "./graph.ts";
import { OWNED_PROPERTIES } from "./merge-run-part.ts";
import { orderGraph } from "./order-graph.ts";
import { retainedNodes } from "./retained-nodes.ts";

/** How the declared part of a file differs from what the repository declares, in canonical order. */
export interface DeclaredDifference {
  readonly isFresh: boolean;
  /** Declared by the repository, absent from the file. */
  readonly nodesMissing: readonly GraphNode[];
  readonly edgesMissing: readonly GraphEdge[];
  /** In the file, declared no longer. What changed stands in both lists. */
  readonly nodesExtra: readonly GraphNode[];
  readonly edgesExtra: readonly GraphEdge[];
}

/** Compares a file with the built declared part. Order, layout, unknown keys and the run part do not count. */
export function compareDeclared(file: EntityGraph, built: EntityGraph): DeclaredDifference {
  const [fromFile, fromRepository] = [orderGraph(file), orderGraph(built)];
  const retained = new Set(retainedNodes(file).map(({ id }) => id));
  const nodes = difference(fromFile.nodes, fromRepository.nodes, nodeIdentity);
  const edges = difference(
    fromFile.edges.filter((edge) => partOfEdge(edge) === "declared"),
    fromRepository.edges,
    edgeIdentity,
  );
  const declared = new Set(built.nodes.map(({ id }) => id));
  const nodesExtra = nodes.extra.filter(({ id }) => declared.has(id) || !retained.has(id));
  const all = [nodes.missing, nodesExtra, edges.missing, edges.extra];
  return {
    isFresh: all.every((list) => list.length === 0),
    nodesMissing: nodes.missing,
    nodesExtra,
    edgesMissing: edges.missing,
    edgesExtra: edges.extra,
  };
}

/** What each side has more of than the other; a repeated line is one too many. */
function difference<T>(
  file: readonly T[],
  repository: readonly T[],
  identity: (item: T) => string,
): { readonly missing: readonly T[]; readonly extra: readonly T[] } {
  const surplus = (items: readonly T[], others: readonly T[]): readonly T[] => {
    const unmatched = new Map<string, number>();
    for (const other of others) {
      const key = identity(other);
      unmatched.set(key, (unmatched.get(key) ?? 0) + 1);
    }
    return items.filter((item) => {
      const key = identity(item);
      const left = unmatched.get(key) ?? 0;
      unmatched.set(key, left - 1);
      return left <= 0;
    });
  };
  return { missing: surplus(repository, file), extra: surplus(file, repository) };
}

function nodeIdentity({ id, name, type }: GraphNode): string {
  return canonicalJson([id, name, type]);
}

function edgeIdentity({ source, target, relation, properties }: GraphEdge): string {
  const owned = Object.fromEntries(
    OWNED_PROPERTIES.map((key) => [key, properties?.[key]] as const),
  );
  return canonicalJson([source, target, relation, owned]);
}
