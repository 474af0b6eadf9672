export { buildGraph } from "./build-graph.ts";
export { compareDeclared, type DeclaredDifference } from "./compare-declared.ts";
export {
  type ChangedItem,
  type ChangedProperty,
  diffGraphs,
  type GraphDiff,
  type ItemDifference,
} from "./diff-graphs.ts";
export { expireFacts } from "./expire-facts.ts";
export { formatGraph } from "./format-graph.ts";
export type { EntityGraph, GraphEdge, GraphNode, Relation } from "./graph.ts";
export { formatMerge, type MergeConflict, type Merged, mergeGraphs } from "./merge/index.ts";
export { mergeRunPart } from "./merge-run-part.ts";
export { type GraphProblem, type GraphReading, readGraph } from "./read-graph.ts";
export { type EdgeImage, imageOfEdges, restoreRunEdges } from "./restore-run-edges.ts";
export { selectGoalSubgraph } from "./select-goal-subgraph.ts";
export { selectNeighbourhood } from "./select-neighbourhood.ts";
export { type RecordedOutcome, writeBack } from "./write-back.ts";
