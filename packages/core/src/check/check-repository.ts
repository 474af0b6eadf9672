import type { Config, ConfigProblem } from "../config/config.ts";
import type { PlanLimits } from "../planner/plan.ts";
import { countFindings } from "../rules/count-findings.ts";
import type { FindingSelection } from "../rules/noise/select-findings.ts";
import { lint } from "../rules/run-lint.ts";
import { reportGoals, reportGraph } from "../rules/world/report-outcomes.ts";
import type { Repository } from "../skill/repository.ts";
import type { CheckResult, GoalOutcome, GraphStatus } from "./check-result.ts";
import { compareGraph } from "./compare-graph.ts";
import { judgeHosts } from "./judge-hosts.ts";
import { measureBudgets } from "./measure-budgets.ts";
import { type PlanOptions, planGoal } from "./plan-goal.ts";
import { createRelevantSkills } from "./relevant-skills.ts";
import { resolveGoals, type StartFacts } from "./resolve-goals.ts";

export interface CheckOptions extends PlanOptions {
  readonly configProblems?: readonly ConfigProblem[];
  /** In place of the config's profiles. */
  readonly profiles?: readonly string[];
  readonly start?: StartFacts;
  /** Which findings are wanted; all by default. */
  readonly selection?: FindingSelection;
  /** Which halves of the job run; both by default. */
  readonly parts?: { readonly lint: boolean; readonly plan: boolean };
}

/** The main job: lint, plan every goal, compare the graph file. A pure function but for the clock that is passed in. */
export function checkRepository(
  repository: Repository,
  config: Config,
  options: CheckOptions = {},
): CheckResult {
  const { start = { world: [] }, parts = { lint: true, plan: true }, clock = null } = options;
  const began = clock?.now() ?? 0;
  // The time is for all goals together.
  const limitsLeft = (): PlanLimits => {
    const { limits = {} } = options;
    if (limits.seconds === undefined || clock === null) return limits;
    return { ...limits, seconds: Math.max(0, limits.seconds - (clock.now() - began)) };
  };
  const relevantSkills = createRelevantSkills(repository);
  const goals = parts.plan
    ? resolveGoals(repository, config, start).map((goal) =>
        planGoal(repository, goal, { ...options, limits: limitsLeft(), relevantSkills }),
      )
    : [];
  const graph = compareGraph(repository, config);
  const outcomes = [...reportGoals(goals, repository, config), ...reportGraph(graph)];
  const result = lint(repository, config, {
    configProblems: options.configProblems ?? [],
    extraReports: outcomes,
    worldFacts: [...start.world, ...(start.have ?? [])],
    ...(options.profiles === undefined ? {} : { profiles: options.profiles }),
    ...(options.selection === undefined ? {} : { selection: options.selection }),
    ...(parts.lint ? {} : { only: new Set(outcomes.map(({ rule }) => rule)) }),
  });
  const budgets = parts.lint ? measureBudgets(repository, config) : [];
  const loading = parts.lint ? judgeHosts(repository, config, options.profiles) : [];
  return {
    lint: result,
    goals,
    graph,
    budgets,
    loading,
    verdict: verdictOf(result.findings, goals, graph),
  };
}

function verdictOf(
  findings: CheckResult["lint"]["findings"],
  goals: readonly GoalOutcome[],
  graph: GraphStatus,
): CheckResult["verdict"] {
  const { error: errors, warning: warnings, info: infos } = countFindings(findings);
  const brokenGoals = goals.filter(({ broken }) => broken.length > 0).length;
  const gaveUp = goals.filter(({ plan }) => plan.status === "gave-up").length;
  const ok = errors === 0 && brokenGoals === 0 && graph.state !== "stale";
  return { ok, errors, warnings, infos, brokenGoals, gaveUp };
}
