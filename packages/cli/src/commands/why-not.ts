import { resolve } from "node:path";
import { prettyWhyNot, whyNotGoal, whyNotJson } from "@ctxfst/core";
import type { RunCommand } from "../command.ts";
import { NEXT_SECONDS } from "../default-limits.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { oneGoal } from "../one-goal.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { countOption, textOption } from "../parse-command-line.ts";
import { startOf } from "../start-of.ts";
import { worldOf } from "../world-of.ts";

/** `ctxfst why-not GOAL`: a goal that cannot be reached is a failure, as in `plan`. */
export const whyNotCommand: RunCommand = async ({ options, arguments: words }, shell) => {
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const opened = openRepository(root, { config: textOption(options, "config") });
  requireSoundConfig(opened);
  const world = worldOf(options, opened, shell);
  const goal = oneGoal(
    words,
    opened,
    world,
    startOf(options, opened, shell),
    "a reason is given for",
  );
  const top = countOption(options, "top");
  const answer = whyNotGoal(opened.repository, goal, {
    ...(top === undefined ? {} : { top }),
    limits: limitsOf(options, shell, NEXT_SECONDS),
    clock: clockOf(shell),
  });
  shell.stdout(
    shell.isJson ? `${JSON.stringify(whyNotJson(answer), null, 2)}\n` : prettyWhyNot(answer, shell),
  );
  return CODES[answer.status];
};

const CODES: Readonly<Record<"reachable" | "unreachable" | "gave-up", ExitCode>> = {
  reachable: EXIT.fine,
  unreachable: EXIT.wrong,
  "gave-up": EXIT.gaveUp,
};
