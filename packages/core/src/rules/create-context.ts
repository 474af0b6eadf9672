import type { Config } from "../config/config.ts";
import type { Repository } from "../skill/repository.ts";
import type { LintOptions } from "./lint.ts";
import { indexRepository } from "./repository-index.ts";
import type { RuleContext } from "./rule.ts";

/** Puts together what rules may look at. */
export function createContext(
  repository: Repository,
  config: Config,
  ruleIds: readonly string[],
  { configProblems = [], worldFacts = [], renamedSkills = new Map(), profiles }: LintOptions = {},
): RuleContext {
  const given = config.goals.flatMap((goal) => goal.given ?? []);
  return {
    repository,
    config,
    configProblems,
    profiles: [...new Set([...(profiles ?? config.profiles), ...config.hosts])],
    ruleIds,
    startFacts: new Set([...worldFacts, ...given, ...config.external]),
    renamedSkills,
    index: indexRepository(repository, config.skills.length > 0),
  };
}
