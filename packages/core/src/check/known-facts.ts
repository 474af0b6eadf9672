import type { Config } from "../config/config.ts";
import { factsOf } from "../skill/literals-of.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import type { Repository } from "../skill/repository.ts";

/** Every fact that skills or the config name. */
export function knownFacts({ byName }: Repository, config: Config): Set<string> {
  const facts = new Set(config.external);
  for (const { model } of byName.values()) {
    for (const { value } of model.preconditions) for (const fact of factsOf(value)) facts.add(fact);
    for (const { value } of model.postconditions) facts.add(value.fact);
  }
  for (const { goal, given } of config.goals) {
    for (const text of goal) {
      for (const fact of factsOf(parseCondition(text).condition)) facts.add(fact);
    }
    for (const fact of given ?? []) facts.add(fact);
  }
  return facts;
}
