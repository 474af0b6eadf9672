import { sortedUnique } from "../base/compare.ts";
import { type BoundCertificate, certifyBound } from "./certificate/index.ts";
import { type CompiledTask, compileTask } from "./compile/compile-task.ts";
import type { StripsTask } from "./compile/strips-task.ts";
import { computeWaves } from "./compute-waves.ts";
import { explainConflict } from "./explain-conflict.ts";
import { explainMissing, type Obstacles } from "./explain-missing.ts";
import type {
  PlanClock,
  PlanLimits,
  PlanResult,
  PlanStatistics,
  ProofOptions,
  UnsolvablePlan,
} from "./plan.ts";
import { SearchBudget } from "./searches/search-budget.ts";
import { NO_PLAN, type SearchOutcome } from "./searches/search-outcome.ts";
import { searchTask } from "./searches/search-task.ts";
import { withinLimits } from "./searches/within-limits.ts";
import type { Task } from "./task.ts";

const NO_OBSTACLES: Obstacles = { missing: [], standing: [] };
const NOTHING_PROVED: SearchOutcome = { ...NO_PLAN, lowerBound: 0 };

/**
 * A cheapest plan of the task, the reason why there is none, or, when a limit struck, the best plan so far with
 * the bound that was proved. Ties break by skill name. Reads time and memory from `clock` only; without it limits
 * are not watched and `seconds` is 0.
 */
export function planTask(
  task: Task,
  limits: PlanLimits = {},
  clock: PlanClock | null = null,
  options: ProofOptions = {},
): PlanResult {
  const budget = new SearchBudget(limits, clock);
  const compiled = withinLimits(
    budget,
    () => compileTask(task, () => budget.check()),
    () => null,
  );
  if (compiled === null) return gaveUp(budget, 0);
  const { literals, reachability, strips } = compiled;
  if (strips === null) {
    const obstacles = withinLimits(
      budget,
      () => explainMissing(literals, reachability, budget),
      () => NO_OBSTACLES,
    );
    return unsolvable(budget, obstaclesOf(obstacles));
  }
  const outcome = withinLimits(
    budget,
    () => searchTask(strips, budget),
    () => NOTHING_PROVED,
  );
  const result = resultOf(task, strips, outcome, budget);
  if (options.certificate !== true || result.status !== "found") return result;
  return { ...result, certificate: certificateOf(compiled, outcome, budget) };
}

function certificateOf(
  compiled: CompiledTask,
  { cost, lowerBound }: SearchOutcome,
  budget: SearchBudget,
): BoundCertificate | null {
  return lowerBound >= cost ? certifyBound(compiled, cost, budget) : null;
}

function resultOf(
  task: Task,
  strips: StripsTask,
  outcome: SearchOutcome,
  budget: SearchBudget,
): PlanResult {
  const lowerBound = outcome.lowerBound / strips.costScale;
  const statistics = statisticsOf(budget);
  if (outcome.plan !== null) {
    const steps = outcome.plan
      .map((action) => strips.actionNames[action] as string | null)
      .filter((name) => name !== null);
    return {
      status: "found",
      optimal: outcome.lowerBound >= outcome.cost,
      cost: outcome.cost / strips.costScale,
      lowerBound,
      steps,
      waves: computeWaves(task, steps),
      statistics,
    };
  }
  if (outcome.lowerBound < Number.POSITIVE_INFINITY) return gaveUp(budget, lowerBound);
  const conflict = withinLimits(
    budget,
    () => explainConflict(strips, budget),
    () => null,
  );
  return unsolvable(budget, { missing: [], conflict });
}

function gaveUp(budget: SearchBudget, lowerBound: number): PlanResult {
  const limit = budget.exhausted === "memory" ? "memory" : "time";
  return { status: "gave-up", limit, lowerBound, statistics: statisticsOf(budget) };
}

function unsolvable(
  budget: SearchBudget,
  reasons: Pick<UnsolvablePlan, "missing" | "conflict">,
): PlanResult {
  const lowerBound = Number.POSITIVE_INFINITY;
  return { status: "unsolvable", lowerBound, ...reasons, statistics: statisticsOf(budget) };
}

function obstaclesOf(obstacles: Obstacles): Pick<UnsolvablePlan, "missing" | "conflict"> {
  const { missing, standing } = obstacles;
  if (standing.length === 0) return { missing, conflict: null };
  const skills = sortedUnique(standing.flatMap((obstacle) => obstacle.neededBy));
  return { missing, conflict: { skills, facts: standing.map((obstacle) => obstacle.fact) } };
}

function statisticsOf(budget: SearchBudget): PlanStatistics {
  budget.measure();
  return {
    expanded: budget.expanded,
    evaluated: budget.evaluated,
    generated: budget.generated,
    seconds: budget.seconds(),
    peak_memory_mb: budget.peakMemory,
  };
}
