import { packRows, stronglyConnected, topologicalOrder } from "../../../algorithms/index.ts";
import type { Diagram, DiagramEdge } from "./diagram.ts";
import { reachOrder } from "./reach-order.ts";

/**
 * The column of each node, counted from 0 without gaps, so that needs and effects lead to the right: the longest way
 * from the left. In a circle the edge leads back that closes it. Facts and skills never share a column.
 */
export function assignColumns(diagram: Diagram): ReadonlyMap<string, number> {
  const { nodes } = diagram;
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const successors = forwardEdges(diagram, index);
  const columns: number[] = nodes.map(({ kind }) => (kind === "skill" ? 1 : 0));
  for (const node of topologicalOrder(packRows(successors)) ?? []) {
    for (const next of successors[node] as readonly number[]) {
      columns[next] = Math.max(columns[next] as number, (columns[node] as number) + 1);
    }
  }
  const supplied = new Set(successors.flat());
  const closest = firstUses(diagram.edges, index, columns);
  nodes.forEach(({ kind }, i) => {
    // What comes from outside stands close to the first skill that asks for it.
    const use = closest[i] as number;
    if (kind === "fact" && !supplied.has(i) && Number.isFinite(use)) columns[i] = use - 1;
  });
  const used = [...new Set(columns)].sort((a, b) => a - b);
  return new Map(nodes.map(({ id }, i) => [id, used.indexOf(columns[i] as number)]));
}

/** The leftmost column in which each fact is asked for, in whatever way. */
function firstUses(
  edges: readonly DiagramEdge[],
  index: ReadonlyMap<string, number>,
  columns: readonly number[],
): readonly number[] {
  const first = columns.map(() => Number.POSITIVE_INFINITY);
  for (const { from, to, kind } of edges) {
    if (kind === "gives" || kind === "removes") continue;
    const fact = index.get(from) as number;
    first[fact] = Math.min(first[fact] as number, columns[index.get(to) as number] as number);
  }
  return first;
}

/** Successors without those edges of circles that lead to what was reached before. */
function forwardEdges(
  diagram: Diagram,
  index: ReadonlyMap<string, number>,
): readonly (readonly number[])[] {
  const order = reachOrder(diagram);
  const ends = diagram.edges
    .filter(({ kind }) => kind === "needs" || kind === "gives")
    .map((edge) => ({
      edge,
      from: index.get(edge.from) as number,
      to: index.get(edge.to) as number,
    }));
  const all: number[][] = diagram.nodes.map(() => []);
  for (const { from, to } of ends) all[from]?.push(to);
  const circle = new Int32Array(diagram.nodes.length);
  stronglyConnected(packRows(all)).forEach((members, i) => {
    for (const member of members) circle[member] = i;
  });
  const reached = ({ from, to }: DiagramEdge): boolean =>
    (order.get(from) as number) < (order.get(to) as number);
  const forward: number[][] = diagram.nodes.map(() => []);
  for (const { edge, from, to } of ends) {
    if (circle[from] !== circle[to] || reached(edge)) forward[from]?.push(to);
  }
  return forward;
}
