import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ResolvedGoal, type RunEvent, startLoop } from "@ctxfst/core";
import { journalPath, openJournal, withFileLock } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { oneGoal } from "../one-goal.ts";
import { type OpenRepository, startOfWorld } from "../open-repository.ts";
import { askPerson } from "./ask-person.ts";
import { finishRun } from "./finish-run.ts";
import { requirePerformable } from "./require-performable.ts";
import { runModel } from "./run-model.ts";
import { runName } from "./run-name.ts";
import { type RunPlace, runPlace } from "./run-place.ts";
import { runPorts } from "./run-session.ts";
import { runSettings } from "./run-settings.ts";

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
  const { ask, close } = askPerson(shell);
  const controller = new AbortController();
  const off = shell.onInterrupt?.(() => controller.abort());
  const drive = (append: (events: readonly RunEvent[], at: string) => void) => {
    const session = { run, opened, place, model, settings, shell, ask, append };
    return startLoop(
      {
        run,
        goal: goal.text,
        executor: settings.executor,
        facts: goal.given,
        assumptions: goal.assumptions,
        history:
          place.world?.completed_skills.map(({ skill, result }) => ({ skill, result })) ?? [],
        writes: settings.writes,
        options: settings.options,
      },
      model,
      runPorts({ ...session, signal: controller.signal }),
    );
  };
  try {
    const state = settings.writes
      ? await withJournal(opened.root, run, settings.fsync, drive)
      : await drive(() => {});
    return finishRun(state, shell);
  } finally {
    off?.();
    close();
  }
}

/** Holds the run for this process while its journal is open. */
async function withJournal<T>(
  root: string,
  run: string,
  fsync: boolean,
  drive: (append: (events: readonly RunEvent[], at: string) => void) => Promise<T>,
): Promise<T> {
  const shown = journalPath(run);
  const path = join(root, shown);
  mkdirSync(dirname(path), { recursive: true });
  return withFileLock(path, async () => {
    const journal = openJournal<RunEvent>(path, { shown, fsync });
    try {
      return await drive(journal.append);
    } finally {
      journal.close();
    }
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
