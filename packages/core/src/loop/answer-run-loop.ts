import { readSkills } from "../compat/default/read-skills.ts";
import { readState } from "../compat/default/read-state.ts";
import { commandReader, loopOptions } from "../compat/reference/loop-input.ts";
import { type Answer, argument, type Input } from "../compat/request.ts";
import type { EntityGraph, GraphEdge } from "../graph/graph.ts";
import { writeBack } from "../graph/write-back.ts";
import type { PlannableSkill } from "../planner/task-from-skills.ts";
import { formatCondition } from "../skill/format-condition.ts";
import type { StepResult } from "./journal/run-event.ts";
import { readCritique } from "./read-critique.ts";
import type { RunModel } from "./run-model.ts";
import type { RunOptions } from "./run-options.ts";
import type { CritiqueAnswer } from "./run-ports.ts";
import type { RunState, StepRecord } from "./run-state.ts";
import { type Simulation, simulateRun } from "./simulate-run.ts";

/** Times look like this in recorded answers. */
const TIME = "<ts>";
/** The reference goes on after a failure and may try the skill again; so often it is tried here. */
const RETRIES = 1;

/** The reference's words for the ends of a run; all others keep ours, with its kind of dash. */
const REASONS: Readonly<Record<string, string>> = {
  failure: "execution_failure",
  limit: "max_iterations",
  aborted: "user_aborted",
};

/** A recorded run of the loop as ours answers it, in the reference's shape. */
export const answerRunLoop: Answer = (input) => {
  const skills = new Map(readSkills(argument(input, "skills")).map((skill) => [skill.name, skill]));
  const world = readState(argument(input, "state"));
  const { maxIterations, stopOnFailure, lookahead, hasGraph } = loopOptions(input);
  const names = [...skills.keys()];
  const model: RunModel = {
    skills,
    goal: world.goal,
    graph: [],
    subgraph: world.subgraph,
    retries: stopOnFailure ? {} : Object.fromEntries(names.map((name) => [name, RETRIES])),
  };
  const options: RunOptions = {
    strategy: lookahead > 0 ? "lookahead" : "greedy",
    max_steps: maxIterations,
    jobs: 1,
    on_failure: stopOnFailure ? "stop" : "continue",
    critique: input.critique === true,
  };
  const history: unknown[] = [];
  const completed: unknown[] = [];
  const simulation: Simulation = {
    execute: scriptedAnswers(input, model),
    critique: scriptedCritique(input, model),
    observe: (event, { steps }) => {
      const step = steps.find((one) => event.type === "step-ended" && one.number === event.step);
      if (step === undefined) return;
      history.push(historyEntry(step, history.length + 1, model));
      if (step.status !== "skipped") completed.push(recordOf(step));
    },
    time: TIME,
  };
  const start = {
    run: "compat",
    goal: world.goal.map(formatCondition),
    executor: "compat",
    facts: world.facts,
    assumptions: [],
    history: world.runs,
    options,
  };
  const state = simulateRun(start, model, simulation);
  const reason = state.end?.reason ?? "suspended";
  return {
    iterations: state.executions,
    goal_reached: reason === "goal-reached",
    terminated_reason: REASONS[reason] ?? reason.replaceAll("-", "_"),
    history,
    final_state: {
      active_states: state.facts,
      completed_skills: [...recordsBefore(input), ...completed],
    },
    ...(hasGraph ? { graph_edges: completedEdges(state, model) } : {}),
  };
};

/** Plays the call's script; the reference's word for a skipped step is a partial result that says so. */
function scriptedAnswers(input: Input, { skills }: RunModel): Simulation["execute"] {
  const { execute } = loopOptions(input);
  return (name) => {
    const skill = skills.get(name) as PlannableSkill;
    const { result, summary, newStates, removeStates } = execute({
      name,
      postconditions: skill.model.postconditions.map(({ value }) => value.fact),
    });
    const isSkip =
      result === "partial" && newStates.length === 0 && summary.startsWith("User skipped");
    return {
      result: isSkip ? "skipped" : result,
      summary,
      ...(summary.startsWith("[dry-run]") ? {} : { new_states: newStates }),
      remove_states: removeStates,
    };
  };
}

function scriptedCritique(input: Input, model: RunModel): (state: RunState) => CritiqueAnswer {
  const readCommand = commandReader(input.commands);
  return (state) => {
    for (let line = readCommand(); line !== null; line = readCommand()) {
      const reading = readCritique(line, state, model);
      if ("answer" in reading) return reading.answer;
    }
    return null;
  };
}

function historyEntry(step: StepRecord, iteration: number, { skills }: RunModel): unknown {
  return {
    iteration,
    skill_name: step.skill,
    skill_cost: skills.get(step.skill)?.model.costLabel ?? "medium",
    execution_result: step.status,
    summary: step.summary,
    states_added: step.added,
    states_removed: step.removed,
  };
}

function recordOf({ skill, status, summary }: StepRecord): unknown {
  return { skill, timestamp: TIME, result: status, summary };
}

function recordsBefore(input: Input): readonly unknown[] {
  const { completed_skills } = argument(input, "state") as Input;
  return Array.isArray(completed_skills) ? completed_skills : [];
}

/** What the graph keeps of the facts that were reached. */
function completedEdges({ steps, goal }: RunState, { skills }: RunModel): readonly GraphEdge[] {
  const graph = steps.reduce<EntityGraph>(
    (before, step) =>
      step.endedAt === null
        ? before
        : writeBack(
            before,
            {
              skill: step.skill,
              result: step.status as StepResult,
              newStates: step.newStates,
              removeStates: step.removeStates,
              timestamp: TIME,
              summary: step.summary,
              run: null,
              goal,
              evidence: {},
            },
            skills.get(step.skill)?.model ?? null,
          ),
    { meta: {}, nodes: [], edges: [] },
  );
  return graph.edges.filter(
    ({ relation, properties }) => relation === "COMPLETED" && properties?.status !== "failed",
  );
}
