import { InternalError } from "../base/errors.ts";
import type { RunEvent, RunStarted, StepsChosen } from "./journal/run-event.ts";
import { reduceRollback } from "./rollback/reduce-rollback.ts";
import { changeFacts } from "./run-facts.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** The state after an event that was recorded at `at`. Facts of a wave are those of its steps in their order. */
export function reduceRun(state: RunState | null, event: RunEvent, at: string): RunState {
  if (event.type === "run-started") return startState(event, at);
  if (state === null) throw new InternalError(`a run began with ${event.type}`);
  switch (event.type) {
    case "steps-chosen":
      return chooseSteps(state, event);
    case "step-started": {
      const { step, attempt, replay, effects, fingerprints = {} } = event;
      // An attempt before this one is over, and gave nothing that counts.
      const started = { endedAt: null, newStates: [], removeStates: [], fingerprintsAfter: null };
      // What was there before the first attempt is what an undoing leads back to.
      const first = state.steps.find(({ number }) => number === step)?.fingerprintsBefore ?? {};
      const fingerprintsBefore = { ...fingerprints, ...first };
      const intent = { attempt, replay, effects, fingerprintsBefore };
      return {
        ...withStep(state, step, { ...started, ...intent, status: "running", startedAt: at }),
        executions: state.executions + 1,
      };
    }
    case "step-ended":
      return settleWave(
        withStep(state, event.step, {
          status: event.result,
          newStates: event.new_states,
          removeStates: event.remove_states,
          summary: event.summary,
          endedAt: at,
          fingerprintsAfter: event.fingerprints ?? null,
          evidence: event.evidence ?? {},
        }),
      );
    case "step-interrupted":
      return withStep(state, event.step, { status: "interrupted" });
    case "step-postponed":
      return {
        ...withStep(state, event.step, { status: "chosen" }),
        executions: state.executions - 1,
      };
    case "step-decided":
      return withStep(
        state,
        event.step,
        event.decision === "again"
          ? { status: "chosen" }
          : { status: "failed", endedAt: at, summary: "failed, a person says" },
      );
    case "plan-critiqued":
      return critique(state, event);
    case "facts-observed": {
      const { added, removed } = event;
      const facts = changeFacts(state.facts, added, removed);
      return { ...state, facts, waveFacts: facts, remaining: null };
    }
    case "writing-back": {
      // After a crash the same step is written again; only the first image shows what was there before.
      if (state.beforeImages.some(({ step }) => step === event.step)) return state;
      const { step, added, removed, edges_before, edges_created } = event;
      const image = {
        step,
        added,
        removed,
        edgesBefore: edges_before,
        edgesCreated: edges_created,
      };
      return { ...state, beforeImages: [...state.beforeImages, image] };
    }
    case "written-back":
      return event.steps.reduce<RunState>(
        (next, number) => withStep(next, number, { isWritten: true }),
        state,
      );
    case "run-suspended":
      return { ...state, question: event.question };
    case "run-resumed":
      return { ...state, question: null };
    case "abort-requested":
      return { ...state, isAborting: true };
    case "run-ended":
      return { ...state, end: { reason: event.reason, detail: event.detail } };
    case "rollback-started":
    case "undo-started":
    case "undo-ended":
    case "undo-decided":
    case "undo-written":
    case "rollback-ended":
      return reduceRollback(state, event);
  }
}

function startState(event: RunStarted, at: string): RunState {
  const facts = changeFacts(event.facts, [], []);
  return {
    run: event.run,
    executor: event.executor,
    goal: event.goal,
    options: event.options,
    writes: event.writes,
    files: event.files ?? null,
    startedAt: at,
    startFacts: facts,
    assumptions: event.assumptions,
    history: event.history,
    facts,
    steps: [],
    wave: [],
    waveFacts: facts,
    plan: null,
    remaining: null,
    candidates: [],
    isAccepted: true,
    skip: [],
    force: [],
    executions: 0,
    beforeImages: [],
    isAborting: false,
    question: null,
    verdict: null,
    end: null,
    undo: new Map(),
    rollback: null,
  };
}

function chooseSteps(state: RunState, event: StepsChosen): RunState {
  const rest = [...(event.plan.steps ?? event.steps)];
  for (const skill of event.steps) {
    const place = rest.indexOf(skill);
    if (place >= 0) rest.splice(place, 1);
  }
  const first = state.steps.length + 1;
  const records = event.steps.map((skill, i) => chosenStep(skill, first + i));
  const isSamePlan =
    state.plan !== null &&
    state.isAccepted &&
    JSON.stringify(state.remaining) === JSON.stringify(event.plan.steps);
  return {
    ...state,
    steps: [...state.steps, ...records],
    wave: records.map(({ number }) => number),
    waveFacts: state.facts,
    plan: event.plan,
    remaining: rest,
    candidates: event.candidates,
    isAccepted: !state.options.critique || event.reason === "kept" || isSamePlan,
    force: state.force.filter((skill) => !event.steps.includes(skill)),
    verdict: event.end,
  };
}

function chosenStep(skill: string, number: number): StepRecord {
  return {
    number,
    skill,
    status: "chosen",
    attempt: 0,
    replay: "ask",
    effects: "reversible",
    newStates: [],
    removeStates: [],
    added: [],
    removed: [],
    summary: "",
    startedAt: null,
    endedAt: null,
    fingerprintsBefore: {},
    fingerprintsAfter: null,
    evidence: {},
    isWritten: false,
  };
}

/** Steps that were chosen and not begun are taken back when a person changes the plan. */
function critique(state: RunState, event: Extract<RunEvent, { type: "plan-critiqued" }>): RunState {
  if (event.decision === "accept") return { ...state, isAccepted: true };
  if (event.decision === "quit") return { ...state, isAborting: true };
  return {
    ...state,
    steps: state.steps.filter(({ status }) => status !== "chosen"),
    wave: [],
    remaining: null,
    isAccepted: true,
    verdict: null,
    skip: event.skip,
    force: event.force,
  };
}

function withStep(state: RunState, number: number, change: Partial<StepRecord>): RunState {
  return {
    ...state,
    steps: state.steps.map((step) => (step.number === number ? { ...step, ...change } : step)),
  };
}

/** Applies the outcomes of the wave in the order of its steps, whichever of them came first. */
function settleWave(state: RunState): RunState {
  let facts = state.waveFacts;
  const steps = state.steps.map((step) => {
    if (!state.wave.includes(step.number) || step.endedAt === null) return step;
    const next = changeFacts(facts, step.newStates, step.removeStates);
    const before = new Set(facts);
    const after = new Set(next);
    facts = next;
    return {
      ...step,
      added: next.filter((fact) => !before.has(fact)),
      removed: [...before].filter((fact) => !after.has(fact)),
    };
  });
  return { ...state, steps, facts };
}
