import type { Rows } from "./compressed-rows.ts";

/**
 * Strongly connected components of a directed graph given as successor rows, each sorted by node, in reverse
 * topological order (a component comes after all that it leads to). Tarjan 1972, with its own stack, so that
 * long chains do not overflow the call stack.
 */
export function stronglyConnected(successors: Rows): number[][] {
  const count = successors.start.length - 1;
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const onStack = new Uint8Array(count);
  const cursor = successors.start.slice(0, count);
  const stack: number[] = [];
  const path: number[] = [];
  const components: number[][] = [];
  let time = 0;

  const enter = (node: number): void => {
    order[node] = time;
    low[node] = time;
    time += 1;
    stack.push(node);
    onStack[node] = 1;
    path.push(node);
  };
  const leave = (node: number): void => {
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) low[parent] = Math.min(low[parent] as number, low[node] as number);
    if (low[node] !== order[node]) return;
    const component: number[] = [];
    let member: number;
    do {
      member = stack.pop() as number;
      onStack[member] = 0;
      component.push(member);
    } while (member !== node);
    components.push(component.sort((a, b) => a - b));
  };

  for (let root = 0; root < count; root += 1) {
    if (order[root] !== -1) continue;
    enter(root);
    while (path.length > 0) {
      const node = path.at(-1) as number;
      const at = cursor[node] as number;
      if (at === successors.start[node + 1]) {
        leave(node);
        continue;
      }
      cursor[node] = at + 1;
      const next = successors.items[at] as number;
      if (order[next] === -1) enter(next);
      else if (onStack[next] === 1)
        low[node] = Math.min(low[node] as number, order[next] as number);
    }
  }
  return components;
}
