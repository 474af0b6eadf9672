// The Action's whole job: inputs → one check → log, annotations, summary, files, outputs, exit code.

import type { Finding } from "@ctxfst/core";
import {
  formatHint,
  formatMessage,
  jobSummary,
  plainStyle,
  prettyCheck,
  selectAnnotations,
} from "@ctxfst/core";
import { type CheckRun, runCheck } from "ctxfst";
import type { ActionIo } from "./action-io.ts";
import { annotationSources } from "./annotation-sources.ts";
import { readChangedLines } from "./changed-lines.ts";
import { type Checkout, openCheckout } from "./checkout.ts";
import { closingLine } from "./closing-line.ts";
import { writeOutputs, writeSummary } from "./file-command.ts";
import { type Inputs, readInputs } from "./inputs.ts";
import { isFailure } from "./is-failure.ts";
import { outputsOf } from "./outputs.ts";
import { reportError } from "./report-error.ts";
import { createRunnerLog, type RunnerLog } from "./runner-log.ts";
import { readSourcePlace, sourceLink } from "./source-link.ts";
import { defaultFailOn, readTrigger } from "./trigger.ts";
import { writeResultFiles } from "./write-result-files.ts";

const LOG_COLUMNS = 120;

/** Runs the Action and gives the exit code; throws nothing. */
export async function runAction(io: ActionIo): Promise<0 | 1> {
  const log = createRunnerLog(io.write, io.createToken);
  let prefix = "";
  try {
    const inputs = readInputs(io.env);
    const checkout = openCheckout(io.env.GITHUB_WORKSPACE || io.cwd, inputs);
    prefix = checkout.prefix;
    return await checkAndShow(inputs, checkout, io, log);
  } catch (error) {
    reportError(error, log, prefix);
    return 1;
  }
}

async function checkAndShow(
  inputs: Inputs,
  checkout: Checkout,
  io: ActionIo,
  log: RunnerLog,
): Promise<0 | 1> {
  const trigger = readTrigger(io.env);
  const run = await runCheck({
    root: checkout.root,
    config: checkout.config,
    profiles: inputs.profiles ?? undefined,
    parts: { lint: inputs.lint, plan: inputs.plan },
    clock: { now: io.elapsed, memory: io.memory },
    limits: inputs.timeLimit === null ? undefined : { seconds: inputs.timeLimit },
  });
  const { result } = run;
  const failOn = inputs.failOn ?? defaultFailOn(trigger);
  const isFailing = isFailure(result, failOn);
  const shown = prettyCheck(result, run.opened.repository, {
    style: plainStyle,
    columns: LOG_COLUMNS,
    isQuiet: false,
  });
  log.print(`${shown.trimEnd()}\n\n${closingLine(result, failOn, isFailing)}`);
  const changed = readChangedLines(checkout.repositoryRoot, trigger.base, io.env.PATH);
  const sources = annotationSources(result, {
    prefix: checkout.prefix,
    configFile: run.opened.config.file,
    messageOf,
  });
  for (const annotation of selectAnnotations(sources, changed)) log.annotate(annotation);
  writeSummary(io.env.GITHUB_STEP_SUMMARY, summaryOf(run, checkout, io));
  const files = await writeResultFiles(run, checkout, io);
  writeOutputs(io.env.GITHUB_OUTPUT, outputsOf(result, files), io.createToken);
  return isFailing ? 1 : 0;
}

/** What is wrong; on lines of their own the way out, and who loses what. */
function messageOf(finding: Finding): string {
  const { fix, below } = formatHint(finding);
  return [formatMessage(finding), ...(fix === null ? [] : [fix]), ...below].join("\n");
}

function summaryOf({ result }: CheckRun, { prefix }: Checkout, { env }: ActionIo): string {
  const place = readSourcePlace(env);
  return jobSummary(result, {
    messageOf: formatMessage,
    prefix,
    ...(place === null
      ? {}
      : {
          linkTo: (file, line) => sourceLink(place, file, line),
          footer: [place.commit.slice(0, 7)],
        }),
  });
}
