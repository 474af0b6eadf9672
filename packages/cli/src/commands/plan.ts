import { resolve } from "node:path";
import {
  CtxfstError,
  detailPlan,
  type GoalOutcome,
  goalJson,
  goalTask,
  type PlanDetails,
  type PlannedWorkflow,
  planGoal,
  planJson,
  plansMarkdown,
  plansMatrix,
  plansMermaid,
  plansWorkflow,
  prettyPlan,
  type ResolvedGoal,
  type Task,
} from "@ctxfst/core";
import type { Invocation, OptionValues, RunCommand } from "../command.ts";
import { compareWithBase } from "../compare-with-base.ts";
import { CHECK_SECONDS, DETAIL_SECONDS } from "../default-limits.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Shell } from "../io.ts";
import { clockOf, limitsOf } from "../limits.ts";
import { findRoot, openRepository, requireSoundConfig } from "../open-repository.ts";
import { countOption, textOption } from "../parse-command-line.ts";
import { plannedWorkflow } from "../planned-workflow.ts";
import { printComparison } from "../print-comparison.ts";
import { readTaskFile } from "../read-task-file.ts";
import { searchOf } from "../search-of.ts";
import { selectGoals } from "../select-goals.ts";
import { startOf } from "../start-of.ts";

/** A plan with what is told of it besides; without a plan there is nothing to tell. */
interface Planned {
  readonly outcome: GoalOutcome;
  readonly details: PlanDetails | null;
  /** Made only where it is printed. */
  workflow(): PlannedWorkflow;
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
  const base = textOption(options, "base");
  if (base !== undefined) {
    const { words, limits, clock } = {
      words: invocation.arguments,
      limits: limitsOf(options, shell, CHECK_SECONDS),
      clock: clockOf(shell),
    };
    const compared = compareWithBase(opened, base, { start, words, goals, limits, clock });
    printComparison(compared, textOption(options, "format") ?? "pretty", shell);
    return exitCodeOf(compared.comparisons.flatMap(({ head }) => head ?? []));
  }
  const search = searchOf(options);
  const planned = goals.map((goal) => planOne(goal));
  print(planned, invocation, shell);
  return exitCodeOf(planned.map(({ outcome }) => outcome));

  function planOne(goal: ResolvedGoal): Planned {
    const limits = limitsOf(options, shell);
    const outcome = planGoal(repository, goal, { limits, clock: clockOf(shell), search });
    const task = goalTask(repository, goal);
    return {
      outcome,
      details: detailsOf(outcome, task, options, shell),
      workflow: () => plannedWorkflow(outcome, task, opened),
    };
  }
}

async function planFile(file: string, invocation: Invocation, shell: Shell): Promise<ExitCode> {
  const { options, arguments: goals } = invocation;
  if (goals.length > 0)
    throw new CtxfstError("usage", "--task states its own goal; leave the goals out");
  for (const other of ["have", "state", "skills", "base"]) {
    if (options[other] !== undefined)
      throw new CtxfstError("usage", `--task and --${other} exclude each other`);
  }
  const task = readTaskFile(resolve(shell.cwd, file), file);
  const result = searchOf(options)(task, limitsOf(options, shell), clockOf(shell));
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
  const details = detailsOf(outcome, task, options, shell);
  if (shell.isJson) shell.stdout(`${JSON.stringify(planJson(result, { details }), null, 2)}\n`);
  else {
    const workflow = (): PlannedWorkflow => plannedWorkflow(outcome, task, null);
    print([{ outcome, details, workflow }], invocation, shell);
  }
  return exitCodeOf([outcome]);
}

function print(planned: readonly Planned[], { options }: Invocation, shell: Shell): void {
  const format = textOption(options, "format") ?? "pretty";
  const outcomes = planned.map(({ outcome }) => outcome);
  if (format === "json") {
    const goals = planned.map(({ outcome, details }) => goalJson(outcome, details));
    shell.stdout(`${JSON.stringify({ goals }, null, 2)}\n`);
  } else if (format === "markdown") shell.stdout(plansMarkdown(outcomes));
  else if (format === "mermaid") shell.stdout(plansMermaid(outcomes));
  else if (format === "matrix") {
    shell.stdout(`${JSON.stringify(plansMatrix(planned.map((one) => one.workflow())))}\n`);
  } else if (format === "workflow") {
    shell.stdout(plansWorkflow(planned.map((one) => one.workflow())));
  } else {
    const { style, columns } = shell;
    const isExplained = options.explain === true;
    const texts = planned.map(({ outcome, details }) =>
      prettyPlan(outcome, { details, isExplained, style, columns }),
    );
    shell.stdout(texts.join("\n"));
  }
}

function detailsOf(
  { plan }: GoalOutcome,
  task: Task,
  options: OptionValues,
  shell: Shell,
): PlanDetails | null {
  if (plan.status !== "found") return null;
  const top = countOption(options, "top");
  return detailPlan(task, plan, {
    ...(top === undefined ? {} : { top }),
    isExplained: options.explain === true,
    limits: limitsOf(options, shell, shell.elapsed() + DETAIL_SECONDS),
    clock: clockOf(shell),
  });
}

/** An unreachable goal is a failure, unless its expectation says so. */
function exitCodeOf(outcomes: readonly GoalOutcome[]): ExitCode {
  const isWrong = ({ plan: { status }, expect, broken }: GoalOutcome): boolean =>
    broken.length > 0 || (status === "unsolvable" && expect.reachable !== false);
  if (outcomes.some(isWrong)) return EXIT.wrong;
  return outcomes.some(({ plan: { status } }) => status === "gave-up") ? EXIT.gaveUp : EXIT.fine;
}
