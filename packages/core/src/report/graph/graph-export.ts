import { formatGraph } from "../../graph/format-graph.ts";
import type { EntityGraph } from "../../graph/graph.ts";
import { graphDot } from "./graph-dot.ts";
import { graphGraphml } from "./graph-graphml.ts";
import { graphHtml } from "./graph-html.ts";
import { graphMermaid } from "./graph-mermaid.ts";
import { graphSvg } from "./graph-svg.ts";

/** Formats that a graph can be exported to, by name. Equal graphs give equal bytes. */
export const GRAPH_EXPORTS: ReadonlyMap<string, (graph: EntityGraph) => string> = new Map([
  ["mermaid", graphMermaid],
  ["dot", graphDot],
  ["svg", graphSvg],
  ["html", graphHtml],
  ["graphml", graphGraphml],
  ["json", formatGraph],
]);
