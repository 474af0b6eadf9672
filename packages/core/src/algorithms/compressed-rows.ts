/**
 * Lists of small integers in two flat arrays (compressed sparse rows): row `i` is
 * `items[start[i]] … items[start[i + 1] - 1]`.
 */
export interface Rows {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** Packs lists into rows, order kept. */
export function packRows(lists: readonly (readonly number[])[]): Rows {
  const start = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i += 1) {
    start[i + 1] = (start[i] as number) + (lists[i] as readonly number[]).length;
  }
  const items = new Int32Array(start[lists.length] as number);
  for (let i = 0; i < lists.length; i += 1) items.set(lists[i] as readonly number[], start[i]);
  return { start, items };
}

/** Turns "row holds item" round: row `x` of the result lists, in order, the rows that hold `x`. */
export function invertRows(rows: Rows, width: number): Rows {
  const count = rows.start.length - 1;
  const start = new Int32Array(width + 1);
  for (const item of rows.items) start[item + 1] = (start[item + 1] as number) + 1;
  for (let x = 0; x < width; x += 1) start[x + 1] = (start[x + 1] as number) + (start[x] as number);
  const next = start.slice(0, width);
  const items = new Int32Array(rows.items.length);
  for (let row = 0; row < count; row += 1) {
    for (let k = rows.start[row] as number; k < (rows.start[row + 1] as number); k += 1) {
      const item = rows.items[k] as number;
      const at = next[item] as number;
      items[at] = row;
      next[item] = at + 1;
    }
  }
  return { start, items };
}

/** A view of one row; valid as long as the rows are. */
export function rowOf(rows: Rows, index: number): Int32Array {
  return rows.items.subarray(rows.start[index], rows.start[index + 1]);
}
