import type { GraphEdge } from "../../graph/graph.ts";
import type { RunEndReason } from "../run-end.ts";
import type { RunOptions } from "../run-options.ts";

/** What one execution of a skill came to. Only `success` completes it; `skipped` is no run of it at all. */
export type StepResult = "success" | "partial" | "failed" | "skipped";

/** A skill that was considered, as the log shows it; distances are weighted hops, null where no way is known. */
export interface ConsideredSkill {
  readonly name: string;
  readonly cost: string;
  readonly distance: number | null;
  readonly relation: string | null;
  /** `chosen`, why it stands behind the first, or why it was left out. */
  readonly reason: string;
  readonly fact?: string;
}

/** The plan behind a choice; steps and cost are null unless one was found. */
export interface PlanRecord {
  readonly status: "found" | "unsolvable" | "gave-up" | "none";
  readonly steps: readonly string[] | null;
  readonly cost: number | null;
  readonly optimal: boolean;
}

/** Why a plan was made; `kept` where the one at hand still holds. */
export type ChoiceReason = "start" | "kept" | "surprise" | "failure" | "constraint" | "each-step";

/** Fingerprints of what a skill makes, by path; `absent` where there is no such file. */
export type Fingerprints = Readonly<Record<string, string>>;

interface AtStep {
  /** 1-based, in the order of the plan. */
  readonly step: number;
  /** 1-based. */
  readonly attempt: number;
  readonly skill: string;
}

export type RunStarted = {
  readonly type: "run-started";
  readonly version: 1;
  readonly run: string;
  readonly goal: readonly string[];
  readonly executor: string;
  /** Facts of the world at the start; those that the config assumes are in `assumptions`. */
  readonly facts: readonly string[];
  readonly assumptions: readonly string[];
  /** What the world records of earlier runs, oldest first. */
  readonly history: readonly { readonly skill: string; readonly result: string }[];
  /** Whether world and graph files are written, and which: relative to the root, absolute where they lie elsewhere. */
  readonly writes: boolean;
  readonly files?: { readonly world: string; readonly graph: string };
  readonly options: RunOptions;
};

export type StepsChosen = {
  readonly type: "steps-chosen";
  readonly reason: ChoiceReason;
  readonly plan: PlanRecord;
  /** Skills to run now, side by side when there are several; empty where the run ends. */
  readonly steps: readonly string[];
  /** Why nothing was chosen. */
  readonly end: { readonly reason: RunEndReason; readonly detail: string } | null;
  readonly candidates: readonly ConsideredSkill[];
  readonly left_out: readonly ConsideredSkill[];
};

/** Intent: written before the effect. */
export type StepStarted = AtStep & {
  readonly type: "step-started";
  readonly replay: "safe" | "ask" | "never";
  readonly effects: "reversible" | "irreversible";
  readonly fingerprints?: Fingerprints;
};

export type StepEnded = AtStep & {
  readonly type: "step-ended";
  readonly result: StepResult;
  /** Facts that became true and false: what the executor named, else what the skill declares. */
  readonly new_states: readonly string[];
  readonly remove_states: readonly string[];
  readonly summary: string;
  readonly fingerprints?: Fingerprints;
  /** What speaks for the result, such as exit code, verification and where the whole output lies. */
  readonly evidence?: Readonly<Record<string, unknown>>;
};

/** Found at resume: started, and nobody knows how it ended. */
export type StepInterrupted = AtStep & { readonly type: "step-interrupted" };

/** The executor could not begin, for want of a person: nothing happened, the step is to be tried again. */
export type StepPostponed = AtStep & { readonly type: "step-postponed" };

/** What a person said of an interrupted step. */
export type StepDecided = AtStep & {
  readonly type: "step-decided";
  readonly decision: "again" | "failed";
};

/** What a person said of a plan; constraints hold for the rest of the run. */
export type PlanCritiqued = {
  readonly type: "plan-critiqued";
  readonly decision: "accept" | "change" | "quit";
  readonly skip: readonly string[];
  readonly force: readonly string[];
};

/** Facts that someone else changed in the world file meanwhile. */
export type FactsObserved = {
  readonly type: "facts-observed";
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/** Written before the world and graph files are: what they must be set back to, for one step. */
export type WritingBack = {
  readonly type: "writing-back";
  readonly step: number;
  /** Facts that were not there before, and that were. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Edges of runs as they stood before, and those that are new. */
  readonly edges_before: readonly GraphEdge[];
  readonly edges_created: readonly GraphEdge[];
};

export type WrittenBack = { readonly type: "written-back"; readonly steps: readonly number[] };

export type RunSuspended = { readonly type: "run-suspended"; readonly question: string };
export type RunResumed = { readonly type: "run-resumed" };
export type AbortRequested = { readonly type: "abort-requested" };

export type RunEnded = {
  readonly type: "run-ended";
  readonly reason: RunEndReason;
  readonly detail: string;
};

/**
 * What became of undoing a step. `nothing`: it had no effect outside. `already-undone`: everything is as it was before the
 * step. `undo-conflict`: somebody changed what the step made, so nothing was touched.
 */
export type UndoResult =
  | "undone"
  | "already-undone"
  | "nothing"
  | "undo-conflict"
  | "no-compensation"
  | "failed";

type OfStep = { readonly step: number; readonly skill: string };

export type RollbackStarted = { readonly type: "rollback-started" };

/** Intent: written before the compensation begins. */
export type UndoStarted = OfStep & { readonly type: "undo-started" };

export type UndoEnded = OfStep & {
  readonly type: "undo-ended";
  readonly result: UndoResult;
  readonly summary: string;
  readonly evidence?: Readonly<Record<string, unknown>>;
};

/** What a person said of a compensation that was interrupted. */
export type UndoDecided = OfStep & {
  readonly type: "undo-decided";
  readonly decision: "done" | "again";
};

/** Facts, edges and record of the step are as they were before it. */
export type UndoWritten = OfStep & { readonly type: "undo-written" };

export type RollbackEnded = {
  readonly type: "rollback-ended";
  readonly result: "done" | "stopped" | "waiting";
  readonly detail: string;
};

export type RunEvent =
  | RunStarted
  | StepsChosen
  | StepStarted
  | StepEnded
  | StepInterrupted
  | StepPostponed
  | StepDecided
  | PlanCritiqued
  | FactsObserved
  | WritingBack
  | WrittenBack
  | RunSuspended
  | RunResumed
  | AbortRequested
  | RunEnded
  | RollbackStarted
  | UndoStarted
  | UndoEnded
  | UndoDecided
  | UndoWritten
  | RollbackEnded;
