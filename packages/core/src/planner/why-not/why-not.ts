import { type CompiledTask, compileTask } from "../compile/compile-task.ts";
import { explainConflict } from "../explain-conflict.ts";
import type { PlanClock, PlanLimits, PlanResult } from "../plan.ts";
import { planTask } from "../plan-task.ts";
import { SearchBudget } from "../searches/search-budget.ts";
import { withinLimits } from "../searches/within-limits.ts";
import type { Literal, Task } from "../task.ts";
import { withChangedStart } from "./changed-start.ts";
import { describeExcuse } from "./describe-excuse.ts";
import type { WhyNot } from "./excuse.ts";
import { findChanges } from "./find-changes.ts";
import { findCircles } from "./find-circles.ts";
import { findLackingSets, type LackingSets } from "./find-lacking-sets.ts";
import { findRepeats } from "./find-repeats.ts";
import { relevantPart } from "./relevant-part.ts";

export interface WhyNotOptions {
  /** How many sets are wanted. */
  readonly top?: number;
  readonly limits?: PlanLimits;
  readonly clock?: PlanClock | null;
}

const WANTED_SETS = 3;

const NOTHING: Omit<WhyNot, "status"> = {
  excuses: [],
  isComplete: false,
  circles: [],
  conflict: null,
  repeats: [],
};

/**
 * Why a goal cannot be reached: the smallest changes of the start that would open a plan, each planned through to be
 * sure of it. What only loss, order or repetition keeps away is named as such.
 */
export function whyNot(task: Task, options: WhyNotOptions = {}): WhyNot {
  const { limits = {}, clock = null } = options;
  const budget = new SearchBudget(limits, clock);
  return withinLimits<WhyNot>(
    budget,
    () => answer(task, options, budget),
    () => ({ status: "gave-up", ...NOTHING }),
  );
}

function answer(task: Task, options: WhyNotOptions, budget: SearchBudget): WhyNot {
  const { top = WANTED_SETS, limits = {}, clock = null } = options;
  const plan = (changed: Task): PlanResult => {
    const { seconds } = limits;
    const left = seconds === undefined ? {} : { seconds: seconds - budget.seconds() };
    return planTask(changed, { ...limits, ...left }, clock);
  };
  const compiled = compileTask(task, () => budget.check());
  const { literals, reachability, strips } = compiled;
  if (strips === null) {
    const lacking = findLackingSets(literals, reachability, top, budget);
    const circles = findCircles(literals, reachability);
    const opened = openedBy(task, compiled, lacking, plan);
    // Where they are not enough, loss or order is in the way as well.
    const enough = opened.excuses.length > 0 ? opened : exactly();
    return { ...NOTHING, status: "unreachable", ...enough, circles };
  }
  const { status } = plan(task);
  if (status === "found") return { ...NOTHING, status: "reachable", isComplete: true };
  if (status === "gave-up") return { ...NOTHING, status };
  const conflict = withinLimits(
    budget,
    () => explainConflict(strips, budget),
    () => null,
  );
  const repeats = findRepeats(task, plan);
  return { ...NOTHING, status: "unreachable", conflict, repeats, ...exactly() };

  function exactly(): Pick<WhyNot, "excuses" | "isComplete"> {
    const changes = withinLimits<LackingSets>(
      budget,
      () => findChanges(task, top, budget),
      () => ({ sets: [], isComplete: false }),
    );
    return openedBy(task, compiled, changes, plan);
  }
}

/** Those sets of changes that do open a plan. */
function openedBy(
  task: Task,
  { literals, reachability }: CompiledTask,
  { sets, isComplete }: LackingSets,
  plan: (task: Task) => PlanResult,
): Pick<WhyNot, "excuses" | "isComplete"> {
  const indices = new Map(literals.factNames.map((name, index) => [name, index]));
  const isReachable = ({ fact, negated }: Literal): boolean => {
    const index = indices.get(fact);
    if (index === undefined) return negated;
    return reachability.literals[2 * index + (negated ? 1 : 0)] === 1;
  };
  const part = relevantPart(task, sets);
  const excuses = sets.flatMap((lacking) => {
    const found = plan(withChangedStart(part, lacking));
    return found.status === "found" ? [describeExcuse(task, lacking, found, isReachable)] : [];
  });
  return { excuses, isComplete: isComplete && excuses.length === sets.length };
}
