import { compareText } from "../base/compare.ts";
import type { PlanResult } from "../planner/plan.ts";
import { planTask } from "../planner/plan-task.ts";
import type { Task, TaskSkill } from "../planner/task.ts";
import { type PlannableSkill, taskFromSkills } from "../planner/task-from-skills.ts";
import { doneFact } from "../skill/dialect-facts.ts";
import { literalsOf } from "../skill/literals-of.ts";
import { conditionHolds } from "./condition-holds.ts";
import { findBlocker } from "./find-blocker.ts";
import { measureProximity } from "./measure-proximity.ts";
import { type RunHistory, readHistory } from "./run-history.ts";
import type {
  Candidate,
  LeftOut,
  Proximity,
  Selection,
  SelectionGoal,
  SelectionOptions,
} from "./selection.ts";
import { usableSkills } from "./usable-skills.ts";

/**
 * The skills that may run next, best first: cost, nearness to the goal, number of postconditions, name. Where nothing is
 * known of the way to the goal this is cost, number, name. Skills that no plan can use are left out, provided that there
 * is a plan; otherwise all that may run are ranked. Of skills that share a name the first counts.
 */
export function selectCandidates(
  skills: Iterable<PlannableSkill>,
  world: SelectionGoal,
  { graph = [], limits = {}, clock = null }: SelectionOptions = {},
): Selection {
  const models = new Map<string, PlannableSkill>();
  for (const skill of skills) if (!models.has(skill.name)) models.set(skill.name, skill);
  const history = readHistory(world.runs);
  const mayRun = [...models.values()].filter(
    ({ name, model }) => model.idempotent || !history.completed.has(name),
  );
  const facts = new Set([...world.facts, ...[...history.completed].map(doneFact)]);
  const task = taskFromSkills(mayRun, { goal: world.goal, given: [...facts] });
  const eligible = task.skills.filter(({ preconditions }) =>
    preconditions.every((condition) => conditionHolds(condition, facts)),
  );
  const plan = planTask(task, limits, clock);
  const proximity = measureProximity({
    wanted: wantedFacts(world, facts),
    skills: eligible,
    isSkill: (name) => models.has(name),
    subgraph: world.subgraph,
    graph,
  });
  const describe = (skill: TaskSkill): Candidate =>
    candidateOf(
      models.get(skill.name) as PlannableSkill,
      proximity.bySkill.get(skill.name) ?? null,
      history,
      plan,
    );
  const reasonAgainst = reasons(task, plan, {
    facts,
    history,
    edges: [...world.subgraph, ...graph],
  });
  const judged = eligible
    .map((skill) => ({ candidate: describe(skill), ...reasonAgainst(skill) }))
    .sort((a, b) => compareCandidates(a.candidate, b.candidate));
  return {
    candidates: judged.filter(({ reason }) => reason === null).map(({ candidate }) => candidate),
    leftOut: judged.filter((one): one is LeftOut => one.reason !== null),
    holdsAlready: world.goal.every((condition) => conditionHolds(condition, facts)),
    isReachable: plan.status === "gave-up" ? null : plan.status === "found",
    source: proximity.source,
  };
}

interface Circumstances {
  readonly facts: ReadonlySet<string>;
  readonly history: RunHistory;
  readonly edges: Parameters<typeof findBlocker>[1];
}

interface Judgement {
  readonly reason: LeftOut["reason"] | null;
  readonly fact: string | null;
}

/** Why a skill whose conditions hold is not offered. */
function reasons(
  task: Task,
  plan: PlanResult,
  { facts, history, edges }: Circumstances,
): (skill: TaskSkill) => Judgement {
  const usable = plan.status === "found" && plan.steps.length > 0 ? usableSkills(task) : null;
  return (skill) => {
    const blocker = findBlocker(skill.name, edges, facts);
    if (blocker !== null) return { reason: "blocked", fact: blocker };
    if (changesNothing(skill, facts, history)) return { reason: "changes-nothing", fact: null };
    return usable === null || usable.has(skill.name)
      ? { reason: null, fact: null }
      : { reason: "no-plan-uses-it", fact: null };
  };
}

/** A skill that declares no effect may do something that no fact tells of, once. */
function changesNothing(
  { name, add, remove }: TaskSkill,
  facts: ReadonlySet<string>,
  { completed }: RunHistory,
): boolean {
  if (add.length + remove.length === 0) return completed.has(name);
  return add.every((fact) => facts.has(fact)) && remove.every((fact) => !facts.has(fact));
}

/** The facts that the goal still asks for; all of them when it holds already. */
function wantedFacts({ goal }: SelectionGoal, facts: ReadonlySet<string>): readonly string[] {
  const open = goal.filter((condition) => !conditionHolds(condition, facts));
  const literals = (open.length === 0 ? goal : open).flatMap(literalsOf);
  return [...new Set(literals.filter(({ negated }) => !negated).map(({ fact }) => fact))];
}

function candidateOf(
  { name, model }: PlannableSkill,
  proximity: Proximity | null,
  { completed, attempts }: RunHistory,
  plan: PlanResult,
): Candidate {
  return {
    name,
    cost: model.cost,
    costLabel: model.costLabel,
    proximity,
    postconditionCount: model.postconditions.length,
    attempts: attempts.get(name) ?? 0,
    isCompleted: completed.has(name),
    isPlanned: plan.status === "found" && plan.steps.includes(name),
  };
}

/** The order of CtxFST: cheap first, then near, then fruitful, then by name. */
function compareCandidates(a: Candidate, b: Candidate): number {
  const [near, far] = [distanceOf(a), distanceOf(b)];
  return (
    a.cost - b.cost ||
    (near < far ? -1 : near > far ? 1 : 0) ||
    b.postconditionCount - a.postconditionCount ||
    compareText(a.name, b.name)
  );
}

function distanceOf({ proximity }: Candidate): number {
  return proximity?.distance ?? Number.POSITIVE_INFINITY;
}
