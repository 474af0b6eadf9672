import { type Rows, rowOf } from "../../algorithms/index.ts";
import type { StripsTask } from "../compile/strips-task.ts";

/**
 * A task as a coloured graph: facts first, then actions, an edge wherever an action needs, adds or removes a fact
 * (labelled with which of these). A renaming of vertices that keeps colours and labelled edges turns plans into plans
 * of the same cost (problem description graph, after Pochter, Zohar & Rosenschein 2011).
 */
export interface TaskGraph {
  readonly factCount: number;
  readonly size: number;
  /** By vertex, in `start[v]` up to `start[v + 1]`: the other end and the label. */
  readonly start: Int32Array;
  readonly neighbours: Int32Array;
  readonly labels: Uint8Array;
  /** By vertex: what renamings may not mix up: facts of the goal, and actions by cost. */
  readonly colours: Int32Array;
}

const NEEDS = 1;
const ADDS = 2;
const REMOVES = 4;

/** The graph of a task: vertex f is fact f, vertex `factCount + a` is action a. */
export function buildTaskGraph(task: StripsTask): TaskGraph {
  const factCount = task.factNames.length;
  const actionCount = task.costs.length;
  const size = factCount + actionCount;
  const edges: Map<number, number>[] = Array.from({ length: actionCount }, () => new Map());
  const mark = (rows: Rows, label: number): void => {
    edges.forEach((own, action) => {
      for (const fact of rowOf(rows, action)) own.set(fact, (own.get(fact) ?? 0) | label);
    });
  };
  mark(task.preconditions, NEEDS);
  mark(task.additions, ADDS);
  mark(task.removals, REMOVES);
  const degrees = new Int32Array(size + 1);
  edges.forEach((own, action) => {
    degrees[factCount + action + 1] = own.size;
    for (const fact of own.keys()) degrees[fact + 1] = (degrees[fact + 1] as number) + 1;
  });
  for (let v = 0; v < size; v += 1) {
    degrees[v + 1] = (degrees[v + 1] as number) + (degrees[v] as number);
  }
  const start = degrees;
  const next = start.slice(0, size);
  const neighbours = new Int32Array(start[size] as number);
  const labels = new Uint8Array(start[size] as number);
  const link = (from: number, to: number, label: number): void => {
    const at = next[from] as number;
    neighbours[at] = to;
    labels[at] = label;
    next[from] = at + 1;
  };
  edges.forEach((own, action) => {
    for (const [fact, label] of own) {
      link(fact, factCount + action, label);
      link(factCount + action, fact, label);
    }
  });
  return { factCount, size, start, neighbours, labels, colours: coloursOf(task) };
}

function coloursOf(task: StripsTask): Int32Array {
  const factCount = task.factNames.length;
  const colours = new Int32Array(factCount + task.costs.length);
  for (const fact of task.goal) colours[fact] = 1;
  const byCost = new Map<number, number>();
  task.costs.forEach((cost, action) => {
    const colour = byCost.get(cost) ?? byCost.size + 2;
    byCost.set(cost, colour);
    colours[factCount + action] = colour;
  });
  return colours;
}
