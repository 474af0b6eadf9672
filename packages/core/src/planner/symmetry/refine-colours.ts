import type { TaskGraph } from "./task-graph.ts";

/** A stable colouring of a task's graph. */
export interface Colouring {
  readonly colours: Int32Array;
  /** Distinct colours. */
  readonly count: number;
  /** Edges looked at to get here. */
  readonly effort: number;
}

/**
 * Colour refinement (Weisfeiler & Leman 1968): vertices of a colour stay together while they see the same colours
 * over the same labels. Colours are hashes of what they stand for, so that equal colours of two refinements of one
 * graph mean the same; what a hash confuses is caught when a renaming is verified.
 */
export function refineColours(graph: TaskGraph, initial: Int32Array): Colouring {
  const { size, start, neighbours, labels } = graph;
  let colours = initial;
  let count = new Set(colours).size;
  let effort = 0;
  for (;;) {
    const next = new Int32Array(size);
    for (let v = 0; v < size; v += 1) {
      let seen = 0;
      for (let k = start[v] as number; k < (start[v + 1] as number); k += 1) {
        const colour = colours[neighbours[k] as number] as number;
        seen = (seen + mix(colour ^ Math.imul((labels[k] as number) + 1, 0x27d4eb2f))) | 0;
      }
      next[v] = mix(mix(colours[v] as number) ^ seen);
    }
    effort += neighbours.length;
    colours = next;
    const distinct = new Set(colours).size;
    if (distinct <= count) return { colours, count: distinct, effort };
    count = distinct;
  }
}

/** The same with one vertex told apart from all others. */
export function individualise(graph: TaskGraph, colours: Int32Array, vertex: number): Colouring {
  const changed = colours.slice();
  changed[vertex] = mix((changed[vertex] as number) ^ 0x5bd1e995);
  return refineColours(graph, changed);
}

export interface Cell {
  readonly colour: number;
  readonly facts: readonly number[];
}

/** The smallest group of facts that look alike; null when no two do. The choice depends on colours alone. */
export function smallestCell({ factCount }: TaskGraph, colours: Int32Array): Cell | null {
  const cells = new Map<number, number[]>();
  for (let fact = 0; fact < factCount; fact += 1) {
    const colour = colours[fact] as number;
    const cell = cells.get(colour);
    if (cell === undefined) cells.set(colour, [fact]);
    else cell.push(fact);
  }
  let best: Cell | null = null;
  for (const [colour, facts] of cells) {
    if (facts.length < 2) continue;
    const difference = best === null ? -1 : facts.length - best.facts.length;
    if (difference < 0 || (difference === 0 && colour < (best?.colour ?? 0))) {
      best = { colour, facts };
    }
  }
  return best;
}

/** Finalizer of MurmurHash3 (Appleby, public domain). */
function mix(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
