import type { Condition, Literal, Task, TaskSkill } from "../planner/task.ts";

interface Node {
  readonly facts: ReadonlySet<string>;
  /** Skills that may not run again. */
  readonly used: ReadonlySet<string>;
}

/**
 * The cost of a cheapest plan by trying everything (uniform-cost search over sets), null when there is none. The
 * oracle of planner tests: it shares no code with the planner and is meant for a handful of skills.
 */
export function bruteForceCost(task: Task): number | null {
  const start: Node = { facts: new Set(task.init), used: new Set() };
  const best = new Map<string, number>([[keyOf(start), 0]]);
  const frontier = new Map<string, Node>([[keyOf(start), start]]);
  while (frontier.size > 0) {
    const [key, node] = cheapest(frontier, best);
    frontier.delete(key);
    const cost = best.get(key) as number;
    if (task.goal.every((condition) => holds(condition, node.facts))) return cost;
    for (const skill of task.skills) {
      if (!canRun(skill, node)) continue;
      const next = run(skill, node);
      const nextKey = keyOf(next);
      const reached = cost + skill.cost;
      if (reached >= (best.get(nextKey) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(nextKey, reached);
      frontier.set(nextKey, next);
    }
  }
  return null;
}

function cheapest(
  frontier: ReadonlyMap<string, Node>,
  best: ReadonlyMap<string, number>,
): [string, Node] {
  let result: [string, Node] | null = null;
  for (const entry of frontier) {
    if (result === null || (best.get(entry[0]) ?? 0) < (best.get(result[0]) ?? 0)) result = entry;
  }
  return result as [string, Node];
}

function canRun(skill: TaskSkill, node: Node): boolean {
  return (
    !node.used.has(skill.name) &&
    skill.preconditions.every((condition) => holds(condition, node.facts))
  );
}

function run(skill: TaskSkill, node: Node): Node {
  const facts = new Set(node.facts);
  for (const fact of skill.remove) facts.delete(fact);
  for (const fact of skill.add) facts.add(fact);
  return { facts, used: skill.atMostOnce ? new Set([...node.used, skill.name]) : node.used };
}

function holds(condition: Condition, facts: ReadonlySet<string>): boolean {
  if (condition.soft) return true;
  const isTrue = (literal: Literal): boolean => facts.has(literal.fact) !== literal.negated;
  return condition.kind === "fact" ? isTrue(condition) : condition.alternatives.some(isTrue);
}

function keyOf(node: Node): string {
  return `${[...node.facts].sort().join(" ")}|${[...node.used].sort().join(" ")}`;
}
