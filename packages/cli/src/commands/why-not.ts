import { resolve } from "node:path";
import {
  CtxfstError,
  formatCondition,
  type GoalWhyNot,
  prettyWhyNot,
  type WhyNotOptions,
  whyNot,
  whyNotGoal,
  whyNotJson,
} from "@ctxfst/core";
import type { Invocation, OptionValues, RunCommand } from "../command.ts";
import { NEXT_SECONDS } from "../default-limits.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { oneGoal } from "../one-goal.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { countOption, textOption } from "../parse-command-line.ts";
import { readTaskFile } from "../read-task-file.ts";
import { startOf } from "../start-of.ts";
import { worldOf } from "../world-of.ts";

/** `ctxfst why-not GOAL`: a goal that cannot be reached is a failure, as in `plan`. */
export const whyNotCommand: RunCommand = async (invocation, shell) => {
  const task = textOption(invocation.options, "task");
  const answer =
    task === undefined ? askRepository(invocation, shell) : askTask(task, invocation, shell);
  shell.stdout(
    shell.isJson ? `${JSON.stringify(whyNotJson(answer), null, 2)}\n` : prettyWhyNot(answer, shell),
  );
  return CODES[answer.status];
};

function askRepository({ options, arguments: words }: Invocation, shell: Shell): GoalWhyNot {
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const opened = openRepository(root, { config: textOption(options, "config") });
  requireSoundConfig(opened);
  const world = worldOf(options, opened, shell);
  const start = startOf(options, opened, shell);
  const goal = oneGoal(words, opened, world, start, "a reason is given for");
  return whyNotGoal(opened.repository, goal, askOptions(options, shell));
}

/** A task states its own goal and start. */
function askTask(
  file: string,
  { options, arguments: words }: Invocation,
  shell: Shell,
): GoalWhyNot {
  const other = ["have", "state", "skills"].find((name) => options[name] !== undefined);
  if (words.length > 0 || other !== undefined) {
    const what = other === undefined ? "goals" : `--${other}`;
    throw new CtxfstError("usage", `--task states its own goal and start; leave ${what} out`);
  }
  const task = readTaskFile(resolve(shell.cwd, file), file);
  const goal: GoalWhyNot["goal"] = {
    id: file,
    text: task.goal.map(formatCondition),
    goal: task.goal,
    given: task.init,
    completed: [],
    inferred: false,
    assumptions: [],
    expect: {},
  };
  return { ...whyNot(task, askOptions(options, shell)), goal, hints: new Map() };
}

function askOptions(options: OptionValues, shell: Shell): WhyNotOptions {
  const top = countOption(options, "top");
  return {
    ...(top === undefined ? {} : { top }),
    limits: limitsOf(options, shell, NEXT_SECONDS),
    clock: clockOf(shell),
  };
}

const CODES: Readonly<Record<"reachable" | "unreachable" | "gave-up", ExitCode>> = {
  reachable: EXIT.fine,
  unreachable: EXIT.wrong,
  "gave-up": EXIT.gaveUp,
};
