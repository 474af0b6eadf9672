// The order within columns: barycentre sweeps to and fro (Sugiyama, Tagawa & Toda, 1981). The order with the fewest
// crossings of all sweeps is kept.
import { appendTo } from "../../../base/append-to.ts";
import type { LayeredDiagram, Slot } from "./split-edges.ts";

const SWEEPS = 12;

/** The slots of each column from top to bottom. */
export function orderColumns({ slots, links }: LayeredDiagram): readonly (readonly Slot[])[] {
  const count = Math.max(-1, ...slots.map(({ column }) => column)) + 1;
  let columns: Slot[][] = Array.from({ length: count }, () => []);
  for (const slot of slots) columns[slot.column]?.push(slot);
  const [before, after] = neighbours(links);
  let best = columns;
  let fewest = countCrossings(columns, after);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep += 1) {
    columns = sweepColumns(columns, sweep % 2 === 0 ? before : after, sweep % 2 === 0);
    const crossings = countCrossings(columns, after);
    if (crossings >= fewest) continue;
    fewest = crossings;
    best = columns;
  }
  return best;
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function neighbours(links: LayeredDiagram["links"]): readonly [Neighbours, Neighbours] {
  const before = new Map<string, string[]>();
  const after = new Map<string, string[]>();
  for (const [left, right] of links) {
    appendTo(after, left, right);
    appendTo(before, right, left);
  }
  return [before, after];
}

/** Orders each column by the mean place of its neighbours in the one just ordered; ties keep their order. */
function sweepColumns(
  columns: readonly Slot[][],
  toward: Neighbours,
  isForward: boolean,
): Slot[][] {
  const result = columns.map((column) => [...column]);
  const places = placesOf(result);
  const indices = result.map((_, i) => i);
  for (const c of isForward ? indices.slice(1) : indices.slice(0, -1).reverse()) {
    const column = result[c] as Slot[];
    const keys = new Map(
      column.map((slot, i) => {
        const near = (toward.get(slot.id) ?? []).map((id) => places.get(id) as number);
        const mean = near.reduce((sum, place) => sum + place, 0) / near.length;
        return [slot.id, near.length === 0 ? (i + 0.5) / column.length : mean];
      }),
    );
    column.sort((a, b) => (keys.get(a.id) as number) - (keys.get(b.id) as number));
    column.forEach((slot, i) => {
      places.set(slot.id, (i + 0.5) / column.length);
    });
  }
  return result;
}

/** Where in its column each slot stands, from 0 to 1. */
function placesOf(columns: readonly (readonly Slot[])[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const column of columns) {
    column.forEach((slot, i) => {
      places.set(slot.id, (i + 0.5) / column.length);
    });
  }
  return places;
}

function countCrossings(columns: readonly (readonly Slot[])[], after: Neighbours): number {
  let crossings = 0;
  for (let c = 0; c + 1 < columns.length; c += 1) {
    const right = new Map((columns[c + 1] as readonly Slot[]).map(({ id }, i) => [id, i]));
    const ends = (columns[c] as readonly Slot[]).flatMap(({ id }) =>
      (after.get(id) ?? []).map((next) => right.get(next) as number).sort((a, b) => a - b),
    );
    crossings += countInversions(ends, right.size);
  }
  return crossings;
}

/** Pairs in the wrong order, with a Fenwick tree: O(n log m). */
function countInversions(values: readonly number[], size: number): number {
  const tree = new Uint32Array(size + 1);
  let inversions = 0;
  values.forEach((value, seen) => {
    let notAbove = 0;
    for (let i = value + 1; i > 0; i -= i & -i) notAbove += tree[i] as number;
    inversions += seen - notAbove;
    for (let i = value + 1; i <= size; i += i & -i) tree[i] = (tree[i] as number) + 1;
  });
  return inversions;
}
