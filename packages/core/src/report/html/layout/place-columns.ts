// Heights within columns: each slot is drawn to the mean of its neighbours, as far as order and distance allow. The best
// such places in the sense of least squares come from pooling adjacent violators (isotonic regression).
import { appendTo } from "../../../base/append-to.ts";
import type { LayeredDiagram, Slot } from "./split-edges.ts";

const SWEEPS = 24;

/** Vertical centres of all slots; the topmost edge is near 0. */
export function placeColumns(
  columns: readonly (readonly Slot[])[],
  links: LayeredDiagram["links"],
  gap: number,
): ReadonlyMap<string, number> {
  const near = new Map<string, string[]>();
  for (const [left, right] of links) {
    appendTo(near, left, right);
    appendTo(near, right, left);
  }
  const centres = new Map<string, number>();
  for (const column of columns) for (const [id, y] of stack(column, gap)) centres.set(id, y);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const order = sweep % 2 === 0 ? columns : [...columns].reverse();
    for (const column of order) settle(column, near, centres, gap);
  }
  const top = Math.min(
    ...columns.flat().map(({ id, height }) => (centres.get(id) as number) - height / 2),
  );
  return new Map([...centres].map(([id, y]) => [id, y - top]));
}

/** One below the other, around 0. */
function stack(column: readonly Slot[], gap: number): (readonly [string, number])[] {
  const offsets = offsetsOf(column, gap);
  const middle = (offsets.at(-1) ?? 0) / 2;
  return column.map(({ id }, i) => [id, (offsets[i] as number) - middle]);
}

/** Distances of the centres from the first one where nothing stands further apart than it must. */
function offsetsOf(column: readonly Slot[], gap: number): number[] {
  let offset = 0;
  return column.map(({ height }, i) => {
    if (i > 0) offset += ((column[i - 1] as Slot).height + height) / 2 + gap;
    return offset;
  });
}

function settle(
  column: readonly Slot[],
  near: ReadonlyMap<string, readonly string[]>,
  centres: Map<string, number>,
  gap: number,
): void {
  const offsets = offsetsOf(column, gap);
  const wanted = column.map(({ id }, i) => {
    const ys = (near.get(id) ?? []).map((other) => centres.get(other) as number);
    const own = centres.get(id) as number;
    const mean = ys.length === 0 ? own : ys.reduce((sum, y) => sum + y, 0) / ys.length;
    return mean - (offsets[i] as number);
  });
  poolAdjacent(wanted).forEach((base, i) => {
    centres.set((column[i] as Slot).id, base + (offsets[i] as number));
  });
}

/** The nearest rising sequence. */
function poolAdjacent(values: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.count <= pool.sum / pool.count) break;
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}
