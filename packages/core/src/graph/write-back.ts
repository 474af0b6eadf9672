import { literalsOf } from "../skill/literals-of.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import type { DeclaredPostconditions, Outcome } from "../world/outcome.ts";
import { outcomeEffects } from "../world/outcome-effects.ts";
import { edgeKey, partOfEdge } from "./edge-key.ts";
import { expireFacts } from "./expire-facts.ts";
import type { EntityGraph, GraphEdge, Relation } from "./graph.ts";
import { orderGraph } from "./order-graph.ts";
import { withEndpoints } from "./retained-nodes.ts";

/** An outcome with what the graph keeps of it besides. */
export interface RecordedOutcome extends Outcome {
  /** The run that it belongs to; null outside of runs. */
  readonly run: string | null;
  /** Conditions that the run wanted to reach. */
  readonly goal: readonly string[];
  /** What speaks for the result, such as a verification; empty for nothing. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

/**
 * The graph with the trace of one execution: skill `COMPLETED` fact for each fact that it made true (a partial result
 * says so in `outcome`) with `EVIDENCE` beside it where there is some; after a failure `COMPLETED` with status `failed`
 * for what it would have made true, and goal `BLOCKED_BY` skill, which expires when the skill succeeds. Edges to facts
 * that it made false expire. One edge for each skill, relation and fact: the latest outcome.
 */
export function writeBack(
  graph: EntityGraph,
  outcome: RecordedOutcome,
  model: DeclaredPostconditions | null,
): EntityGraph {
  const { skill, result, timestamp, evidence } = outcome;
  const { add, remove } = outcomeEffects(outcome, model);
  const swept = expireFacts(graph.edges, remove, timestamp);
  const kept = result === "success" ? endBlocks(swept, skill, timestamp) : swept;
  const news =
    result === "failed"
      ? failureEdges(outcome, model)
      : add.flatMap((fact) => [
          edgeOf(outcome, "COMPLETED", skill, fact, {
            status: "active",
            ...(result === "partial" ? { outcome: "partial" } : {}),
          }),
          ...(Object.keys(evidence).length === 0
            ? []
            : [edgeOf(outcome, "EVIDENCE", skill, fact, { status: "active", evidence })]),
        ]);
  const replaced = new Set(news.map(edgeKey));
  const edges = [...kept.filter((edge) => !replaced.has(edgeKey(edge))), ...news];
  return orderGraph(withEndpoints({ ...graph, edges }));
}

function failureEdges(
  outcome: RecordedOutcome,
  model: DeclaredPostconditions | null,
): readonly GraphEdge[] {
  const missed = outcomeEffects({ ...outcome, result: "success", newStates: [] }, model).add;
  const goals = outcome.goal.flatMap((text) => literalsOf(parseCondition(text).condition));
  const wanted = new Set(goals.filter(({ negated }) => !negated).map(({ fact }) => fact));
  return [
    ...missed.map((fact) =>
      edgeOf(outcome, "COMPLETED", outcome.skill, fact, { status: "failed" }),
    ),
    ...[...wanted].map((fact) =>
      edgeOf(outcome, "BLOCKED_BY", fact, outcome.skill, { status: "active" }),
    ),
  ];
}

/** COMPLETED edges carry the score and the counter that the reference CtxFST writes there. */
function edgeOf(
  { run, timestamp, summary }: RecordedOutcome,
  relation: Relation,
  source: string,
  target: string,
  properties: Readonly<Record<string, unknown>>,
): GraphEdge {
  return {
    source,
    target,
    relation,
    ...(relation === "COMPLETED" ? { score: 1, shared_chunk_count: 0 } : {}),
    properties: {
      origin: "run",
      timestamp,
      result_summary: summary,
      ...(run === null ? {} : { run }),
      ...properties,
    },
  };
}

function endBlocks(
  edges: readonly GraphEdge[],
  skill: string,
  timestamp: string,
): readonly GraphEdge[] {
  return edges.map((edge) => {
    const { relation, target, properties } = edge;
    const isOpen = relation === "BLOCKED_BY" && target === skill && partOfEdge(edge) === "run";
    if (!isOpen || properties?.status === "expired") return edge;
    return { ...edge, properties: { ...properties, status: "expired", expired_at: timestamp } };
  });
}
