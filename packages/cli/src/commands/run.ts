import { resolve } from "node:path";
import type { RunCommand } from "../command.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { startRun } from "../run/start-run.ts";

/** `ctxfst run [GOAL…]`: a new run, or what is to be done with an old one. */
export const run: RunCommand = async ({ options, arguments: words }, shell) => {
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const config = textOption(options, "config");
  const opened = openRepository(root, { config, isWorldIgnored: true });
  requireSoundConfig(opened);
  return startRun(words, options, opened, shell);
};
