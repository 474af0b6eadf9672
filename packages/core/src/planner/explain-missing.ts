import { packRows, stronglyConnected } from "../algorithms/index.ts";
import { NEVER } from "../skill/condition.ts";
import { formatCondition } from "../skill/format-condition.ts";
import { buildStripsTask } from "./compile/build-strips-task.ts";
import type { LiteralAction, LiteralTask } from "./compile/literal-task.ts";
import { pruneTask, type Reachability, reachableLiterals } from "./compile/prune-task.ts";
import type { MissingFact } from "./plan.ts";
import { searchBranchAndBound } from "./searches/branch-and-bound.ts";
import type { SearchBudget } from "./searches/search-budget.ts";

/** Nodes after which the smallest set found so far must do; it is then minimal, but maybe not smallest. */
const MOST_NODES = 3000;

export interface Obstacles {
  readonly missing: readonly MissingFact[];
  /** Facts that hold for ever although something asks for their absence, and who does. */
  readonly standing: readonly MissingFact[];
}

/**
 * Why the goal cannot be reached even if nothing were ever taken away: a smallest set of literals that would have
 * to be supplied from outside. Found as a cheapest plan in which supplying costs and running skills is free. Facts
 * that nobody supplies are preferred to absences of facts that stand for ever, and those to members of circles.
 */
export function explainMissing(
  task: LiteralTask,
  reachability: Reachability,
  budget: SearchBudget,
): Obstacles {
  const open = openTask(task, reachability.literals);
  const assumptions = assumptionsFor(open);
  const withAssumptions = { ...open, actions: [...open.actions, ...assumptions] };
  const pruned = pruneTask(withAssumptions, reachableLiterals(withAssumptions));
  const strips = buildStripsTask(pruned);
  const outcome = searchBranchAndBound(strips, budget.trial(MOST_NODES));
  const plan = (outcome.plan ?? []).map((index) => pruned.actions[index] as LiteralAction);
  const assumed = plan.filter((action) => action.cost > 0);
  const obstacles = assumed
    .map((action) => action.effects[0] as number)
    .sort((a, b) => a - b)
    .map((literal) => ({
      literal,
      // A fact of the compiler's own that nobody supplies is an `any` without alternatives.
      fact: task.factNames[literal >> 1] ?? formatCondition(NEVER),
      neededBy: whoNeeds(literal, plan),
    }));
  return {
    missing: obstacles.filter(({ literal }) => (literal & 1) === 0).map(withoutLiteral),
    standing: obstacles.filter(({ literal }) => (literal & 1) === 1).map(withoutLiteral),
  };
}

/** What is still to do when everything reachable is there: free actions over unreachable literals only. */
function openTask(task: LiteralTask, reached: Uint8Array): LiteralTask {
  const isOpen = (literal: number): boolean => reached[literal] === 0;
  const actions = task.actions
    .map((action) => ({
      ...action,
      preconditions: action.preconditions.filter(isOpen),
      effects: action.effects.filter(isOpen),
      cost: 0,
      atMostOnce: false,
    }))
    .filter((action) => action.effects.length > 0);
  // An open negative literal stands for a fact that holds at the start; here it must not hold yet.
  const init = Uint8Array.from({ length: task.factNames.length }, (_, fact) =>
    reached[2 * fact + 1] === 0 ? 1 : 0,
  );
  return { ...task, init, actions, goal: task.goal.filter(isOpen) };
}

/**
 * Actions that supply at a price what is asked for and lies at the bottom: literals without a supplier, absences of
 * facts that stand for ever, and members of circles. Each kind costs more than all of the kind before it together.
 */
function assumptionsFor(open: LiteralTask): LiteralAction[] {
  const asked = new Set(open.goal);
  for (const action of open.actions) for (const literal of action.preconditions) asked.add(literal);
  const supplied = new Set(open.actions.flatMap((action) => action.effects));
  const sorted = [...asked].sort((a, b) => a - b);
  const standing = sorted.filter((literal) => (literal & 1) === 1);
  const unsupplied = sorted.filter((literal) => (literal & 1) === 0 && !supplied.has(literal));
  // An `any` of a circle is there once one of its alternatives is, and these are facts that a user knows.
  const circular = circularLiterals(open).filter(
    (literal) => (literal & 1) === 0 && open.factNames[literal >> 1] !== null,
  );
  const standingCost = unsupplied.length + 1;
  const circularCost = standingCost * (standing.length + 1);
  const assume = (literal: number, cost: number): LiteralAction => ({
    name: open.factNames[literal >> 1] as string,
    preconditions: [],
    effects: [literal],
    cost,
    atMostOnce: false,
  });
  return [
    ...unsupplied.map((literal) => assume(literal, 1)),
    ...standing.map((literal) => assume(literal, standingCost)),
    ...circular.map((literal) => assume(literal, circularCost)),
  ];
}

/** Literals that wait for each other in a circle. */
function circularLiterals(open: LiteralTask): number[] {
  const leadsTo: number[][] = Array.from({ length: 2 * open.factNames.length }, () => []);
  const selfish = new Set<number>();
  for (const action of open.actions) {
    for (const literal of action.preconditions) {
      for (const effect of action.effects) leadsTo[literal]?.push(effect);
      if (action.effects.includes(literal)) selfish.add(literal);
    }
  }
  return stronglyConnected(packRows(leadsTo))
    .filter((members) => members.length > 1 || selfish.has(members[0] as number))
    .flat();
}

function whoNeeds(literal: number, plan: readonly LiteralAction[]): string[] {
  const names = new Set<string>();
  for (const action of plan) {
    if (!action.preconditions.includes(literal)) continue;
    if (action.name !== null) names.add(action.name);
    // An alternative of an `any`: those who ask for the `any` wait for it.
    else for (const name of whoNeeds(action.effects[0] as number, plan)) names.add(name);
  }
  return [...names];
}

function withoutLiteral({ fact, neededBy }: MissingFact): MissingFact {
  return { fact, neededBy };
}
