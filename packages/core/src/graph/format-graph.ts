import { canonicalJson } from "../base/canonical-json.ts";
import { compareText } from "../base/compare.ts";
import type { EntityGraph } from "./graph.ts";
import { formatEdge, formatNode, orderGraph } from "./order-graph.ts";

/**
 * The bytes of `entity-graph.json`: valid JSON with one node or edge a line in canonical order, so that a diff shows
 * nodes and edges, and a line merge goes wrong as seldom as possible. Equal graphs give equal bytes on every machine.
 */
export function formatGraph(graph: EntityGraph): string {
  const { meta, nodes, edges, ...others } = orderGraph(graph);
  const members = [
    `"meta": ${canonicalJson(meta)}`,
    `"nodes": ${formatLines(nodes.map(formatNode))}`,
    `"edges": ${formatLines(edges.map(formatEdge))}`,
    ...Object.keys(others)
      .filter((key) => others[key] !== undefined)
      .sort(compareText)
      .map((key) => `${JSON.stringify(key)}: ${canonicalJson(others[key])}`),
  ];
  return `{\n${members.map((member) => `  ${member}`).join(",\n")}\n}\n`;
}

function formatLines(lines: readonly string[]): string {
  return lines.length === 0 ? "[]" : `[\n${lines.map((line) => `    ${line}`).join(",\n")}\n  ]`;
}
