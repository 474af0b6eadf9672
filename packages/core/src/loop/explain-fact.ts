import { compareText } from "../base/compare.ts";
import type { EntityGraph, GraphEdge } from "../graph/graph.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** Something that happened to a fact. */
export interface FactEvent {
  readonly change: "added" | "removed" | "confirmed" | "given" | "undone" | "failed";
  /** Null where only the graph tells of it. */
  readonly run: string | null;
  readonly step: number | null;
  /** Null for what was given at the start of a run. */
  readonly skill: string | null;
  /** ISO 8601; "" where nobody recorded it. */
  readonly timestamp: string;
  readonly summary: string;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/** Why a fact holds or does not, from journals, graph and declarations. */
export interface FactStory {
  readonly fact: string;
  readonly holds: boolean;
  /** Whether the config says that the outside world supplies it. */
  readonly isExternal: boolean;
  /** Oldest first. */
  readonly events: readonly FactEvent[];
  /** What made it true last, where it holds. */
  readonly origin: FactEvent | null;
  /** Skills that declare to make it true, and that ask for it. */
  readonly givenBy: readonly string[];
  readonly neededBy: readonly string[];
}

export interface FactSources {
  readonly facts: readonly string[];
  readonly external: readonly string[];
  readonly runs: readonly RunState[];
  readonly graph: EntityGraph;
}

/** What is known of a fact: who made it true, in which run, when, with what evidence. */
export function explainFact(
  fact: string,
  { facts, external, runs, graph }: FactSources,
): FactStory {
  const told = runs.flatMap((run) => eventsOfRun(fact, run));
  const known = new Set(told.map(({ skill, timestamp }) => `${skill} ${timestamp}`));
  const recorded = graph.edges
    .filter(({ relation, target }) => relation === "COMPLETED" && target === fact)
    .map(eventOfEdge)
    .filter(({ skill, timestamp }) => !known.has(`${skill} ${timestamp}`));
  const events = [...told, ...recorded].sort(
    (a, b) => compareText(a.timestamp, b.timestamp) || (a.step ?? 0) - (b.step ?? 0),
  );
  const holds = facts.includes(fact);
  const origins = events.filter(({ change }) => change === "added" || change === "given");
  return {
    fact,
    holds,
    isExternal: external.includes(fact),
    events,
    origin: holds ? (origins.at(-1) ?? null) : null,
    givenBy: sourcesOf(graph, "LEADS_TO", fact),
    neededBy: sourcesOf(graph, "REQUIRES", fact),
  };
}

function eventsOfRun(fact: string, state: RunState): readonly FactEvent[] {
  const given: readonly FactEvent[] = state.startFacts.includes(fact)
    ? [
        {
          change: "given",
          run: state.run,
          step: null,
          skill: null,
          timestamp: state.startedAt,
          summary: "held when the run began",
          evidence: {},
        },
      ]
    : [];
  return [...given, ...state.steps.flatMap((step) => eventsOfStep(fact, step, state))];
}

function eventsOfStep(fact: string, step: StepRecord, state: RunState): readonly FactEvent[] {
  const change = changeOf(fact, step);
  if (change === null) return [];
  const event: FactEvent = {
    change,
    run: state.run,
    step: step.number,
    skill: step.skill,
    timestamp: step.endedAt ?? "",
    summary: step.summary,
    evidence: step.evidence,
  };
  const undo = state.undo.get(step.number);
  return undo?.isWritten === true ? [{ ...event, change: "undone" }] : [event];
}

function changeOf(fact: string, step: StepRecord): FactEvent["change"] | null {
  if (step.added.includes(fact)) return "added";
  if (step.removed.includes(fact)) return "removed";
  return step.newStates.includes(fact) ? "confirmed" : null;
}

function eventOfEdge({ source, properties = {} }: GraphEdge): FactEvent {
  const { status, timestamp, result_summary, run } = properties;
  return {
    change: status === "failed" ? "failed" : "added",
    run: typeof run === "string" ? run : null,
    step: null,
    skill: source,
    timestamp: typeof timestamp === "string" ? timestamp : "",
    summary: typeof result_summary === "string" ? result_summary : "",
    evidence: {},
  };
}

function sourcesOf({ edges }: EntityGraph, relation: string, fact: string): readonly string[] {
  return edges
    .filter((edge) => edge.relation === relation && edge.target === fact)
    .map(({ source }) => source)
    .sort(compareText);
}
