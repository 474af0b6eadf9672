import {
  type Config,
  CtxfstError,
  configuredGoal,
  findNearest,
  goalOfConditions,
  parseCondition,
  type Repository,
  type ResolvedGoal,
  resolveGoals,
  type StartFacts,
} from "@ctxfst/core";

/**
 * What the words of `plan` mean: nothing is every goal; config ids are those goals; anything else is conditions that
 * must all hold.
 * @throws CtxfstError `usage` when both kinds are mixed, `unknown-goal` for a word that is neither
 */
export function selectGoals(
  words: readonly string[],
  repository: Repository,
  config: Config,
  start: StartFacts,
): readonly ResolvedGoal[] {
  const all = resolveGoals(repository, config, start);
  if (words.length === 0) return all;
  const ids = new Map(config.goals.map((goal) => [goal.id, goal]));
  const inferred = new Map(config.goals.length > 0 ? [] : all.map((goal) => [goal.id, goal]));
  // `done:NAME` is a condition first: what is typed means the same whether or not such a goal was inferred.
  const isId = (word: string): boolean =>
    ids.has(word) || (inferred.has(word) && !word.includes(":"));
  const named = words.filter(isId);
  if (named.length > 0 && named.length < words.length) {
    const other = words.find((word) => !isId(word));
    throw new CtxfstError(
      "usage",
      `"${named[0]}" is a goal of the config and "${other}" is not: name goals, or conditions that must all hold`,
    );
  }
  if (named.length > 0) {
    return words.map((word) => {
      const goal = ids.get(word);
      return goal === undefined
        ? (inferred.get(word) as ResolvedGoal)
        : configuredGoal(goal, config, start);
    });
  }
  for (const word of words) requireCondition(word, repository, [...ids.keys(), ...inferred.keys()]);
  return [goalOfConditions(words, config, start)];
}

function requireCondition(word: string, repository: Repository, ids: readonly string[]): void {
  const { condition, isReadable } = parseCondition(word);
  if (!isReadable) {
    throw new CtxfstError(
      "usage",
      `"${word}" is not a condition; write entity:x, NOT entity:x or any(entity:x, entity:y)`,
    );
  }
  if (condition.soft) {
    throw new CtxfstError(
      "usage",
      `"${word}" ends with "?" and so need not hold; a goal must: leave the "?" out`,
    );
  }
  const fact = word.replace(/^NOT\s+/, "");
  // A bare word that no skill knows as a fact is a goal id with a typo.
  if (fact.includes(":") || fact.startsWith("any(") || isKnownFact(fact, repository)) return;
  const nearest = isKnownFact(`entity:${fact}`, repository)
    ? `entity:${fact}`
    : findNearest(fact, ids);
  const listed = ids.slice(0, 10).join(", ");
  const hint =
    nearest !== null
      ? `did you mean ${nearest}?`
      : ids.length > 0
        ? `known: ${listed}${ids.length > 10 ? " and more" : ""}`
        : "the config names no goals; conditions look like entity:x";
  throw new CtxfstError("unknown-goal", `no goal is called "${fact}"; ${hint}`);
}

function isKnownFact(fact: string, repository: Repository): boolean {
  return repository.skills.some(({ model }) =>
    model.postconditions.some(({ value }) => value.fact === fact),
  );
}
