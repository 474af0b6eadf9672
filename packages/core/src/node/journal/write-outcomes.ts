import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { CtxfstError } from "../../base/errors.ts";
import { formatGraph } from "../../graph/format-graph.ts";
import type { EntityGraph } from "../../graph/graph.ts";
import { mergeRunPart } from "../../graph/merge-run-part.ts";
import { readGraph } from "../../graph/read-graph.ts";
import { imageOfEdges } from "../../graph/restore-run-edges.ts";
import { writeBack } from "../../graph/write-back.ts";
import type { WritingBack } from "../../loop/journal/run-event.ts";
import type { WriteBackRequest } from "../../loop/run-ports.ts";
import type { RunState, StepRecord } from "../../loop/run-state.ts";
import { applyOutcome } from "../../world/apply-outcome.ts";
import { createWorld } from "../../world/create-world.ts";
import { formatWorld } from "../../world/format-world.ts";
import type { DeclaredPostconditions, Outcome } from "../../world/outcome.ts";
import { readWorld } from "../../world/read-world.ts";
import type { World } from "../../world/world.ts";
import { withFileLock } from "../lock/with-file-lock.ts";
import { writeFileAtomic } from "../write-file-atomic.ts";

/** The files that a run writes to, and what the graph is where its file says nothing. */
export interface RunFiles {
  /** Absolute paths, and what messages call them. */
  readonly world: string;
  readonly worldShown: string;
  readonly graph: string;
  readonly graphShown: string;
  /** The declared part, as the repository makes it now. */
  readonly declared: EntityGraph;
  /** Of a skill by name; null where nobody knows it. */
  modelOf(skill: string): DeclaredPostconditions | null;
}

/**
 * Writes outcomes of steps to world and graph, while nobody else does. What was written before a crash is known by its
 * record in the world, which is written last, and is not written twice. Gives what others changed meanwhile.
 * @throws CtxfstError when a file cannot be read or written; the journal holds the outcomes all the same
 */
export function writeOutcomes(
  files: RunFiles,
  { state, steps }: WriteBackRequest,
  announce: (images: readonly Omit<WritingBack, "type">[]) => void,
): Promise<{ readonly added: readonly string[]; readonly removed: readonly string[] }> {
  return withRunFiles(files, () => {
    let world = readRunWorld(files, state);
    let graph = readRunGraph(files);
    const images: Omit<WritingBack, "type">[] = [];
    for (const step of steps.filter((one) => !isRecorded(world, one))) {
      const outcome = outcomeOf(step);
      const trace = { ...outcome, run: state.run, goal: state.goal, evidence: step.evidence };
      const nextWorld = applyOutcome(world, outcome, null);
      const nextGraph = writeBack(graph, trace, files.modelOf(step.skill));
      const edges = imageOfEdges(graph, nextGraph);
      const { active_states: had } = world;
      const { active_states: has } = nextWorld;
      images.push({
        step: step.number,
        added: has.filter((fact) => !had.includes(fact)),
        removed: had.filter((fact) => !has.includes(fact)),
        edges_before: edges.before,
        edges_created: edges.created,
      });
      world = nextWorld;
      graph = nextGraph;
    }
    announce(images);
    writeFileAtomic(files.graph, formatGraph(graph));
    writeFileAtomic(files.world, formatWorld(world));
    const expected = new Set(state.facts);
    const has = new Set(world.active_states);
    return {
      added: [...has].filter((fact) => !expected.has(fact)),
      removed: state.facts.filter((fact) => !has.has(fact)),
    };
  });
}

/** Does something while this process alone may write the two files; the world's lock comes first everywhere. */
export function withRunFiles<T>(files: RunFiles, action: () => T): Promise<T> {
  for (const file of [files.world, files.graph]) mkdirSync(dirname(file), { recursive: true });
  return withFileLock(files.world, () => withFileLock(files.graph, action));
}

/** The world as it is now; a new one with the run's start facts where there is no file. */
export function readRunWorld({ world, worldShown }: RunFiles, state: RunState): World {
  if (existsSync(world)) return readWorld(readFileSync(world, "utf8"), worldShown);
  return createWorld({
    sessionId: state.run,
    goal: state.goal,
    facts: state.startFacts,
    timestamp: state.startedAt,
  });
}

/** The graph as the file has it, its declared part as the repository makes it. */
export function readRunGraph({ graph, graphShown, declared }: RunFiles): EntityGraph {
  if (!existsSync(graph)) return declared;
  const reading = readGraph(readFileSync(graph, "utf8"));
  if (reading.problem === null) return mergeRunPart(declared, reading.graph);
  const reason =
    "it cannot be read, and what runs recorded there would be lost; ctxfst graph build recovers it";
  throw new CtxfstError("file-invalid", reason, { file: graphShown });
}

/**
 * Whether the world holds the record of a step, by skill and time: the reference's format has no place for more. What was
 * skipped leaves none.
 */
export function isRecorded(world: World, { skill, endedAt }: StepRecord): boolean {
  return world.completed_skills.some(
    (record) => record.skill === skill && record.timestamp === endedAt,
  );
}

/** Every fact is named already, so no declaration is looked at again. */
function outcomeOf(step: StepRecord): Outcome {
  return {
    skill: step.skill,
    result: step.status as Outcome["result"],
    newStates: step.newStates,
    removeStates: step.removeStates,
    timestamp: step.endedAt ?? "",
    summary: step.summary,
  };
}
