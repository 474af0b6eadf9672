import {
  CtxfstError,
  explainFact,
  prettyWhy,
  type RunState,
  startFacts,
  toVisibleLine,
  whyJson,
} from "@ctxfst/core";
import { listRuns, readRun, readRunGraph } from "@ctxfst/core/node";
import type { RunCommand } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { stateOf } from "../run/resume-run.ts";
import { runPlace } from "../run/run-place.ts";

/** `ctxfst why FACT`: what made a fact true. A fact that does not hold and that nothing tells of is a failure. */
export const why: RunCommand = async ({ options, arguments: [word] }, shell) => {
  if (word === undefined) {
    throw new CtxfstError("usage", "why takes a fact, such as entity:has-parsed-resume");
  }
  const config = textOption(options, "config");
  const opened = openRepository(findRoot(shell.cwd), { config, isWorldIgnored: true });
  requireSoundConfig(opened);
  const place = runPlace(options, opened, shell);
  const graph = readRunGraph(place.files);
  const fact = graph.nodes.some(({ id }) => id === `entity:${word}`) ? `entity:${word}` : word;
  const story = explainFact(fact, {
    facts: place.world === null ? [] : startFacts(place.world),
    external: opened.config.external,
    runs: readableRuns(opened.root, (words) => shell.stderr(`ctxfst: ${toVisibleLine(words)}\n`)),
    graph,
  });
  shell.stdout(
    shell.isJson ? `${JSON.stringify(whyJson(story), null, 2)}\n` : prettyWhy(story, shell),
  );
  return story.holds || story.isExternal || story.events.length > 0 ? EXIT.fine : EXIT.wrong;
};

/** The runs whose journals can be read; the others are named, since the story may miss what they tell. */
function readableRuns(root: string, warn: (words: string) => void): readonly RunState[] {
  return listRuns(root).flatMap((run) => {
    try {
      return [stateOf(run, readRun(root, run).transactions)];
    } catch (error) {
      if (!(error instanceof CtxfstError)) throw error;
      warn(`${error.file ?? run}:${error.line ?? 1}: ${error.message}; it is left out`);
      return [];
    }
  });
}
