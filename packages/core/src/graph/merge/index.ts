export { formatMerge } from "./format-merge.ts";
export { mergeGraphs } from "./merge-graphs.ts";
export type { MergeConflict, Merged } from "./merge-records.ts";
