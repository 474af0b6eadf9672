import { resolve } from "node:path";
import {
  applyRanking,
  buildGraph,
  type GraphEdge,
  mergeRunPart,
  type NextStep,
  nextJson,
  prettyNext,
  readGraph,
  selectCandidates,
} from "@ctxfst/core";
import { runRanker } from "@ctxfst/core/node";
import type { RunCommand } from "../command.ts";
import { NEXT_SECONDS } from "../default-limits.ts";
import { EXIT } from "../exit-code.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { oneGoal } from "../one-goal.ts";
import {
  findRoot,
  type OpenRepository,
  openRepository,
  requireSoundConfig,
} from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { startOf } from "../start-of.ts";
import { worldOf } from "../world-of.ts";

/** `ctxfst next [GOAL…]`: nothing to choose from on the way to a goal that does not hold is a failure. */
export const next: RunCommand = async ({ options, arguments: words }, shell) => {
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const opened = openRepository(root, { config: textOption(options, "config") });
  requireSoundConfig(opened);
  const world = worldOf(options, opened, shell);
  const start = { ...startOf(options, opened, shell), isWorldChosen: world !== null };
  const goal = oneGoal(words, opened, world, start, "the next step is chosen for");
  const facts = [...new Set([...goal.given, ...goal.assumptions])];
  const runs = world?.completed_skills ?? [];
  const selection = selectCandidates(
    opened.repository.byName.values(),
    { goal: goal.goal, facts, runs, subgraph: world?.current_subgraph?.edges ?? [] },
    {
      graph: graphEdges(opened),
      limits: limitsOf(options, shell, NEXT_SECONDS),
      clock: clockOf(shell),
    },
  );
  const step = await ranked(
    {
      goal: goal.text,
      facts,
      assumptions: goal.assumptions,
      step: runs.filter(({ result }) => result === "success").length + 1,
      selection,
      candidates: selection.candidates,
      ranker: null,
    },
    options["own-order"] === true ? null : opened,
  );
  shell.stdout(
    shell.isJson ? `${JSON.stringify(nextJson(step), null, 2)}\n` : prettyNext(step, shell),
  );
  return selection.holdsAlready || selection.candidates.length > 0 ? EXIT.fine : EXIT.wrong;
};

/** What the skills declare now, and what the graph file holds besides if it can be read. */
function graphEdges({ repository, config }: OpenRepository): readonly GraphEdge[] {
  const declared = buildGraph(repository, config);
  const text = repository.texts.get(config.graph.file);
  const reading = text === undefined ? null : readGraph(text);
  return reading?.problem === null ? mergeRunPart(declared, reading.graph).edges : declared.edges;
}

/** The step in the order of the config's ranker, which is told what `next --format json` would print. */
async function ranked(step: NextStep, opened: OpenRepository | null): Promise<NextStep> {
  const ranker = opened?.config.ranker ?? null;
  if (opened === null || ranker === null || step.candidates.length < 2) return step;
  const { module, timeout: seconds } = ranker;
  const answer = await runRanker(opened.root, { module, input: nextJson(step), seconds });
  const { candidates, record } = applyRanking(step.candidates, answer);
  return { ...step, candidates, ranker: { module, ...record } };
}
