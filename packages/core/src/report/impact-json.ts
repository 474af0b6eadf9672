import type { Impact } from "../check/impact.ts";
import { planJson } from "./plan-json.ts";
import { goalText } from "./pretty-impact.ts";

/** The document of `impact --format json`. */
export function impactJson(impact: Impact): Readonly<Record<string, unknown>> {
  return {
    kind: impact.target.kind,
    name: impact.target.name,
    goals: impact.goals.map((goal) => ({
      id: goal.id,
      change: goal.change,
      difference: goal.difference,
      before: planJson(goal.before.plan, { assumptions: goal.before.assumptions }),
      after: planJson(goal.after, { assumptions: goal.before.assumptions }),
      reason: goalText(goal),
    })),
    unaffected_goals: impact.unaffected,
    stranded: impact.stranded,
    references: impact.references,
  };
}
