import type { EntityGraph } from "../../graph/graph.ts";
import { orderGraph } from "../../graph/order-graph.ts";
import { countText } from "../count-text.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { graphSvg } from "./graph-svg.ts";

const STYLE =
  "body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}figure{overflow:auto;margin:1rem 0}" +
  "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #8888}";

/** A graph as one page without script: the drawing, and all its edges as a table. Nothing is loaded from elsewhere. */
export function graphHtml(graph: EntityGraph): string {
  const { nodes, edges } = orderGraph(graph);
  const rows = edges.map(({ source, relation, target, properties = {} }) => {
    const cells = [
      source,
      relation,
      target,
      textOf(properties.status),
      textOf(properties.timestamp),
    ];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
  });
  return `${[
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
    '<meta name="viewport" content="width=device-width">',
    "<title>Skills and facts</title>",
    `<style>${STYLE}</style>`,
    "<h1>Skills and facts</h1>",
    `<p>${countText(nodes.length, "node")}, ${countText(edges.length, "edge")}</p>`,
    `<figure>${graphSvg(graph)}</figure>`,
    "<table><thead><tr><th>from<th>relation<th>to<th>status<th>time</thead><tbody>",
    ...rows,
    "</tbody></table>",
    "</html>",
  ].join("\n")}\n`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
