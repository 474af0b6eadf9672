import {
  CtxfstError,
  goalConditions,
  goalOfConditions,
  type ResolvedGoal,
  type StartFacts,
  type World,
} from "@ctxfst/core";
import type { OpenRepository } from "./open-repository.ts";
import { selectGoals } from "./select-goals.ts";

/**
 * The goal that is named, else the world's, else the only one that there is.
 * @throws CtxfstError `unknown-goal` when it is none or several; `purpose` says in words what it is for
 */
export function oneGoal(
  words: readonly string[],
  { repository, config }: OpenRepository,
  world: World | null,
  start: StartFacts,
  purpose: string,
): ResolvedGoal {
  const ofWorld = world === null ? [] : goalConditions(world);
  if (words.length === 0 && ofWorld.length > 0) return goalOfConditions(ofWorld, config, start);
  const [goal, ...others] = selectGoals(words, repository, config, start);
  if (goal !== undefined && others.length === 0) return goal;
  const ids = [goal, ...others].flatMap((one) => one?.id ?? []);
  const hint =
    ids.length === 0
      ? "name conditions, such as entity:done"
      : `name one of ${ids.slice(0, 10).join(", ")}${ids.length > 10 ? " and more" : ""}`;
  throw new CtxfstError("unknown-goal", `${purpose} one goal; ${hint}`);
}
