import type { Executor } from "./executor.ts";
import type { FactsObserved, RunEvent, WritingBack } from "./journal/run-event.ts";
import type { RunState, StepRecord } from "./run-state.ts";

/** What a person says of a plan. Null: nobody is there to say. */
export type CritiqueAnswer =
  | { readonly decision: "accept" | "quit" }
  | {
      readonly decision: "change";
      readonly skip: readonly string[];
      readonly force: readonly string[];
    }
  | null;

/** Steps that are written to the world and graph files. */
export interface WriteBackRequest {
  readonly state: RunState;
  readonly steps: readonly StepRecord[];
}

/** Everything that a run touches of the outside. */
export interface RunPorts {
  /** Keeps events: they are on disk, all of them or none, when this returns. */
  append(events: readonly RunEvent[], at: string): void;
  /** The time as ISO 8601 in UTC. */
  now(): string;
  readonly executor: Executor;
  /** Asked for each new plan where the run's options say so; absent where nobody is there. */
  critique?(state: RunState): Promise<CritiqueAnswer>;
  /**
   * Writes outcomes to the world and graph files, under their lock. `announce` is called before the first byte is
   * written. Gives what others changed in the world meanwhile. Absent where nothing is written.
   */
  writeBack?(
    request: WriteBackRequest,
    announce: (images: readonly Omit<WritingBack, "type">[]) => void,
  ): Promise<Omit<FactsObserved, "type">>;
  /** Told of every event after it was kept. */
  observe?(event: RunEvent, state: RunState): void;
  /** Asked before each decision: true ends the run after the steps that are under way. */
  isAborting?(): boolean;
}
