import { join } from "node:path";
import {
  type Ask,
  critiqueDialogue,
  dryRunExecutor,
  type Executor,
  interactiveExecutor,
  type RunEvent,
  type RunModel,
  type RunPorts,
  runEventLines,
} from "@ctxfst/core";
import {
  configuredExecutor,
  type ExecutorSettings,
  RUNS_FOLDER,
  writeOutcomes,
} from "@ctxfst/core/node";
import type { Shell } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import type { RunPlace } from "./run-place.ts";
import type { RunSettings } from "./run-settings.ts";

/** What a run is driven with, beside its events. */
export interface RunSession {
  readonly run: string;
  readonly opened: OpenRepository;
  readonly place: RunPlace;
  readonly model: RunModel;
  readonly settings: RunSettings;
  readonly shell: Shell;
  readonly ask: Ask;
  /** Keeps events; drops them where nothing is written. */
  append(events: readonly RunEvent[], at: string): void;
  /** Ends what is running. */
  readonly signal: AbortSignal;
}

/** The ports of a run on disk and terminal. */
export function runPorts(session: RunSession): RunPorts {
  const { shell, place, settings, signal, model, ask } = session;
  return {
    append: session.append,
    now: () => new Date().toISOString(),
    executor: executorOf(session),
    isAborting: () => signal.aborted,
    observe: (event, state) => {
      if (shell.isJson || shell.isQuiet) return;
      for (const line of runEventLines(event, state, shell)) shell.stdout(`${line}\n`);
    },
    ...(settings.options.critique
      ? { critique: (state) => critiqueDialogue(state, model, ask) }
      : {}),
    ...(settings.writes
      ? { writeBack: (request, announce) => writeOutcomes(place.files, request, announce) }
      : {}),
  };
}

function executorOf(session: RunSession): Executor {
  const { executor } = session.settings;
  if (executor === "dry-run") return dryRunExecutor;
  if (executor === "interactive") return interactiveExecutor(session.ask);
  return configuredExecutor(executor, executorSettings(session));
}

/** What programs of a run are started with. */
export function executorSettings({
  opened: { config, repository, root },
  run,
  shell,
  signal,
}: Pick<RunSession, "opened" | "run" | "shell" | "signal">): ExecutorSettings {
  return {
    root,
    execution: config.execution,
    outputFolder: join(root, RUNS_FOLDER, run),
    env: shell.env,
    skillFile: (name) => {
      const skill = repository.byName.get(name);
      return skill === undefined ? null : { file: skill.file, text: skill.document.text };
    },
    signal,
  };
}
