import { relative, sep } from "node:path";
import { type ResolvedGoal, type RunEvent, type RunStarted, startLoop } from "@ctxfst/core";
import { isInside } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { oneGoal } from "../one-goal.ts";
import { type OpenRepository, startOfWorld } from "../open-repository.ts";
import { finishRun } from "./finish-run.ts";
import { requirePerformable } from "./require-performable.ts";
import { runModel } from "./run-model.ts";
import { runName } from "./run-name.ts";
import { type RunPlace, runPlace } from "./run-place.ts";
import { runPorts } from "./run-session.ts";
import { runSettings } from "./run-settings.ts";
import { withJournal } from "./with-journal.ts";
import { withShell } from "./with-shell.ts";

/** A new run toward one goal, from the world where there is one, else from what the goal is given. */
export async function startRun(
  words: readonly string[],
  options: OptionValues,
  opened: OpenRepository,
  shell: Shell,
): Promise<ExitCode> {
  const settings = runSettings(options);
  const place = runPlace(options, opened, shell);
  const goal = goalOf(words, opened, place);
  const model = runModel(goal.goal, opened, place, shell, options);
  requirePerformable(goal, settings.executor, opened, model);
  const run = runName(new Date().toISOString());
  const start: Omit<RunStarted, "type" | "version"> = {
    run,
    goal: goal.text,
    executor: settings.executor,
    facts: goal.given,
    assumptions: goal.assumptions,
    history: place.world?.completed_skills.map(({ skill, result }) => ({ skill, result })) ?? [],
    writes: settings.writes,
    files: {
      world: fromRoot(opened.root, place.files.world),
      graph: fromRoot(opened.root, place.files.graph),
    },
    options: settings.options,
  };
  return withShell(shell, async (ask, signal) => {
    const drive = (append: (events: readonly RunEvent[], at: string) => void) => {
      const session = { run, opened, place, model, settings, shell, ask, append, signal };
      return startLoop(start, model, runPorts(session));
    };
    const state = settings.writes
      ? await withJournal(opened.root, run, settings.fsync, ({ append }) => drive(append))
      : await drive(() => {});
    return finishRun(state, shell);
  });
}

function goalOf(
  words: readonly string[],
  opened: OpenRepository,
  { world }: RunPlace,
): ResolvedGoal {
  const start = world === null ? { world: [] } : { ...startOfWorld(world), isWorldChosen: true };
  return oneGoal(words, opened, world, start, "a run is for");
}

/** Root-relative with forward slashes; absolute where it lies elsewhere. */
function fromRoot(root: string, path: string): string {
  return isInside(root, path) ? relative(root, path).split(sep).join("/") : path;
}
