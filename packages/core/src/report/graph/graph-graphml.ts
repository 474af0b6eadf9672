import type { EntityGraph } from "../../graph/graph.ts";
import { orderGraph } from "../../graph/order-graph.ts";
import { escapeXml } from "../escape-xml.ts";

/** What nodes and edges carry, as GraphML declares it. */
const KEYS: readonly (readonly [key: string, of: "node" | "edge", type: string])[] = [
  ["id", "node", "string"],
  ["name", "node", "string"],
  ["type", "node", "string"],
  ["relation", "edge", "string"],
  ["score", "edge", "double"],
  ["origin", "edge", "string"],
  ["soft", "edge", "boolean"],
  ["status", "edge", "string"],
  ["timestamp", "edge", "string"],
  ["result_summary", "edge", "string"],
];

/** A graph as GraphML, for Gephi, yEd, NetworkX. Source: GraphML 1.0 specification, graphml.graphdrawing.org. */
export function graphGraphml(graph: EntityGraph): string {
  const { nodes, edges } = orderGraph(graph);
  const ids = new Map(nodes.map(({ id }, i) => [id, `n${i}`]));
  const lines = [
    ...KEYS.map(
      ([key, of, type]) =>
        `<key id="${of}-${key}" for="${of}" attr.name="${key}" attr.type="${type}"/>`,
    ),
    '<graph id="ctxfst" edgedefault="directed">',
    ...nodes.map((node) => `  <node id="${ids.get(node.id)}">${dataOf("node", node)}</node>`),
    ...edges.flatMap(({ source, target, relation, score, properties = {} }) => {
      if (!ids.has(source) || !ids.has(target)) return [];
      const ends = `source="${ids.get(source)}" target="${ids.get(target)}"`;
      return [`  <edge ${ends}>${dataOf("edge", { ...properties, relation, score })}</edge>`];
    }),
    "</graph>",
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...lines.map((line) => `  ${line}`),
    "</graphml>\n",
  ].join("\n");
}

function dataOf(of: "node" | "edge", values: Readonly<Record<string, unknown>>): string {
  return KEYS.flatMap(([key, owner, type]) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    const isFit = type === "double" ? typeof value === "number" : typeof value === type;
    if (owner !== of || !isFit) return [];
    return [`<data key="${of}-${key}">${escapeXml(String(value))}</data>`];
  }).join("");
}
