import {
  type Ask,
  CtxfstError,
  type RunEvent,
  type RunState,
  rollbackText,
  runEventLines,
  runJson,
  runRollback,
  toVisibleLine,
} from "@ctxfst/core";
import {
  compensateStep,
  endLeftProcesses,
  inspectStep,
  readRun,
  undoOutcome,
} from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { placeOptions, stateOf } from "./resume-run.ts";
import { runPlace } from "./run-place.ts";
import { executorSettings } from "./run-session.ts";
import { withJournal } from "./with-journal.ts";
import { withShell } from "./with-shell.ts";

const CODES = { done: EXIT.fine, stopped: EXIT.wrong, waiting: EXIT.waiting } as const;

/** Undoes a run, the newest step first, by the compensations of the config as it is now. */
export async function rollbackRun(
  run: string,
  options: OptionValues,
  opened: OpenRepository,
  shell: Shell,
): Promise<ExitCode> {
  readRun(opened.root, run);
  return withShell(shell, (ask, signal) =>
    withJournal(opened.root, run, options.fsync === true, async ({ transactions, append }) => {
      const start = stateOf(run, transactions);
      const { files } = runPlace(placeOptions(options, start, opened.root), opened, shell, true);
      const settings = executorSettings({ opened, run, shell, signal });
      endLeftProcesses(`${run}/`);
      const answers = await personAnswers(start, options, ask);
      const state = await runRollback(
        start,
        {
          append,
          now: () => new Date().toISOString(),
          inspect: (step, isRepeated) => inspectStep(step, isRepeated, start, settings),
          compensate: (step) => compensateStep(step, start, settings),
          restore: (now, step) => undoOutcome(files, now, step, new Date().toISOString()),
          observe: (event, now) => {
            if (shell.isJson || shell.isQuiet) return;
            for (const line of runEventLines(event, now, shell)) shell.stdout(`${line}\n`);
          },
        },
        answers,
      );
      shell.stdout(
        shell.isJson ? `${JSON.stringify(runJson(state), null, 2)}\n` : `${rollbackText(state)}\n`,
      );
      return CODES[state.rollback?.result ?? "stopped"];
    }),
  );
}

/** What a person says of a compensation that was interrupted; nothing where nobody is asked or none was. */
async function personAnswers(
  { steps, undo, rollback }: RunState,
  options: OptionValues,
  ask: Ask,
): Promise<readonly RunEvent[]> {
  const given = textOption(options, "answer");
  const open = steps.find(({ number }) => undo.get(number)?.status === "started");
  if (open === undefined || rollback?.result !== "waiting") {
    if (given === undefined) return [];
    throw new CtxfstError(
      "usage",
      "--answer is for a step whose undoing was interrupted; none was",
    );
  }
  const question = `undoing ${toVisibleLine(open.skill)} was interrupted; is it [d]one, or is it to run [a]gain? `;
  const answer = given ?? (await ask(question))?.trim().toLowerCase();
  const of = { step: open.number, skill: open.skill };
  if (answer === "done" || answer === "d")
    return [{ type: "undo-decided", ...of, decision: "done" }];
  if (answer === "again" || answer === "a") {
    return [{ type: "undo-decided", ...of, decision: "again" }];
  }
  return [];
}
