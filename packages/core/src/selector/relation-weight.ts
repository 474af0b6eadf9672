/** What a hop over a relation counts, by name; null for relations that are not walked. */
const WEIGHTS: ReadonlyMap<string, number | null> = new Map([
  ["REQUIRES", 1],
  ["LEADS_TO", 1],
  ["EVIDENCE", 2],
  ["IMPLIES", 2],
  ["SIMILAR", 3],
  ["COMPLETED", null],
  ["BLOCKED_BY", null],
]);

/** For relations without a weight of their own. */
const OTHER_WEIGHT = 2;

/**
 * What one hop over the relation counts towards the distance to a goal: causal relations least, likeness most. Null for
 * what tells of the past or keeps away, which leads nowhere.
 */
export function relationWeight(relation: string): number | null {
  const weight = WEIGHTS.get(relation);
  return weight === undefined ? OTHER_WEIGHT : weight;
}
