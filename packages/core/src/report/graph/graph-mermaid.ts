import type { EntityGraph, GraphEdge, GraphNode } from "../../graph/graph.ts";
import { orderGraph } from "../../graph/order-graph.ts";
import { mermaidLabel } from "../mermaid-label.ts";

/** Mermaid refuses 500 edges and 50,000 characters; GitHub then shows an error in place of the drawing. */
const MAXIMUM_EDGES = 450;
const MAXIMUM_CHARACTERS = 45_000;

/**
 * A graph as a Mermaid flowchart: skills as boxes, facts rounded, goals with points. Ids are our own and labels escaped,
 * so that no name can change the drawing. What Mermaid would refuse is left out, and counted in a box of its own.
 */
export function graphMermaid(graph: EntityGraph): string {
  const { nodes, edges } = orderGraph(graph);
  const ids = new Map(nodes.map(({ id }, i) => [id, `n${i}`]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const drawn = new Set<string>();
  const lines: string[] = [];
  let length = 0;
  const add = (parts: readonly string[]): boolean => {
    const size = parts.reduce((sum, part) => sum + part.length + 3, 0);
    if (length + size > MAXIMUM_CHARACTERS) return false;
    length += size;
    lines.push(...parts);
    return true;
  };
  const declare = (id: string): readonly string[] =>
    drawn.has(id) ? [] : [shapeOf(ids.get(id) as string, byId.get(id) as GraphNode)];
  let shown = 0;
  for (const edge of edges) {
    const { source, target } = edge;
    if (shown === MAXIMUM_EDGES) break;
    if (!ids.has(source) || !ids.has(target)) continue;
    const ends = source === target ? declare(source) : [...declare(source), ...declare(target)];
    const arrow = `${ids.get(source)} ${arrowOf(edge)} ${ids.get(target)}`;
    if (!add([...ends, arrow])) break;
    drawn.add(source).add(target);
    shown += 1;
  }
  for (const { id } of nodes) {
    if (!drawn.has(id) && shown === edges.length && add(declare(id))) drawn.add(id);
  }
  const missing = [nodes.length - drawn.size, edges.length - shown];
  const note = missing.some((count) => count > 0)
    ? [`more["not drawn: ${missing[0]} nodes, ${missing[1]} edges"]`]
    : [];
  return `${["flowchart LR", ...[...lines, ...note].map((line) => `  ${line}`)].join("\n")}\n`;
}

function shapeOf(own: string, { name, type }: GraphNode): string {
  const label = `"${mermaidLabel(name)}"`;
  if (type === "action") return `${own}[${label}]`;
  return type === "goal" ? `${own}{{${label}}}` : `${own}([${label}])`;
}

/** Dotted where an edge only ranks, or tells of the past. */
function arrowOf({ relation, properties }: GraphEdge): string {
  const isDotted = properties?.soft === true || properties?.origin === "run";
  return `${isDotted ? "-.->" : "-->"}|"${mermaidLabel(relation)}"|`;
}
