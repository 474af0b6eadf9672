export {
  applyRanking,
  type RankerAnswer,
  type Ranking,
  type RankingRecord,
} from "./apply-ranking.ts";
export { conditionHolds } from "./condition-holds.ts";
export { selectCandidates } from "./select-candidates.ts";
export type {
  Candidate,
  LeftOut,
  Proximity,
  ProximitySource,
  Selection,
  SelectionGoal,
  SelectionOptions,
} from "./selection.ts";
