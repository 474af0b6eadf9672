import { compareText } from "../base/compare.ts";
import type { GraphEdge } from "./graph.ts";
import { formatEdge } from "./order-graph.ts";

/** When an edge was last written: an outcome that expired tells more than the same outcome before. */
export function edgeTime({ properties }: GraphEdge): number {
  const times = [properties?.timestamp, properties?.expired_at].map((time) =>
    Date.parse(String(time ?? "")),
  );
  return Math.max(...times.map((time) => (Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time)));
}

/** Whether `a` tells of a later time; ties and edges without a time are broken by their text, never by place. */
export function isLaterEdge(a: GraphEdge, b: GraphEdge): boolean {
  const [timeA, timeB] = [edgeTime(a), edgeTime(b)];
  return timeA === timeB ? compareText(formatEdge(a), formatEdge(b)) > 0 : timeA > timeB;
}
