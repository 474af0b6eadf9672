export { conditionHolds } from "./condition-holds.ts";
export { relationWeight } from "./relation-weight.ts";
export { compareCandidates, selectCandidates } from "./select-candidates.ts";
export type {
  Candidate,
  LeftOut,
  Proximity,
  ProximitySource,
  Selection,
  SelectionGoal,
  SelectionOptions,
} from "./selection.ts";
