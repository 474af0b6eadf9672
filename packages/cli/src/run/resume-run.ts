import { resolve } from "node:path";
import {
  type Ask,
  answerInterrupted,
  CtxfstError,
  type InterruptedAnswer,
  parseCondition,
  type RunEvent,
  type RunModel,
  type RunState,
  replayJournal,
  resumeLoop,
  type Transaction,
  toVisibleLine,
  uncertainSteps,
} from "@ctxfst/core";
import { endLeftProcesses, isInside, journalPath, readRun } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { finishRun } from "./finish-run.ts";
import { runModel } from "./run-model.ts";
import { runPlace } from "./run-place.ts";
import { runPorts } from "./run-session.ts";
import type { ExecutorName, RunSettings } from "./run-settings.ts";
import { withJournal } from "./with-journal.ts";
import { withShell } from "./with-shell.ts";

/**
 * Goes on with a run as it began: the same executor, options and files. What the process before it left running is ended
 * first, so that no effect happens twice at the same time.
 */
export async function resumeRun(
  run: string,
  options: OptionValues,
  opened: OpenRepository,
  shell: Shell,
): Promise<ExitCode> {
  readRun(opened.root, run);
  const fsync = options.fsync === true;
  return withShell(shell, (ask, signal) =>
    withJournal(opened.root, run, fsync, async ({ transactions, cutBytes, append }) => {
      if (cutBytes > 0) {
        const words = `${journalPath(run)}: ${cutBytes} bytes of a line that was never finished are cut off`;
        shell.stderr(`ctxfst: ${words}\n`);
      }
      const state = stateOf(run, transactions);
      if (state.end !== null) return finishRun(state, shell);
      const place = runPlace(placeOptions(options, state, opened.root), opened, shell, true);
      const goal = state.goal.map((text) => parseCondition(text).condition);
      const model = runModel(goal, opened, place, shell, options);
      const settings: RunSettings = {
        executor: state.executor as ExecutorName,
        writes: state.writes,
        fsync,
        options: state.options,
      };
      endLeftProcesses(`${run}/`);
      const answers = await personAnswers(state, model, options, ask);
      const session = { run, opened, place, model, settings, shell, ask, append, signal };
      return finishRun(await resumeLoop(state, model, runPorts(session), answers), shell);
    }),
  );
}

/**
 * The state that a run was left in.
 * @throws CtxfstError when its process ended before the first line was whole, or another version of ctxfst wrote it
 */
export function stateOf(run: string, transactions: readonly Transaction<RunEvent>[]): RunState {
  const first = transactions[0]?.events[0];
  if (first?.type === "run-started" && Number(first.version) !== 1) {
    throw new CtxfstError("file-invalid", "another version of ctxfst wrote this journal", {
      file: journalPath(run),
    });
  }
  if (first?.type === "run-started") return replayJournal(transactions);
  throw new CtxfstError("file-invalid", `${run} ended before it began: nothing happened in it`, {
    file: journalPath(run),
  });
}

/**
 * The files that the run began with, unless others are named.
 * @throws CtxfstError where the journal, which anybody may have written, names a file outside the repository
 */
export function placeOptions(
  options: OptionValues,
  { files }: RunState,
  root: string,
): OptionValues {
  const recorded = (option: string, path: string | undefined): string | undefined => {
    if (path === undefined) return undefined;
    const place = resolve(root, path);
    if (isInside(root, place)) return place;
    throw new CtxfstError(
      "usage",
      `the run wrote to ${place}, outside the repository; name it with --${option} to go on there`,
    );
  };
  return {
    ...options,
    state: textOption(options, "state") ?? recorded("state", files?.world),
    graph: textOption(options, "graph") ?? recorded("graph", files?.graph),
  };
}

const WORDS: ReadonlyMap<string, InterruptedAnswer> = new Map([
  ["d", "done"],
  ["done", "done"],
  ["a", "again"],
  ["again", "again"],
  ["f", "failed"],
  ["failed", "failed"],
]);

/** What a person says of interrupted steps. An answer on the command line is for the first: the one that was asked about. */
async function personAnswers(
  state: RunState,
  model: RunModel,
  options: OptionValues,
  ask: Ask,
): Promise<readonly RunEvent[]> {
  const uncertain = uncertainSteps(state);
  const given = WORDS.get(textOption(options, "answer") ?? "");
  const [first] = uncertain;
  if (given !== undefined) {
    if (first !== undefined) return [answerInterrupted(first, given, model)];
    throw new CtxfstError("usage", "--answer is for a step that was interrupted, and none was");
  }
  const answers: RunEvent[] = [];
  for (const step of uncertain) {
    const answer = await askAbout(`step ${step.number}, ${step.skill},`, ask);
    if (answer !== null) answers.push(answerInterrupted(step, answer, model));
  }
  return answers;
}

async function askAbout(step: string, ask: Ask): Promise<InterruptedAnswer | null> {
  const question = `${toVisibleLine(step)} was interrupted and may have had its effect\nis it [d]one, is it to run [a]gain, or did it [f]ail? `;
  for (;;) {
    const line = await ask(question);
    if (line === null) return null;
    const answer = WORDS.get(line.trim().toLowerCase());
    if (answer !== undefined) return answer;
  }
}
