import { resolve } from "node:path";
import {
  CtxfstError,
  explainPlan,
  type GoalOutcome,
  goalJson,
  goalTask,
  type PlanExplanation,
  planGoal,
  planJson,
  plansMarkdown,
  plansMermaid,
  planTask,
  prettyPlan,
  type ResolvedGoal,
  type Task,
} from "@ctxfst/core";
import type { Invocation, RunCommand } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { readTaskFile } from "../read-task-file.ts";
import { selectGoals } from "../select-goals.ts";
import { startOf } from "../start-of.ts";

/** A plan with what made it, so that it can be explained. */
interface Planned {
  readonly outcome: GoalOutcome;
  readonly task: Task;
}

/** `ctxfst plan [GOAL…]` */
export const plan: RunCommand = async (invocation, shell) => {
  const taskFile = textOption(invocation.options, "task");
  return taskFile === undefined
    ? planRepository(invocation, shell)
    : planFile(taskFile, invocation, shell);
};

async function planRepository(invocation: Invocation, shell: Shell): Promise<ExitCode> {
  const { options } = invocation;
  const skills = textOption(options, "skills");
  const root = skills === undefined ? findRoot(shell.cwd) : resolve(shell.cwd, skills);
  const opened = openRepository(root, { config: textOption(options, "config") });
  requireSoundConfig(opened);
  const { repository, config } = opened;
  const start = startOf(options, opened, shell);
  const goals = selectGoals(invocation.arguments, repository, config, start);
  if (goals.length === 0) {
    throw new CtxfstError(
      "unknown-goal",
      "there is no goal: no skill states postconditions and the config names none; name conditions, such as entity:done",
    );
  }
  const planned = goals.map((goal) => planOne(goal));
  print(planned, options.explain === true, textOption(options, "format") ?? "pretty", shell);
  return exitCodeOf(planned.map(({ outcome }) => outcome));

  function planOne(goal: ResolvedGoal): Planned {
    const limits = limitsOf(options, shell);
    const outcome = planGoal(repository, goal, { limits, clock: clockOf(shell) });
    return { task: goalTask(repository, goal), outcome };
  }
}

async function planFile(
  file: string,
  { options, arguments: goals }: Invocation,
  shell: Shell,
): Promise<ExitCode> {
  if (goals.length > 0)
    throw new CtxfstError("usage", "--task states its own goal; leave the goals out");
  for (const other of ["have", "state", "skills"]) {
    if (options[other] !== undefined)
      throw new CtxfstError("usage", `--task and --${other} exclude each other`);
  }
  const task = readTaskFile(resolve(shell.cwd, file), file);
  const result = planTask(task, limitsOf(options, shell), clockOf(shell));
  const outcome: GoalOutcome = {
    id: file,
    goal: [],
    given: [],
    inferred: false,
    assumptions: [],
    plan: result,
    expect: {},
    broken: [],
  };
  if (shell.isJson) {
    const explanation = explanationOf({ outcome, task });
    shell.stdout(`${JSON.stringify(planJson(result, { explanation }), null, 2)}\n`);
  } else {
    print(
      [{ outcome, task }],
      options.explain === true,
      textOption(options, "format") ?? "pretty",
      shell,
    );
  }
  return exitCodeOf([outcome]);
}

function print(
  planned: readonly Planned[],
  isExplained: boolean,
  format: string,
  shell: Shell,
): void {
  const outcomes = planned.map(({ outcome }) => outcome);
  if (format === "json") {
    const goals = planned.map((one) => goalJson(one.outcome, explanationOf(one)));
    shell.stdout(`${JSON.stringify({ goals }, null, 2)}\n`);
  } else if (format === "markdown") shell.stdout(plansMarkdown(outcomes));
  else if (format === "mermaid") shell.stdout(plansMermaid(outcomes));
  else {
    const texts = planned.map((one) =>
      prettyPlan(one.outcome, isExplained ? explanationOf(one) : null, shell),
    );
    shell.stdout(texts.join("\n"));
  }
}

function explanationOf({ outcome, task }: Planned): PlanExplanation | null {
  return outcome.plan.status === "found" ? explainPlan(task, outcome.plan.steps) : null;
}

/** An unreachable goal is a failure, unless its expectation says so. */
function exitCodeOf(outcomes: readonly GoalOutcome[]): ExitCode {
  const isWrong = ({ plan: { status }, expect, broken }: GoalOutcome): boolean =>
    broken.length > 0 || (status === "unsolvable" && expect.reachable !== false);
  if (outcomes.some(isWrong)) return EXIT.wrong;
  return outcomes.some(({ plan: { status } }) => status === "gave-up") ? EXIT.gaveUp : EXIT.fine;
}
