import type { Condition, RunModel } from "@ctxfst/core";
import { readRunGraph } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import { NEXT_SECONDS } from "../default-limits.ts";
import type { Shell } from "../io.ts";
import { clockOf, limitsOf } from "../limits.ts";
import type { OpenRepository } from "../open-repository.ts";
import type { RunPlace } from "./run-place.ts";

/** What a run toward this goal knows of the repository. */
export function runModel(
  goal: readonly Condition[],
  { repository, config }: OpenRepository,
  { files, world }: Pick<RunPlace, "files" | "world">,
  shell: Shell,
  options: OptionValues,
): RunModel {
  const retries = Object.entries(config.execution).map(([name, entry]) => [name, entry.retries]);
  return {
    skills: repository.byName,
    goal,
    graph: readRunGraph(files).edges,
    subgraph: world?.current_subgraph?.edges ?? [],
    retries: Object.fromEntries(retries),
    limits: limitsOf(options, shell, NEXT_SECONDS),
    clock: clockOf(shell),
  };
}
