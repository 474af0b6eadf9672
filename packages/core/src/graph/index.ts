export { buildGraph } from "./build-graph.ts";
export { compareDeclared, type DeclaredDifference } from "./compare-declared.ts";
export { formatGraph } from "./format-graph.ts";
export type { EntityGraph, GraphEdge, GraphNode, Relation } from "./graph.ts";
export { mergeRunPart } from "./merge-run-part.ts";
export { type GraphProblem, type GraphReading, readGraph } from "./read-graph.ts";
export { selectNeighbourhood } from "./select-neighbourhood.ts";
