import { assignColumns } from "./assign-columns.ts";
import type { Diagram, Drawing, Point } from "./diagram.ts";
import { orderColumns } from "./order-columns.ts";
import { placeColumns } from "./place-columns.ts";
import { type Slot, splitEdges } from "./split-edges.ts";

/** Distances in pixels. */
export interface LayoutOptions {
  /** Between columns, and between neighbours in a column. */
  readonly columnGap: number;
  readonly rowGap: number;
  /** Above and below the drawing, and at its sides. */
  readonly margin: number;
  readonly side: number;
}

/** Draws a diagram from left to right by plan depth. The same diagram gives the same drawing. */
export function layoutDiagram(diagram: Diagram, options: LayoutOptions): Drawing {
  const { columnGap, rowGap, margin, side } = options;
  if (diagram.nodes.length === 0) return { width: 0, height: 0, nodes: new Map(), edges: [] };
  const layered = splitEdges(diagram, assignColumns(diagram));
  const columns = orderColumns(layered);
  const heights = placeColumns(columns, layered.links, rowGap);
  const centres = centresOf(columns, columnGap, side);
  const pointOf = (id: string, column: number): Point => {
    return { x: centres[column] as number, y: (heights.get(id) as number) + margin };
  };
  const slots = new Map(layered.slots.map((slot) => [slot.id, slot]));
  const points = new Map(layered.slots.map(({ id, column }) => [id, pointOf(id, column)]));
  const bottom = Math.max(
    ...layered.slots.map(({ id, height }) => (points.get(id) as Point).y + height / 2),
  );
  const lastColumn = columns.length - 1;
  return {
    width: (centres[lastColumn] as number) + widthOf(columns[lastColumn]) / 2 + side,
    height: bottom + margin,
    nodes: new Map(diagram.nodes.map(({ id }) => [id, points.get(id) as Point])),
    edges: layered.routes.map(({ edge, slots: route }) => ({
      edge,
      points: trim(route, slots, points),
    })),
  };
}

function widthOf(column: readonly Slot[] | undefined): number {
  return Math.max(0, ...(column ?? []).map(({ width }) => width));
}

function centresOf(columns: readonly (readonly Slot[])[], gap: number, side: number): number[] {
  let left = side;
  return columns.map((column) => {
    const width = widthOf(column);
    const centre = left + width / 2;
    left += width + gap;
    return centre;
  });
}

/** An edge begins at the right side of its source and ends at the left side of its target, or the reverse. */
function trim(
  route: readonly string[],
  slots: ReadonlyMap<string, Slot>,
  points: ReadonlyMap<string, Point>,
): readonly Point[] {
  const at = route.map((id) => points.get(id) as Point);
  const [first, last] = [at[0] as Point, at.at(-1) as Point];
  const half = (id: string | undefined): number => (slots.get(id ?? "")?.width ?? 0) / 2;
  const direction = last.x >= first.x ? 1 : -1;
  return [
    { x: first.x + direction * half(route[0]), y: first.y },
    ...at.slice(1, -1),
    { x: last.x - direction * half(route.at(-1)), y: last.y },
  ];
}
