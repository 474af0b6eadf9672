import type { GraphEdge } from "../graph/graph.ts";
import type {
  ConsideredSkill,
  Fingerprints,
  PlanRecord,
  StepResult,
  UndoResult,
} from "./journal/run-event.ts";
import type { RunEndReason } from "./run-end.ts";
import type { RunOptions } from "./run-options.ts";

/**
 * `chosen`: not begun. `running`: begun, no outcome yet. `interrupted`: begun, and the process that did it is gone. The
 * others are outcomes.
 */
export type StepStatus = "chosen" | "running" | "interrupted" | StepResult;

/** One step of a run, its latest attempt. */
export interface StepRecord {
  /** 1-based. */
  readonly number: number;
  readonly skill: string;
  readonly status: StepStatus;
  readonly attempt: number;
  readonly replay: "safe" | "ask" | "never";
  readonly effects: "reversible" | "irreversible";
  /** Facts that the outcome names; what of it was news is in `added` and `removed`. */
  readonly newStates: readonly string[];
  readonly removeStates: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly summary: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly fingerprintsBefore: Fingerprints;
  readonly fingerprintsAfter: Fingerprints | null;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly isWritten: boolean;
}

/** What the world and graph files held before a step was written to them. */
export interface BeforeImage {
  readonly step: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly edgesBefore: readonly GraphEdge[];
  readonly edgesCreated: readonly GraphEdge[];
}

/** How far the undoing of a step came. `started`: begun, no outcome yet. `repeat`: a person wants it again. */
export interface UndoRecord {
  readonly status: "started" | "repeat" | UndoResult;
  readonly summary: string;
  readonly isWritten: boolean;
}

/** A run as the events so far make it. */
export interface RunState {
  readonly run: string;
  readonly executor: string;
  readonly goal: readonly string[];
  readonly options: RunOptions;
  readonly writes: boolean;
  /** World and graph, relative to the root or absolute; null where the run began without saying. */
  readonly files: { readonly world: string; readonly graph: string } | null;
  readonly startedAt: string;
  readonly startFacts: readonly string[];
  readonly assumptions: readonly string[];
  readonly history: readonly { readonly skill: string; readonly result: string }[];
  /** Facts that hold now, sorted, without assumptions. */
  readonly facts: readonly string[];
  readonly steps: readonly StepRecord[];
  /** Numbers of the steps that were chosen last, and the facts that held then. */
  readonly wave: readonly number[];
  readonly waveFacts: readonly string[];
  readonly plan: PlanRecord | null;
  /** What is left of the plan after the wave; null where it must be made anew. */
  readonly remaining: readonly string[] | null;
  readonly candidates: readonly ConsideredSkill[];
  readonly isAccepted: boolean;
  readonly skip: readonly string[];
  /** Skills that a person wants next. */
  readonly force: readonly string[];
  readonly executions: number;
  readonly beforeImages: readonly BeforeImage[];
  readonly isAborting: boolean;
  /** A person is waited for, with this question. */
  readonly question: string | null;
  /** Found by a choice; the run ends with it. */
  readonly verdict: { readonly reason: RunEndReason; readonly detail: string } | null;
  readonly end: { readonly reason: RunEndReason; readonly detail: string } | null;
  /** By number of the step; empty until the run is rolled back. */
  readonly undo: ReadonlyMap<number, UndoRecord>;
  /** How the last rollback ended; null before one, and while one is under way. */
  readonly rollback: {
    readonly result: "done" | "stopped" | "waiting";
    readonly detail: string;
  } | null;
}
