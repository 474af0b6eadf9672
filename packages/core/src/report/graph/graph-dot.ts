import type { EntityGraph, GraphNode } from "../../graph/graph.ts";
import { orderGraph } from "../../graph/order-graph.ts";
import { toVisibleLine } from "../visible-text.ts";

const SHAPES: Readonly<Record<string, string>> = { action: "box", goal: "hexagon" };

/** A graph in the language of Graphviz. Ids are our own and labels quoted, so that no name can change the drawing. */
export function graphDot(graph: EntityGraph): string {
  const { nodes, edges } = orderGraph(graph);
  const ids = new Map(nodes.map(({ id }, i) => [id, `n${i}`]));
  const nodeLine = ({ id, name, type }: GraphNode): string =>
    `${ids.get(id)} [label=${quoted(name)}, shape=${shapeOf(type)}, tooltip=${quoted(id)}];`;
  const edgeLines = edges.flatMap(({ source, target, relation, properties }) => {
    if (!ids.has(source) || !ids.has(target)) return [];
    const isDashed = properties?.soft === true || properties?.origin === "run";
    const style = isDashed ? ", style=dashed" : "";
    return [`${ids.get(source)} -> ${ids.get(target)} [label=${quoted(relation)}${style}];`];
  });
  const lines = ["rankdir=LR;", ...nodes.map(nodeLine), ...edgeLines];
  return `digraph ctxfst {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;
}

function shapeOf(type: string): string {
  return Object.hasOwn(SHAPES, type) ? (SHAPES[type] as string) : "ellipse";
}

/** A quoted label: a backslash would begin an escape such as `\\N`, the name of the node. */
function quoted(text: string): string {
  return `"${toVisibleLine(text).replace(/[\\"]/g, "\\$&")}"`;
}
