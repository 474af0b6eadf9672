import { sortedUnique } from "../base/compare.ts";
import { goalConditions } from "../world/start-facts.ts";
import type { World } from "../world/world.ts";
import { countText } from "./count-text.ts";
import type { PrettyOptions } from "./pretty-findings.ts";
import { toVisibleLine } from "./visible-text.ts";

/** A world as `state show` prints it. */
export interface ShownWorld {
  readonly file: string;
  readonly world: World;
  /** Whether its goal holds; null where it has none. */
  readonly isGoalReached: boolean | null;
}

/** The latest executions that are shown; the JSON has all. */
const MOST_EXECUTIONS = 20;

/** The world for a terminal: its goal, its facts, what was executed. */
export function prettyWorld(
  { file, world, isGoalReached }: ShownWorld,
  options: PrettyOptions,
): string {
  const { style } = options;
  const goal = goalConditions(world).map(toVisibleLine).join(", ");
  const state = isGoalReached === true ? style("good", "reached") : "not reached";
  const facts = sortedUnique(world.active_states);
  const { completed_skills: executed, current_subgraph: subgraph } = world;
  const shown = executed.slice(-MOST_EXECUTIONS);
  const more = executed.length - shown.length;
  return `${[
    `${style("heading", toVisibleLine(file))} ${style("quiet", `session ${toVisibleLine(world.session_id)}`)}`,
    goal === "" ? "  no goal" : `  goal ${goal}: ${state}`,
    `  ${countText(facts.length, "fact")}`,
    ...facts.map((fact) => `    ${toVisibleLine(fact)}`),
    `  ${countText(executed.length, "execution")}`,
    ...(more > 0 ? [`    … ${more} before (--format json lists all)`] : []),
    ...shown.map((one) => `    ${executionText(one)}`),
    ...(subgraph === undefined || (subgraph.nodes ?? []).length === 0
      ? []
      : [
          `  subgraph of ${countText(subgraph.nodes?.length ?? 0, "node")}, ${countText(subgraph.edges?.length ?? 0, "edge")}`,
        ]),
  ].join("\n")}\n`;
}

function executionText({
  skill,
  result,
  timestamp,
  summary,
}: World["completed_skills"][number]): string {
  const words = [toVisibleLine(timestamp), toVisibleLine(skill), result];
  return [...words, ...(summary ? [toVisibleLine(summary)] : [])].join("  ");
}
