import type { PlanResult } from "../planner/plan.ts";
import type { GoalOutcome } from "./check-result.ts";

/** What the question is about. */
export interface ImpactTarget {
  readonly kind: "skill" | "fact";
  readonly name: string;
}

/** A goal with its plan as things are, and the one without the skill or fact. */
export interface GoalImpact {
  readonly id: string;
  readonly before: GoalOutcome;
  readonly after: PlanResult;
  readonly change: "unreachable" | "dearer" | "cheaper" | "rerouted" | "reachable" | "unknown";
  /** What the plan then costs more; null unless there are both. */
  readonly difference: number | null;
}

/** A place that names it and that a change of its name has to follow. */
export interface ImpactReference {
  readonly file: string | null;
  /** From 1; null where the file is not a skill's. */
  readonly line: number | null;
  readonly how:
    | "needs"
    | "wishes"
    | "gives"
    | "removes"
    | "relates"
    | "goal"
    | "given"
    | "external"
    | "conditions"
    | "execution";
  /** The skill or goal that names it. */
  readonly by: string;
}

export interface Impact {
  readonly target: ImpactTarget;
  /** Only goals for which something changes. */
  readonly goals: readonly GoalImpact[];
  readonly unaffected: number;
  /** Skills that could run at some time and then never could. */
  readonly stranded: readonly string[];
  readonly references: readonly ImpactReference[];
}
