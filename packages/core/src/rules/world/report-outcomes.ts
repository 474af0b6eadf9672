import type { Config } from "../../config/config.ts";
import type { GraphStatus } from "../../graph/graph-status.ts";
import type { BrokenExpectation, GoalOutcome } from "../../planner/goal-outcome.ts";
import type { Repository } from "../../skill/repository.ts";
import type { OutcomeReport } from "../finding.ts";
import { locateGoal } from "../locate-config.ts";
import { undefinedGoalIds } from "./goal-undefined.ts";

/**
 * What planning the configured goals brought up: `goal-unreachable` and `goal-expectation`. A missing fact is named
 * once: the goal's finding replaces that of the precondition. Inferred goals expect nothing.
 */
export function reportGoals(
  outcomes: readonly GoalOutcome[],
  repository: Repository,
  config: Config,
): readonly OutcomeReport[] {
  const undefinedIds = undefinedGoalIds(config);
  return outcomes
    .filter(({ inferred, id }) => !inferred && !undefinedIds.has(id))
    .flatMap((outcome) =>
      outcome.broken.flatMap((broken): OutcomeReport[] => {
        if (broken.kind === "unreachable") return [unreachable(outcome, repository, config)];
        // A skill that does not exist is `goal-undefined`.
        if ("skill" in broken && !repository.byName.has(broken.skill)) return [];
        return [expectation(outcome, broken, repository, config)];
      }),
    );
}

/** What comparing the graph file brought up: `graph-drift`. */
export function reportGraph(status: GraphStatus): readonly OutcomeReport[] {
  const { file, state, nodesMissing, nodesExtra, edgesMissing, edgesExtra } = status;
  if (state !== "stale") return [];
  const args = { file, nodesMissing, nodesExtra, edgesMissing, edgesExtra };
  return [{ rule: "graph-drift", args, file, range: null }];
}

function unreachable(
  { id, goal, plan }: GoalOutcome,
  repository: Repository,
  config: Config,
): OutcomeReport {
  const missing = plan.status === "unsolvable" ? plan.missing : [];
  const conflict = plan.status === "unsolvable" ? plan.conflict : null;
  const facts = missing.map(({ fact }) => fact);
  const neededBy = [...new Set(missing.flatMap((one) => one.neededBy))];
  const spent = [...new Set(missing.flatMap((one) => one.spent ?? []))];
  // One message for all of them: a fact that nobody supplies comes before a circle.
  const isCircular = missing.every((one) => one.circular !== undefined);
  const circular = isCircular ? [...new Set(missing.flatMap((one) => one.circular ?? []))] : [];
  const args = {
    goal: id,
    conditions: goal,
    missing: facts,
    neededBy,
    ...(spent.length === 0 ? {} : { spent }),
    ...(circular.length === 0 ? {} : { circular }),
    ...(conflict === null
      ? {}
      : { conflictSkills: conflict.skills, conflictFacts: conflict.facts }),
  };
  const related = neededBy.flatMap((name) => {
    const skill = repository.byName.get(name);
    const range = skill?.model.preconditions.find(({ value }) =>
      value.kind === "fact"
        ? facts.includes(value.fact)
        : value.alternatives.some(({ fact }) => facts.includes(fact)),
    )?.range;
    return skill === undefined ? [] : [{ file: skill.file, range: range ?? null }];
  });
  const replaces = facts.map((subject) => ({ rule: "unproduced-precondition", subject }));
  const place = locateGoal({ config, repository }, id, ["goal"]);
  return { rule: "goal-unreachable", args, ...place, related, replaces };
}

/** The key of the config that says what is expected. */
const KEYS: Readonly<Record<BrokenExpectation["kind"], string>> = {
  unreachable: "reachable",
  reachable: "reachable",
  cost: "max-cost",
  steps: "max-steps",
  via: "via",
  avoid: "avoid",
};

function expectation(
  { id, plan }: GoalOutcome,
  broken: BrokenExpectation,
  repository: Repository,
  config: Config,
): OutcomeReport {
  const { kind } = broken;
  const steps = plan.status === "found" ? plan.steps : [];
  const args = {
    goal: id,
    kind,
    steps,
    ...("limit" in broken ? { limit: broken.limit, actual: broken.actual } : {}),
    ...("skill" in broken ? { skill: broken.skill } : {}),
  };
  const place = locateGoal({ config, repository }, id, ["expect", KEYS[kind]]);
  return { rule: "goal-expectation", args, ...place };
}
