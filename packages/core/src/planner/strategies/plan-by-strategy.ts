import { compileTask } from "../compile/compile-task.ts";
import type { StripsTask } from "../compile/strips-task.ts";
import { computeWaves } from "../compute-waves.ts";
import { LmCut } from "../heuristics/lm-cut.ts";
import { buildRelaxedGraph } from "../heuristics/relaxed-graph.ts";
import type { PlanClock, PlanLimits, PlanResult } from "../plan.ts";
import { planTask } from "../plan-task.ts";
import { eliminateActions, searchGreedily } from "../searches/greedy-search.ts";
import { SearchBudget } from "../searches/search-budget.ts";
import { withinLimits } from "../searches/within-limits.ts";
import type { Task } from "../task.ts";
import { lookAhead } from "./look-ahead.ts";
import { walkGreedily } from "./walk-greedily.ts";

/**
 * How a plan is found. `optimal`: a cheapest one, proved; `fast`: the first that a search for any meets; `greedy`: always
 * the candidate that looks best, as a loop without a plan would; `lookahead`: the same with a look some steps ahead.
 */
export type PlanStrategy = "optimal" | "fast" | "greedy" | "lookahead";

export interface StrategyOptions {
  /** Steps that `lookahead` looks ahead. */
  readonly depth?: number;
}

const FAST_SEARCH = { weight: 10, expansions: 50_000, incumbent: Number.POSITIVE_INFINITY };
const DEPTH = 2;

/**
 * A plan of the task, found in the given way, with a bound of what a cheapest one costs. Where that way ends nowhere the
 * answer is that of `planTask`, so that a goal that can be reached is never called out of reach.
 */
export function planByStrategy(
  task: Task,
  strategy: PlanStrategy,
  limits: PlanLimits = {},
  clock: PlanClock | null = null,
  { depth = DEPTH }: StrategyOptions = {},
): PlanResult {
  if (strategy === "optimal") return planTask(task, limits, clock);
  const budget = new SearchBudget(limits, clock);
  const found = withinLimits(
    budget,
    () => {
      const { strips } = compileTask(task, () => budget.check());
      const plan = strips === null ? null : planOf(strips);
      return strips === null || plan === null ? null : { strips, plan };
    },
    () => null,
  );
  if (found === null) {
    const { seconds } = limits;
    const left = seconds === undefined ? {} : { seconds: seconds - budget.seconds() };
    return planTask(task, { ...limits, ...left }, clock);
  }
  return resultOf(task, found.strips, found.plan, budget);

  function planOf(strips: StripsTask): readonly number[] | null {
    if (strategy === "greedy") return walkGreedily(strips, budget);
    if (strategy === "lookahead") return lookAhead(strips, depth, budget);
    const first = searchGreedily(strips, budget, FAST_SEARCH);
    return first === null ? null : eliminateActions(strips, first, budget);
  }
}

function resultOf(
  task: Task,
  strips: StripsTask,
  plan: readonly number[],
  budget: SearchBudget,
): PlanResult {
  const cost = plan.reduce((sum, action) => sum + (strips.costs[action] as number), 0);
  const bound = Math.min(cost, boundOf(strips, budget));
  const steps = plan.flatMap((action) => strips.actionNames[action] ?? []);
  budget.measure();
  return {
    status: "found",
    optimal: bound >= cost,
    cost: cost / strips.costScale,
    lowerBound: bound / strips.costScale,
    steps,
    waves: computeWaves(task, steps),
    statistics: {
      expanded: budget.expanded,
      evaluated: budget.evaluated,
      generated: budget.generated,
      seconds: budget.seconds(),
      peak_memory_mb: budget.peakMemory,
    },
  };
}

/** LM-cut at the start: no plan is cheaper. */
function boundOf(strips: StripsTask, budget: SearchBudget): number {
  const graph = buildRelaxedGraph(strips);
  const lmCut = new LmCut(graph, () => budget.isInterrupted());
  lmCut.table.costs.set(strips.costs);
  lmCut.begin(strips.init);
  return lmCut.bound(graph.goal);
}
