export {
  applyRanking,
  type RankerAnswer,
  type Ranking,
  type RankingRecord,
} from "./apply-ranking.ts";
export { type BehindReason, behindReason } from "./behind-reason.ts";
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
