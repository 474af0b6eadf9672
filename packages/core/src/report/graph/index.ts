export { GRAPH_EXPORTS } from "./graph-export.ts";
export { graphDiffJson, prettyGraphDiff } from "./pretty-graph-diff.ts";
export { prettyMergeConflicts } from "./pretty-merge.ts";
