import {
  buildRepository,
  compareGoals,
  type GoalComparison,
  goalOfConditions,
  type PlanClock,
  type PlanLimits,
  type ResolvedGoal,
  readWorld,
  resolveGoals,
  type StartFacts,
} from "@ctxfst/core";
import { mergeBase, readRepositoryFilesAt } from "@ctxfst/core/node";
import { configBefore } from "./config-before.ts";
import { type OpenRepository, startOfWorld } from "./open-repository.ts";

export interface BaseComparison {
  /** Full id of the commit that was compared with. */
  readonly commit: string;
  readonly comparisons: readonly GoalComparison[];
}

export interface BaseOptions {
  readonly start: StartFacts;
  /** Words of the call: none for every goal. */
  readonly words: readonly string[];
  readonly goals: readonly ResolvedGoal[];
  readonly limits: PlanLimits;
  readonly clock: PlanClock;
}

/**
 * The goals as they are now beside what they were where HEAD left `base`: with the skills, the config and the world
 * file of then, read from git's objects.
 * @throws CtxfstError `git` outside of git, or where `base` is not in this clone
 */
export function compareWithBase(
  { root, config, repository }: OpenRepository,
  base: string,
  { start, words, goals, limits, clock }: BaseOptions,
): BaseComparison {
  const commit = mergeBase(root, base);
  const tree = readRepositoryFilesAt(root, commit, config);
  const own = configBefore(config, tree.texts);
  const before = buildRepository(tree, own);
  const world = tree.texts.get(own.world.file);
  const { have = [] } = start;
  const oldStart: StartFacts =
    start.isWorldChosen === true
      ? start
      : {
          ...(world === undefined ? { world: [] } : startOfWorld(readWorld(world, own.world.file))),
          have,
        };
  const isCondition = words.length > 0 && goals.some(({ text }) => text === words);
  const chosen = new Set(goals.map(({ id }) => id));
  const oldGoals = isCondition
    ? [goalOfConditions(words, own, oldStart)]
    : resolveGoals(before, own, oldStart).filter(({ id }) => words.length === 0 || chosen.has(id));
  const comparisons = compareGoals(
    { repository: before, config: own, start: oldStart, goals: oldGoals },
    { repository, config, start, goals },
    { limits, clock },
  );
  return { commit, comparisons };
}
