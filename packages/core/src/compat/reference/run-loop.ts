import { isRecord } from "../../base/is-record.ts";
import { critiquePlan, type ReadCommand, referencePlanner } from "./critique-plan.ts";
import { skillsByName } from "./explain-plan.ts";
import { findReferencePlan } from "./find-plan.ts";
import {
  containsItem,
  isTruthy,
  itemsOf,
  keyOf,
  lengthOf,
  PythonError,
  requiredKey,
  shownText,
  typeName,
} from "./python-values.ts";
import { selectReferenceCandidates } from "./select-candidates.ts";

/** What running a skill came to. */
export interface Outcome {
  readonly result: unknown;
  readonly summary: string;
  readonly newStates: readonly unknown[];
  readonly removeStates: readonly unknown[];
}

/** Runs one skill. An error that it throws is a failure of the skill. */
export type Execute = (skill: unknown) => Outcome;

export interface LoopOptions {
  readonly execute: Execute;
  /** Edges are recorded where there is a graph. */
  readonly hasGraph: boolean;
  readonly maxIterations: number;
  readonly stopOnFailure: boolean;
  /** How deep to plan before each step; 0 takes the best candidate. */
  readonly lookahead: number;
  /** Commands of a person who judges each plan; null without one. */
  readonly readCommand: ReadCommand | null;
}

export interface LoopStep {
  readonly iteration: number;
  readonly skill_name: unknown;
  readonly skill_cost: unknown;
  readonly execution_result: unknown;
  readonly summary: string;
  readonly states_added: readonly unknown[];
  readonly states_removed: readonly unknown[];
}

export interface ReferenceLoop {
  readonly iterations: number;
  readonly goalReached: boolean;
  readonly reason: string;
  readonly history: readonly LoopStep[];
  /** A list, unless the world had something else (B25). */
  readonly activeStates: unknown;
  readonly completed: readonly unknown[];
  /** COMPLETED edges, in the order in which they were appended. */
  readonly edges: readonly unknown[];
}

/** Printed in place of every time. */
export const TIMESTAMP = "<ts>";

/**
 * The reference's loop: choose, run, write back, until the goal holds. When it finds no plan it takes whatever may run
 * (B10); a skill that changes nothing may be taken for ever (B02); every outcome counts as a completion (B03).
 */
export function runReferenceLoop(
  state: unknown,
  skills: unknown,
  options: LoopOptions,
): ReferenceLoop {
  const goal = keyOf(state, "goal", "");
  const stated = keyOf(state, "active_states", []);
  const active = Array.isArray(stated) ? [...stated] : stated;
  const completed = [...itemsOf(keyOf(state, "completed_skills", []))];
  const world = {
    ...(isRecord(state) ? state : {}),
    active_states: active,
    completed_skills: completed,
  };
  const byName = skillsByName(skills);
  const history: LoopStep[] = [];
  const edges: unknown[] = [];
  const end = (iterations: number, reason: string): ReferenceLoop => ({
    iterations,
    goalReached: reason === "goal_reached",
    reason,
    history,
    activeStates: active,
    completed,
    edges,
  });
  for (let iteration = 1; iteration <= options.maxIterations; iteration += 1) {
    if (isTruthy(goal) && containsItem(active, goal)) return end(iteration - 1, "goal_reached");
    const choice = choose(world, skills, byName, options);
    if (typeof choice === "string") return end(iteration - 1, choice);
    const { skill } = choice;
    lengthOf(keyOf(skill, "postconditions", []));
    const outcome = attempt(options.execute, skill);
    const { added, removed } = writeBack(outcome, skill, { active, completed });
    if (options.hasGraph && countsAsRun(outcome)) edges.push(...completedEdges(skill, outcome));
    history.push({
      iteration,
      skill_name: requiredKey(skill, "name"),
      // Looked up after the skill ran and without a default (B11).
      skill_cost: requiredKey(skill, "cost"),
      execution_result: outcome.result,
      summary: outcome.summary,
      states_added: added,
      states_removed: removed,
    });
    if (outcome.result === "failed" && options.stopOnFailure)
      return end(iteration, "execution_failure");
  }
  return end(options.maxIterations, containsItem(active, goal) ? "goal_reached" : "max_iterations");
}

function choose(
  world: unknown,
  skills: unknown,
  byName: ReadonlyMap<unknown, unknown>,
  { lookahead, readCommand }: LoopOptions,
): { readonly skill: unknown } | "user_aborted" | "no_candidates" {
  if (lookahead > 0) {
    let plan: readonly string[] | null;
    if (readCommand === null) plan = findReferencePlan(world, skills, lookahead);
    else {
      plan = critiquePlan(referencePlanner(world, skills, lookahead), readCommand);
      if (plan === null) return "user_aborted";
    }
    const skill = plan === null ? undefined : byName.get(plan[0]);
    if (skill !== undefined) return { skill };
  }
  const [best] = selectReferenceCandidates(world, skills);
  return best === undefined ? "no_candidates" : { skill: best };
}

function attempt(execute: Execute, skill: unknown): Outcome {
  try {
    return execute(skill);
  } catch (error) {
    if (!(error instanceof PythonError)) throw error;
    return { result: "failed", summary: error.message, newStates: [], removeStates: [] };
  }
}

function countsAsRun({ result }: Outcome): boolean {
  return result === "success" || result === "partial";
}

interface Records {
  readonly active: unknown;
  readonly completed: unknown[];
}

function writeBack(
  outcome: Outcome,
  skill: unknown,
  { active, completed }: Records,
): { readonly added: readonly unknown[]; readonly removed: readonly unknown[] } {
  const { result, summary, newStates, removeStates } = outcome;
  const added: unknown[] = [];
  const removed: unknown[] = [];
  const isRun = countsAsRun(outcome);
  if (isRun) {
    const isSilent = newStates.length === 0 && result === "success";
    const states = isSilent ? itemsOf(keyOf(skill, "postconditions", [])) : newStates;
    for (const fact of states) {
      if (containsItem(active, fact)) continue;
      listWith("append", active).push(fact);
      added.push(fact);
    }
    for (const fact of removeStates) {
      if (!containsItem(active, fact)) continue;
      const list = listWith("remove", active);
      list.splice(list.indexOf(fact), 1);
      removed.push(fact);
    }
  }
  completed.push({
    skill: requiredKey(skill, "name"),
    timestamp: TIMESTAMP,
    // An unknown word is recorded as a failure, although the loop does not stop at it (B17).
    result: isRun ? result : "failed",
    summary,
  });
  return { added, removed };
}

function listWith(method: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new PythonError(
    "AttributeError",
    `'${typeName(value)}' object has no attribute '${method}'`,
  );
}

/** One edge for each fact that the executor named; none for those taken from the postconditions (B06). */
function completedEdges(skill: unknown, { result, summary, newStates }: Outcome): unknown[] {
  return newStates.map((fact) => ({
    source: keyOf(skill, "name", "?"),
    target: fact,
    relation: "COMPLETED",
    score: 1,
    shared_chunk_count: 0,
    // `partial` is no status of the graph's own schema (B04).
    properties: {
      timestamp: TIMESTAMP,
      status: result === "success" ? "active" : result,
      result_summary: summary,
    },
  }));
}

/** Claims success and every postcondition. */
export function dryRun(skill: unknown): Outcome {
  return {
    result: "success",
    summary: `[dry-run] Would execute '${shownText(keyOf(skill, "name", "?"))}'`,
    newStates: itemsOf(keyOf(skill, "postconditions", [])),
    removeStates: [],
  };
}
