import type { Diagram, DiagramEdge } from "./diagram.ts";

/** Something with a place in a column: a node, or the point where a long edge passes. */
export interface Slot {
  readonly id: string;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  /** False for points of edges. */
  readonly isNode: boolean;
}

/** A diagram in which every edge that goes forward joins neighbouring columns. */
export interface LayeredDiagram {
  readonly slots: readonly Slot[];
  /** Pairs of slot ids, left to right. */
  readonly links: readonly (readonly [string, string])[];
  /** The slots through which each edge runs, its ends included. */
  readonly routes: readonly { readonly edge: DiagramEdge; readonly slots: readonly string[] }[];
}

/** Room that a passing edge takes in a column. */
const EDGE_HEIGHT = 6;

/** Gives long forward edges a point in every column that they cross; edges that go back keep only their ends. */
export function splitEdges(
  { nodes, edges }: Diagram,
  columns: ReadonlyMap<string, number>,
): LayeredDiagram {
  const columnOf = (id: string): number => columns.get(id) as number;
  const slots: Slot[] = nodes.map(({ id, width, height }) => {
    return { id, column: columnOf(id), width, height, isNode: true };
  });
  const links: (readonly [string, string])[] = [];
  const routes = edges.map((edge, e) => {
    const [start, end] = [columnOf(edge.from), columnOf(edge.to)];
    const route = [edge.from];
    for (let column = start + 1; column < end; column += 1) {
      const id = `|${e}:${column}`;
      slots.push({ id, column, width: 0, height: EDGE_HEIGHT, isNode: false });
      route.push(id);
    }
    route.push(edge.to);
    if (end > start) {
      for (let i = 1; i < route.length; i += 1) {
        links.push([route[i - 1] as string, route[i] as string]);
      }
    }
    return { edge, slots: route };
  });
  return { slots, links, routes };
}
