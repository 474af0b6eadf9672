import { rowOf } from "../../packages/core/src/algorithms/index.ts";
import { withoutInitialFacts } from "../../packages/core/src/planner/compile/monotone.ts";
import type { StripsTask } from "../../packages/core/src/planner/compile/strips-task.ts";

/** What an encoding needs of a task in which nothing is lost: needs and gains of each action. */
function relaxed(task: StripsTask): { needs: number[][]; gives: number[][]; goal: number[] } {
  const open = withoutInitialFacts(task);
  const actions = [...open.costs.keys()];
  const needs = actions.map((action) => [...rowOf(open.preconditions, action)]);
  const gives = actions.map((action) =>
    [...new Set(rowOf(open.additions, action))].filter((fact) => !needs[action]?.includes(fact)),
  );
  return { needs, gives, goal: [...open.goal] };
}

/** As a logic program for clingo: which actions are done, such that all are supported from the start. */
export function aspOf(task: StripsTask): string {
  const { needs, gives, goal } = relaxed(task);
  const lines = needs.map((facts, action) => {
    const body = facts.map((fact) => `h(${fact})`).join(",");
    return `{d(${action})}${body === "" ? "" : ` :- ${body}`}.`;
  });
  gives.forEach((facts, action) => {
    for (const fact of facts) lines.push(`h(${fact}) :- d(${action}).`);
  });
  for (const fact of goal) lines.push(`:- not h(${fact}).`);
  const costs = needs.map((_, action) => `${task.costs[action]},${action}:d(${action})`);
  return [...lines, `#minimize{${costs.join(";")}}.`, "#show d/1.", ""].join("\n");
}

/**
 * As an integer program in LP format, after Imai & Fukunaga (2015): `u` action used, `p` fact had, `x` action is the
 * first to give the fact, `t` when.
 */
export function lpOf(task: StripsTask): string {
  const { needs, gives, goal } = relaxed(task);
  const facts = task.factNames.length;
  const suppliers: number[][] = Array.from({ length: facts }, () => []);
  gives.forEach((given, action) => {
    for (const fact of given) suppliers[fact]?.push(action);
  });
  const rows: string[] = goal.map((fact) => `p${fact} = 1`);
  const binary: string[] = [];
  suppliers.forEach((actions, fact) => {
    binary.push(`p${fact}`);
    const sum = actions.map((action) => `x${action}_${fact}`).join(" + ");
    rows.push(actions.length === 0 ? `p${fact} = 0` : `${sum} - p${fact} >= 0`);
    for (const action of actions) {
      binary.push(`x${action}_${fact}`);
      rows.push(`u${action} - x${action}_${fact} >= 0`);
      for (const needed of needs[action] ?? []) {
        rows.push(`t${fact} - t${needed} - ${facts} x${action}_${fact} >= ${1 - facts}`);
      }
    }
  });
  needs.forEach((needed, action) => {
    binary.push(`u${action}`);
    for (const fact of needed) rows.push(`p${fact} - u${action} >= 0`);
  });
  const bounds = Array.from({ length: facts }, (_, fact) => ` 0 <= t${fact} <= ${facts}`);
  const objective = needs.map((_, action) => `${task.costs[action]} u${action}`).join("\n + ");
  return [
    "Minimize",
    ` obj: ${objective}`,
    "Subject To",
    ...rows.map((row, i) => ` c${i}: ${row}`),
    "Bounds",
    ...bounds,
    "Binary",
    ...binary.map((name) => ` ${name}`),
    "End",
    "",
  ].join("\n");
}
