import { CtxfstError, type PlanStrategy, planByStrategy, type planTask } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import { countOption, textOption } from "./parse-command-line.ts";

/** Further ahead every step costs too much time to be of use. */
const MOST_DEPTH = 8;

/**
 * The search that `--strategy` and `--depth` ask for.
 * @throws CtxfstError `usage` for a depth that has no meaning
 */
export function searchOf(options: OptionValues): typeof planTask {
  const strategy = (textOption(options, "strategy") ?? "optimal") as PlanStrategy;
  const depth = countOption(options, "depth");
  if (depth !== undefined && strategy !== "lookahead") {
    throw new CtxfstError("usage", "--depth goes with --strategy lookahead alone");
  }
  if (depth !== undefined && depth > MOST_DEPTH) {
    throw new CtxfstError("usage", `--depth is at most ${MOST_DEPTH}, not ${depth}`);
  }
  const ahead = depth === undefined ? {} : { depth };
  return (task, limits, clock) => planByStrategy(task, strategy, limits, clock, ahead);
}
