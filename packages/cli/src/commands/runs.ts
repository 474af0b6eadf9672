import {
  CtxfstError,
  type ListedRun,
  prettyRun,
  prettyRuns,
  type RunState,
  reduceRun,
  runEventLines,
  runJson,
} from "@ctxfst/core";
import { listRuns, readRun } from "@ctxfst/core/node";
import type { RunCommand } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { nearestHint } from "../nearest-hint.ts";
import { findRoot } from "../open-repository.ts";
import { stateOf } from "../run/resume-run.ts";

/** `ctxfst runs list|show|replay`: what the journals tell. Reads and changes nothing. */
export const runs: RunCommand = async ({ arguments: [action = "list", run, extra] }, shell) => {
  const root = findRoot(shell.cwd);
  if (extra !== undefined || (action === "list" && run !== undefined)) {
    throw new CtxfstError("usage", `unexpected argument "${extra ?? run}"; see ctxfst runs --help`);
  }
  if (action === "list") return list(root, shell);
  if (action !== "show" && action !== "replay") {
    const hint = nearestHint(action, ["list", "show", "replay"], "see ctxfst runs --help");
    throw new CtxfstError("usage", `runs takes list, show or replay, not "${action}"; ${hint}`);
  }
  const name = run ?? listRuns(root).at(-1);
  if (name === undefined) {
    throw new CtxfstError("file-not-found", "no run is recorded here; ctxfst run begins one");
  }
  return action === "show" ? show(root, name, shell) : replay(root, name, shell);
};

function list(root: string, shell: Shell): ExitCode {
  const listed = listRuns(root).map((run): ListedRun => {
    try {
      return { run, state: stateOf(run, readRun(root, run).transactions), problem: null };
    } catch (error) {
      if (!(error instanceof CtxfstError)) throw error;
      const line = error.line === undefined ? "" : `line ${error.line}: `;
      return { run, state: null, problem: `${line}${error.message}` };
    }
  });
  shell.stdout(
    shell.isJson
      ? `${JSON.stringify({ runs: listed.map(listedJson) }, null, 2)}\n`
      : prettyRuns(listed, shell),
  );
  return EXIT.fine;
}

function listedJson({ run, state, problem }: ListedRun): unknown {
  return state === null ? { run, problem } : runJson(state);
}

function show(root: string, run: string, shell: Shell): ExitCode {
  const { transactions, tornBytes } = readRun(root, run);
  const state = stateOf(run, transactions);
  if (shell.isJson) shell.stdout(`${JSON.stringify(runJson(state), null, 2)}\n`);
  else {
    shell.stdout(prettyRun(state, shell));
    if (tornBytes > 0) shell.stdout(`the last line was never finished (${tornBytes} bytes)\n`);
  }
  return EXIT.fine;
}

/** The log again, event by event, as it was printed when the run took place. */
function replay(root: string, run: string, shell: Shell): ExitCode {
  const { transactions } = readRun(root, run);
  stateOf(run, transactions);
  if (shell.isJson) {
    shell.stdout(`${JSON.stringify({ run, transactions }, null, 2)}\n`);
    return EXIT.fine;
  }
  let state: RunState | null = null;
  for (const { at, events } of transactions) {
    for (const event of events) {
      state = reduceRun(state, event, at);
      for (const line of runEventLines(event, state, shell)) shell.stdout(`${line}\n`);
    }
  }
  if (state !== null) shell.stdout(prettyRun(state, shell).split("\n").slice(-2).join("\n"));
  return EXIT.fine;
}
