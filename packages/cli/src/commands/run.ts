import { resolve } from "node:path";
import { CtxfstError } from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { resumeRun } from "../run/resume-run.ts";
import { rollbackRun } from "../run/rollback-run.ts";
import { startRun } from "../run/start-run.ts";

/** `ctxfst run [GOAL…]`: a new run, or what is to be done with an old one. */
export const run: RunCommand = async ({ options, arguments: words }, shell) => {
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const config = textOption(options, "config");
  const opened = openRepository(root, { config, isWorldIgnored: true });
  requireSoundConfig(opened);
  const resumed = textOption(options, "resume");
  const undone = textOption(options, "rollback");
  if (resumed === undefined && undone === undefined) {
    return startRun(words, options, opened, shell);
  }
  if (words.length > 0 || (resumed !== undefined && undone !== undefined)) {
    throw new CtxfstError("usage", "--resume and --rollback take a run, alone and without a goal");
  }
  return resumed === undefined
    ? rollbackRun(undone as string, options, opened, shell)
    : resumeRun(resumed, options, opened, shell);
};
