import type { GoalWhyNot } from "../check/why-not-goal.ts";
import { lackName, lackText, nearestText, obstacleTexts } from "./why-not-text.ts";

/** The document of `why-not --format json`. */
export function whyNotJson(answer: GoalWhyNot): Readonly<Record<string, unknown>> {
  const { goal, hints } = answer;
  return {
    id: goal.id,
    goal: goal.text,
    given: goal.given,
    assumptions: goal.assumptions,
    status: answer.status,
    missing_sets: answer.excuses.map((excuse) => ({
      missing: excuse.lacks.map((lack) => ({
        condition: lackName(lack),
        fact: lack.fact,
        negated: lack.negated,
        needed_by: lack.neededBy,
        producers: lack.producers.map(({ skill, lacks }) => ({ skill, needs: lacks })),
        spent: hints.get(lack.fact)?.spent ?? [],
        nearest: hints.get(lack.fact)?.nearest ?? null,
        reason: lackText(lack, hints),
      })),
      cost: excuse.cost,
      steps: excuse.steps,
      ready: excuse.ready,
      nearest: nearestText(excuse),
    })),
    complete: answer.isComplete,
    circles: answer.circles,
    conflict: answer.conflict,
    repeats: answer.repeats,
    reasons: obstacleTexts(answer),
  };
}
