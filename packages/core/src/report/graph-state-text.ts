import type { GraphStatus } from "../check/check-result.ts";
import { graphDifferenceText } from "./graph-difference-text.ts";

/** What mends a graph file that is out of date or cannot be read. */
export const GRAPH_REMEDY = "ctxfst graph build";

/** How the graph file stands, to follow its name: `is out of date: it lacks 2 edges`; "" where there is none. */
export function graphStateText({ state, ...difference }: GraphStatus): string {
  switch (state) {
    case "absent":
      return "";
    case "fresh":
      return "is up to date";
    case "unreadable":
      return "cannot be read";
    case "stale":
      return `is out of date: it ${graphDifferenceText(difference)}`;
  }
}

/** True where the graph file must be written anew. */
export function needsGraphBuild({ state }: Pick<GraphStatus, "state">): boolean {
  return state === "stale" || state === "unreadable";
}

/** The whole line for a terminal: `entity-graph.json cannot be read (ctxfst graph build)`; "" where there is no file. */
export function graphLine(graph: GraphStatus): string {
  if (graph.state === "absent") return "";
  return `${graph.file} ${graphStateText(graph)}${needsGraphBuild(graph) ? ` (${GRAPH_REMEDY})` : ""}`;
}
