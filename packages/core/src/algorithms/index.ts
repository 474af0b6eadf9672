export { type BitSet, clearBit, createBitSet, hasBit, setBit } from "./bit-set.ts";
export { invertRows, packRows, type Rows, rowOf } from "./compressed-rows.ts";
export { findNearest } from "./find-nearest.ts";
export { MinHeap } from "./min-heap.ts";
export { stronglyConnected } from "./strongly-connected.ts";
export { topologicalOrder } from "./topological-order.ts";
export { compileWildcards, countWildcards } from "./wildcards.ts";
