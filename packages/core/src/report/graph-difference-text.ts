import type { GraphStatus } from "../check/check-result.ts";
import { countText } from "./count-text.ts";

/** How many nodes and edges a graph file and the repository do not share. */
export type GraphDifference = Pick<
  GraphStatus,
  "nodesMissing" | "nodesExtra" | "edgesMissing" | "edgesExtra"
>;

/** What ails a graph file: `lacks 1 node, 2 edges and has 1 edge too many`; "" for no difference. */
export function graphDifferenceText(difference: GraphDifference): string {
  const { nodesMissing, nodesExtra, edgesMissing, edgesExtra } = difference;
  return [
    ...(nodesMissing + edgesMissing > 0
      ? [`lacks ${nodesAndEdges(nodesMissing, edgesMissing)}`]
      : []),
    ...(nodesExtra + edgesExtra > 0
      ? [`has ${nodesAndEdges(nodesExtra, edgesExtra)} too many`]
      : []),
  ].join(" and ");
}

function nodesAndEdges(nodes: number, edges: number): string {
  return [
    ...(nodes > 0 ? [countText(nodes, "node")] : []),
    ...(edges > 0 ? [countText(edges, "edge")] : []),
  ].join(", ");
}
