import { enumerateSets } from "../alternatives/index.ts";
import { buildStripsTask } from "../compile/build-strips-task.ts";
import type { LiteralAction, LiteralTask } from "../compile/literal-task.ts";
import { pruneTask, type Reachability, reachableLiterals } from "../compile/prune-task.ts";
import { askedLiterals, circlesOf, openTask } from "../open-task.ts";
import type { SearchBudget } from "../searches/search-budget.ts";

/** Among sets of one size and kind it matters little which come first. */
const MOST_TIES = 6;

export interface Lacking {
  readonly fact: string;
  readonly negated: boolean;
}

export interface LackingSets {
  /** The smallest sets, all of one size. */
  readonly sets: readonly (readonly Lacking[])[];
  /** True when there are no others of that size. */
  readonly isComplete: boolean;
}

/**
 * The smallest sets of literals at the bottom that would have to hold at the start before the goal could be reached,
 * if nothing were ever lost: facts that nobody supplies, absences of facts that stand for ever, and members of
 * circles, in this order of preference among sets of one size (minimum-cardinality excuses, after Göbelbecker et al.
 * 2010). Found as cheapest plans in which supplying costs and running skills is free.
 */
export function findLackingSets(
  task: LiteralTask,
  reachability: Reachability,
  count: number,
  budget: SearchBudget,
): LackingSets {
  const open = openTask(task, reachability.literals);
  const goal = new Set(open.goal);
  const apart = setsOf(open, count, budget, (literal) => !goal.has(literal));
  // That a goal is given is no way to it, unless there is no other.
  return apart.sets.length > 0 || !apart.isComplete
    ? apart
    : setsOf(open, count, budget, () => true);
}

function setsOf(
  open: LiteralTask,
  count: number,
  budget: SearchBudget,
  isAssumable: (literal: number) => boolean,
): LackingSets {
  const assumptions = assumptionsFor(open, isAssumable);
  const withAssumptions = { ...open, actions: [...open.actions, ...assumptions] };
  const reached = reachableLiterals(withAssumptions);
  if (!open.goal.every((literal) => reached.literals[literal] === 1)) {
    return { sets: [], isComplete: true };
  }
  const pruned = pruneTask(withAssumptions, reached);
  const isCounted = (action: number): boolean => (pruned.actions[action]?.cost ?? 0) > 0;
  const found = enumerateSets(
    buildStripsTask(pruned),
    { count: count + 1, isCounted, mostTies: MOST_TIES },
    budget,
  );
  const size = found.sets[0]?.counted.length ?? 0;
  const smallest = found.sets.filter(({ counted }) => counted.length === size);
  const isKnown = found.isComplete || smallest.length < found.sets.length;
  return {
    sets: smallest.slice(0, count).map(({ counted }) =>
      counted.map((action) => {
        const literal = (pruned.actions[action] as LiteralAction).effects[0] as number;
        return { fact: open.factNames[literal >> 1] as string, negated: (literal & 1) === 1 };
      }),
    ),
    isComplete: isKnown && smallest.length <= count,
  };
}

/** Every action costs about the same, so that fewer are cheaper; the kinds differ by less than all of them together. */
function assumptionsFor(
  open: LiteralTask,
  isAssumable: (literal: number) => boolean,
): LiteralAction[] {
  const supplied = new Set(open.actions.flatMap((action) => action.effects));
  const circular = new Set(circlesOf(open).flat());
  const asked = askedLiterals(open).filter((literal) => open.factNames[literal >> 1] !== null);
  const step = 2 * asked.length + 1;
  return asked.flatMap((literal) => {
    const isNegated = (literal & 1) === 1;
    const isBottom = !supplied.has(literal) || isNegated;
    if (!isBottom && !(circular.has(literal) && isAssumable(literal))) return [];
    const kind = isNegated ? 1 : supplied.has(literal) ? 2 : 0;
    return [
      {
        name: open.factNames[literal >> 1] as string,
        preconditions: [],
        effects: [literal],
        cost: step + kind,
        atMostOnce: false,
      },
    ];
  });
}
