import { NEVER } from "../skill/condition.ts";
import { formatCondition } from "../skill/format-condition.ts";
import { buildStripsTask } from "./compile/build-strips-task.ts";
import type { LiteralAction, LiteralTask } from "./compile/literal-task.ts";
import { pruneTask, type Reachability, reachableLiterals } from "./compile/prune-task.ts";
import { askedLiterals, circlesOf, openTask } from "./open-task.ts";
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

/**
 * Actions that supply at a price what is asked for and lies at the bottom: literals without a supplier, absences of
 * facts that stand for ever, and members of circles. Each kind costs more than all of the kind before it together.
 */
function assumptionsFor(open: LiteralTask): LiteralAction[] {
  const supplied = new Set(open.actions.flatMap((action) => action.effects));
  const sorted = askedLiterals(open);
  const standing = sorted.filter((literal) => (literal & 1) === 1);
  const unsupplied = sorted.filter((literal) => (literal & 1) === 0 && !supplied.has(literal));
  // An `any` of a circle is there once one of its alternatives is, and these are facts that a user knows.
  const circular = circlesOf(open)
    .flat()
    .filter((literal) => (literal & 1) === 0 && open.factNames[literal >> 1] !== null);
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
