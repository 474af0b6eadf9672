import { changeFacts } from "./change-facts.ts";
import type { DeclaredPostconditions, Outcome } from "./outcome.ts";
import { outcomeEffects } from "./outcome-effects.ts";
import type { CompletedSkill, World } from "./world.ts";

/**
 * The world after an execution (CONTRACT §3): facts as `outcomeEffects` says, and a record of what was executed, of
 * which only `success` completes the skill. What was skipped was not executed and leaves no record. `model` is null for
 * a skill that nobody knows: only what the outcome names counts then.
 */
export function applyOutcome(
  world: World,
  outcome: Outcome,
  model: DeclaredPostconditions | null,
): World {
  const { skill, result, timestamp, summary } = outcome;
  const { add, remove } = outcomeEffects(outcome, model);
  const changed = changeFacts(world, { add, remove, timestamp });
  if (result === "skipped") return changed;
  const record: CompletedSkill = { skill, timestamp, result, summary };
  return {
    ...changed,
    completed_skills: [...world.completed_skills, record],
    updated_at: timestamp,
  };
}
