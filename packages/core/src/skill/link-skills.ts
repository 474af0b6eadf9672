import type { Condition, Literal } from "./condition.ts";
import { doneFact } from "./dialect-facts.ts";
import { factsOf } from "./literals-of.ts";
import type { SkillModel, Sourced } from "./skill.ts";

/** A skill on its way to its final model. */
export interface NamedModel {
  readonly name: string;
  readonly model: SkillModel;
}

/**
 * Adds what skills say about each other: "A enables B" is a soft condition `done:A` of B. A skill produces its
 * `done:` fact when a condition mentions it anywhere, or when it depends on other skills itself: the last skill of a
 * chain is what one would plan for. `mentioned` are facts that the config names, such as goals.
 */
export function linkSkills(
  skills: readonly NamedModel[],
  mentioned: Iterable<string>,
): SkillModel[] {
  const enabled = enabledBy(skills);
  const linked = skills.map(({ name, model }) => {
    const extra = enabled.get(name) ?? [];
    const known = new Set(model.preconditions.flatMap(({ value }) => factsOf(value)));
    const added = extra.filter(({ value }) => factsOf(value).every((fact) => !known.has(fact)));
    if (added.length === 0) return model;
    return { ...model, preconditions: [...model.preconditions, ...added], isDeclared: true };
  });
  const facts = new Set(mentioned);
  for (const model of linked) {
    for (const { value } of model.preconditions) for (const fact of factsOf(value)) facts.add(fact);
  }
  return linked.map((model, i) => {
    const fact = doneFact((skills[i] as NamedModel).name);
    const isNeeded =
      (facts.has(fact) || dependsOnSkills(model)) &&
      !model.postconditions.some(({ value }) => value.fact === fact);
    if (!isNeeded) return model;
    const done: Sourced<Literal> = {
      value: { fact, negated: false },
      source: "dialect",
      field: "done",
      range: null,
    };
    return { ...model, postconditions: [...model.postconditions, done], isDeclared: true };
  });
}

function dependsOnSkills(model: SkillModel): boolean {
  return model.references.some(({ strength }) => strength !== "hint");
}

function enabledBy(skills: readonly NamedModel[]): Map<string, Sourced<Condition>[]> {
  const enabled = new Map<string, Sourced<Condition>[]>();
  for (const { name, model } of skills) {
    for (const reference of model.references) {
      if (reference.direction !== "enables" || reference.name === name) continue;
      const value: Condition = { kind: "fact", fact: doneFact(name), negated: false, soft: true };
      const condition = {
        value,
        source: "dialect",
        field: `${name}: ${reference.field}`,
        range: null,
      } as const;
      const list = enabled.get(reference.name) ?? [];
      if (list.every((other) => other.field !== condition.field)) list.push(condition);
      enabled.set(reference.name, list);
    }
  }
  return enabled;
}
