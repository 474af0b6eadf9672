import { sortedUnique } from "../base/compare.ts";
import type { Condition } from "../skill/condition.ts";
import { doneFact, isDoneFact } from "../skill/dialect-facts.ts";
import type { Skill } from "../skill/skill.ts";
import type { Task, TaskSkill } from "./task.ts";

/** The part of a skill that planning needs. */
export type PlannableSkill = Pick<Skill, "name" | "model">;

export interface TaskOptions {
  /** All must hold at the end. */
  readonly goal: readonly Condition[];
  /** Facts that hold at the start. */
  readonly given?: readonly string[];
  /** Facts that the outside world supplies: they hold at the start as well. */
  readonly external?: readonly string[];
}

/**
 * The planning task over skills. Of skills that share a name the first counts, as in the repository. A fact
 * `done:NAME` that a skill or the goal asks for is supplied by the skill of that name.
 */
export function taskFromSkills(skills: Iterable<PlannableSkill>, options: TaskOptions): Task {
  const byName = new Map<string, PlannableSkill>();
  for (const skill of skills) if (!byName.has(skill.name)) byName.set(skill.name, skill);
  const asked = askedDoneFacts([...byName.values()], options.goal);
  return {
    init: sortedUnique([...(options.given ?? []), ...(options.external ?? [])]),
    goal: options.goal,
    skills: [...byName.values()].map((skill) => taskSkill(skill, asked)),
  };
}

function taskSkill({ name, model }: PlannableSkill, asked: ReadonlySet<string>): TaskSkill {
  const effects = model.postconditions.map(({ value }) => value);
  const done = doneFact(name);
  const added = effects.filter((effect) => !effect.negated).map((effect) => effect.fact);
  return {
    name,
    preconditions: model.preconditions.map(({ value }) => value),
    add: sortedUnique(asked.has(done) ? [...added, done] : added),
    remove: sortedUnique(effects.filter((effect) => effect.negated).map((effect) => effect.fact)),
    cost: model.cost,
    atMostOnce: !model.idempotent,
  };
}

function askedDoneFacts(
  skills: readonly PlannableSkill[],
  goal: readonly Condition[],
): ReadonlySet<string> {
  const conditions = skills.flatMap(({ model }) => model.preconditions.map(({ value }) => value));
  const facts = [...conditions, ...goal].flatMap((condition) =>
    condition.kind === "fact"
      ? [condition.fact]
      : condition.alternatives.map((literal) => literal.fact),
  );
  return new Set(facts.filter(isDoneFact));
}
