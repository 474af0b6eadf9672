import { edgeKey } from "../../graph/edge-key.ts";
import { formatGraph } from "../../graph/format-graph.ts";
import type { EntityGraph, GraphEdge } from "../../graph/graph.ts";
import { restoreRunEdges } from "../../graph/restore-run-edges.ts";
import type { BeforeImage, RunState, StepRecord } from "../../loop/run-state.ts";
import { changeFacts } from "../../world/change-facts.ts";
import { formatWorld } from "../../world/format-world.ts";
import { writeFileAtomic } from "../write-file-atomic.ts";
import { type RunFiles, readRunGraph, readRunWorld, withRunFiles } from "./write-outcomes.ts";

/**
 * Sets facts, record and edges of a step back to what they were before it. Edges that another run wrote since stay. Doing
 * it twice changes nothing.
 */
export function undoOutcome(
  files: RunFiles,
  state: RunState,
  step: StepRecord,
  timestamp: string,
): Promise<void> {
  return withRunFiles(files, () => {
    const image = state.beforeImages.find((one) => one.step === step.number);
    if (image === undefined) return;
    const world = readRunWorld(files, state);
    const graph = readRunGraph(files);
    const restored = restoreRunEdges(graph, ownImage(image, graph, state.run));
    writeFileAtomic(files.graph, formatGraph(restored));
    const facts = changeFacts(world, { add: image.removed, remove: image.added, timestamp });
    const records = facts.completed_skills.filter(
      (record) => record.skill !== step.skill || record.timestamp !== step.endedAt,
    );
    writeFileAtomic(files.world, formatWorld({ ...facts, completed_skills: records }));
  });
}

/** The image without what another run has written since. */
function ownImage(
  { edgesBefore, edgesCreated }: BeforeImage,
  { edges }: EntityGraph,
  run: string,
): { readonly before: readonly GraphEdge[]; readonly created: readonly GraphEdge[] } {
  const old = new Map(edgesBefore.map((edge) => [edgeKey(edge), edge.properties?.run]));
  const foreign = new Set(
    edges
      .filter((edge) => {
        const writer = edge.properties?.run;
        // An edge of an earlier run that this one only marked as expired still names the earlier one.
        return writer !== undefined && writer !== run && writer !== old.get(edgeKey(edge));
      })
      .map(edgeKey),
  );
  const isOwn = (edge: GraphEdge): boolean => !foreign.has(edgeKey(edge));
  return { before: edgesBefore.filter(isOwn), created: edgesCreated.filter(isOwn) };
}
