import type { StripsTask } from "../compile/strips-task.ts";
import { type Cell, individualise, refineColours, smallestCell } from "./refine-colours.ts";
import { buildTaskGraph, type TaskGraph } from "./task-graph.ts";

/** By fact: the fact that takes its place. */
export type FactPermutation = Int32Array;

/** Edges of the graph looked at before the search is content with what it has; a fraction of a second. */
const MOST_EFFORT = 30_000_000;

/** A step of the leftmost path: the colouring before it, the cell that is split, and the fact told apart. */
interface Level {
  readonly colours: Int32Array;
  readonly cell: Cell;
  readonly fact: number;
}

/**
 * Renamings of facts that keep the task as it is: its actions with their costs, and its goal. They generate a group
 * of symmetries; found by telling facts apart one after the other and looking, from the last to the first, which
 * other fact could have stood in each place (McKay & Piperno 2014, without back-tracking: some may be missed). Every
 * renaming is verified. Deterministic.
 */
export function findSymmetries(
  task: StripsTask,
  isInterrupted: () => boolean = () => false,
): readonly FactPermutation[] {
  const graph = buildTaskGraph(task);
  if (graph.neighbours.length > MOST_EFFORT / 10) return [];
  let effort = 0;
  const levels: Level[] = [];
  let current = refineColours(graph, graph.colours);
  for (;;) {
    effort += current.effort;
    const cell = smallestCell(graph, current.colours);
    if (cell === null) break;
    if (effort > MOST_EFFORT / 4 || isInterrupted()) return [];
    const fact = cell.facts[0] as number;
    levels.push({ colours: current.colours, cell, fact });
    current = individualise(graph, current.colours, fact);
  }
  const leaf = current.colours;
  const found: FactPermutation[] = [];
  for (let depth = levels.length - 1; depth >= 0; depth -= 1) {
    const { cell, fact } = levels[depth] as Level;
    const orbits = new Orbits(graph.factCount);
    for (const symmetry of found) orbits.add(symmetry);
    for (const other of cell.facts) {
      if (effort > MOST_EFFORT || isInterrupted()) return found;
      if (orbits.areOne(fact, other)) continue;
      const attempt = mapOnto(graph, task, levels, depth, other, leaf);
      effort += attempt.effort;
      if (attempt.symmetry === null) continue;
      found.push(attempt.symmetry);
      orbits.add(attempt.symmetry);
    }
  }
  return found;
}

/** Tells apart `other` in place of the fact at `depth`, and then the same facts as before where that can be. */
function mapOnto(
  graph: TaskGraph,
  task: StripsTask,
  levels: readonly Level[],
  depth: number,
  other: number,
  leaf: Int32Array,
): { readonly symmetry: FactPermutation | null; readonly effort: number } {
  let effort = 0;
  let colours = (levels[depth] as Level).colours;
  for (let at = depth; at < levels.length; at += 1) {
    const { cell, fact } = levels[at] as Level;
    const candidates = at === depth ? [other] : factsOf(graph, colours, cell.colour);
    if (candidates.length !== (at === depth ? 1 : cell.facts.length)) {
      return { symmetry: null, effort };
    }
    const chosen = candidates.includes(fact) ? fact : (candidates[0] as number);
    const next = individualise(graph, colours, chosen);
    effort += next.effort;
    colours = next.colours;
  }
  return { symmetry: matchColours(graph, task, leaf, colours), effort };
}

function factsOf({ factCount }: TaskGraph, colours: Int32Array, colour: number): number[] {
  const facts: number[] = [];
  for (let fact = 0; fact < factCount; fact += 1) if (colours[fact] === colour) facts.push(fact);
  return facts;
}

/** The renaming that takes each fact to the one of the same colour; null when it is none, or nothing moves. */
function matchColours(
  graph: TaskGraph,
  task: StripsTask,
  from: Int32Array,
  to: Int32Array,
): FactPermutation | null {
  const byColour = new Map<number, number>();
  for (let fact = 0; fact < graph.factCount; fact += 1) byColour.set(to[fact] as number, fact);
  const symmetry = new Int32Array(graph.factCount);
  let isIdentity = true;
  for (let fact = 0; fact < graph.factCount; fact += 1) {
    const image = byColour.get(from[fact] as number);
    if (image === undefined) return null;
    symmetry[fact] = image;
    if (image !== fact) isIdentity = false;
  }
  return !isIdentity && keepsTask(task, symmetry) ? symmetry : null;
}

/** Whether the renaming is one to one and turns every action into one of the task at the same cost, and so the goal. */
export function keepsTask(task: StripsTask, symmetry: FactPermutation): boolean {
  if (new Set(symmetry).size !== symmetry.length) return false;
  const goal = new Set(task.goal);
  if (!task.goal.every((fact) => goal.has(symmetry[fact] as number))) return false;
  const parts = [task.preconditions, task.additions, task.removals];
  const identity = symmetry.map((_, fact) => fact);
  const signature = (action: number, naming: FactPermutation): string => {
    const lists = parts.map(({ start, items }) =>
      items
        .slice(start[action], start[action + 1])
        .map((fact) => naming[fact] as number)
        .sort()
        .join(),
    );
    return `${lists.join("|")}|${task.costs[action]}`;
  };
  const actions = new Map<string, number>();
  for (const action of task.costs.keys()) {
    const own = signature(action, identity);
    actions.set(own, (actions.get(own) ?? 0) + 1);
  }
  for (const action of task.costs.keys()) {
    const image = signature(action, symmetry);
    const left = actions.get(image) ?? 0;
    if (left === 0) return false;
    actions.set(image, left - 1);
  }
  return true;
}

/** Facts that symmetries take to each other (union–find). */
class Orbits {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, i) => i);
  }

  add(symmetry: FactPermutation): void {
    symmetry.forEach((image, fact) => {
      this.#parents[this.#rootOf(fact)] = this.#rootOf(image);
    });
  }

  areOne(a: number, b: number): boolean {
    return this.#rootOf(a) === this.#rootOf(b);
  }

  #rootOf(fact: number): number {
    let root = fact;
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root] as number] as number;
      root = this.#parents[root] as number;
    }
    return root;
  }
}
