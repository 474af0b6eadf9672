import type { SubgraphEdge, World } from "./world.ts";

/** What a world keeps of a graph. */
export interface SubgraphSource {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly SubgraphEdge[];
}

/**
 * The world with this part of the graph as its `current_subgraph`: ids, and edges with source, target and relation, each
 * once in the order given. Other keys of the subgraph stay. The same world where nothing changes.
 */
export function setSubgraph(
  world: World,
  { nodes, edges }: SubgraphSource,
  timestamp: string,
): World {
  const unique = new Map(
    edges.map(({ source, target, relation }): [string, SubgraphEdge] => [
      JSON.stringify([source, target, relation]),
      { source, target, relation },
    ]),
  );
  const subgraph = {
    ...world.current_subgraph,
    nodes: [...new Set(nodes.map(({ id }) => id))],
    edges: [...unique.values()],
  };
  if (JSON.stringify(world.current_subgraph) === JSON.stringify(subgraph)) return world;
  return { ...world, current_subgraph: subgraph, updated_at: timestamp };
}
