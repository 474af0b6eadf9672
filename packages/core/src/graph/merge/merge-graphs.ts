// Three-way merge of entity-graph.json by meaning: nodes by id, edges by source, relation, target and part. The declared
// part merges to what a rebuild of the merged repository gives, as far as the three files tell; the run part by key, the
// latest outcome winning. A conflict is one property that both sides changed differently, and nothing else.
import { edgeKey } from "../edge-key.ts";
import type { EntityGraph, GraphEdge, GraphNode } from "../graph.ts";
import { latestEdges } from "../latest-edges.ts";
import { orderGraph } from "../order-graph.ts";
import { endpointNodes } from "../retained-nodes.ts";
import { addDoneEdges } from "./add-done-edges.ts";
import { mergeEdge } from "./merge-edge.ts";
import { firstByKey, mergeItems, type Sides } from "./merge-items.ts";
import { mergeNode } from "./merge-node.ts";
import { type Merged, mergeRecords } from "./merge-records.ts";

/** Merges what two branches made of one graph. Both results are complete graphs; they differ only in the conflicts. */
export function mergeGraphs(
  base: EntityGraph,
  ours: EntityGraph,
  theirs: EntityGraph,
): Merged<EntityGraph> {
  const all = { base: orderGraph(base), ours: orderGraph(ours), theirs: orderGraph(theirs) };
  const edges = mergeItems(sides(all, edgesByKey), mergeEdge);
  const nodes = mergeItems(sides(all, nodesById), mergeNode);
  const meta = mergeRecords(base.meta, ours.meta, theirs.meta, "meta");
  const others = mergeRecords(othersOf(base), othersOf(ours), othersOf(theirs), "file");
  const known = sides(all, nodesById);
  const assemble = (side: "ours" | "theirs"): EntityGraph => {
    const complete = addDoneEdges(edges[side], nodes[side]);
    return orderGraph({
      ...others[side],
      meta: meta[side],
      nodes: completeNodes(nodes[side], complete, all, known),
      edges: complete,
    });
  };
  return {
    ours: assemble("ours"),
    theirs: assemble("theirs"),
    conflicts: [meta, nodes, edges, others].flatMap(({ conflicts }) => conflicts),
  };
}

type Graphs = Readonly<Record<"base" | "ours" | "theirs", EntityGraph>>;

function sides<T>(graphs: Graphs, read: (graph: EntityGraph) => ReadonlyMap<string, T>): Sides<T> {
  return { base: read(graphs.base), ours: read(graphs.ours), theirs: read(graphs.theirs) };
}

function nodesById({ nodes }: EntityGraph): ReadonlyMap<string, GraphNode> {
  return firstByKey(nodes, ({ id }) => id);
}

function edgesByKey({ edges }: EntityGraph): ReadonlyMap<string, GraphEdge> {
  return new Map(latestEdges(edges).map((edge) => [edgeKey(edge), edge]));
}

function othersOf(graph: EntityGraph): Readonly<Record<string, unknown>> {
  const { meta: _, nodes: __, edges: ___, ...others } = graph;
  return others;
}

/** Without facts whose last edges are gone, and with the ends of all edges, wherever they are still known. */
function completeNodes(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { ours, theirs }: Graphs,
  known: Sides<GraphNode>,
): readonly GraphNode[] {
  const linked = endsOf(edges);
  const linkedBefore = new Set([...endsOf(ours.edges), ...endsOf(theirs.edges)]);
  const kept = nodes.filter(
    ({ id, type }) => type !== "state" || linked.has(id) || !linkedBefore.has(id),
  );
  const ids = new Set(kept.map(({ id }) => id));
  const missing = endpointNodes(edges).filter(({ id }) => !ids.has(id));
  const found = missing.map(
    (node) =>
      known.ours.get(node.id) ?? known.theirs.get(node.id) ?? known.base.get(node.id) ?? node,
  );
  return [...kept, ...found];
}

function endsOf(edges: readonly GraphEdge[]): ReadonlySet<string> {
  return new Set(edges.flatMap(({ source, target }) => [source, target]));
}
