import type { Distance } from "../../selector/shortest-hops.ts";
import { goalDistances } from "./goal-distances.ts";
import {
  hashable,
  isTruthy,
  itemsOf,
  keyOf,
  lengthOf,
  requiredKey,
  shownText,
} from "./python-values.ts";
import { costRank, proximityRank } from "./select-candidates.ts";

/** Why the first candidate comes before each of the others, as lines of text. */
export function explainReferenceSelection(candidates: unknown, state: unknown): string {
  if (lengthOf(candidates) === 0) return "No eligible candidates.";
  const [winner, ...losers] = itemsOf(candidates);
  const distances = goalDistances(state);
  const lines = [
    `Selected:  ${shownText(requiredKey(winner, "name"))}`,
    `  cost=${shownText(requiredKey(winner, "cost"))}  proximity=${shownProximity(winner)}  ` +
      `postconditions=${shownText(requiredKey(winner, "postcondition_count"))}`,
    `  ${describeWay(winner, distances)}`,
  ];
  if (losers.length > 0) lines.push("Rejected:");
  for (const loser of losers) {
    const reasons = reasonsAgainst(loser, winner, distances);
    lines.push(`  ${shownText(requiredKey(loser, "name"))}: ${reasons.join("; ")}`);
  }
  return lines.join("\n");
}

function reasonsAgainst(
  loser: unknown,
  winner: unknown,
  distances: ReadonlyMap<string, Distance>,
): readonly string[] {
  const reasons: string[] = [];
  const [cost, best] = [requiredKey(loser, "cost"), requiredKey(winner, "cost")];
  if (costRank(cost) > costRank(best)) reasons.push(`cost ${shownText(cost)} > ${shownText(best)}`);
  if (proximityOf(loser) > proximityOf(winner)) {
    reasons.push(
      `proximity ${shownProximity(loser)} > ${shownProximity(winner)} (${describeWay(loser, distances)})`,
    );
  }
  const count = requiredKey(loser, "postcondition_count") as number;
  const most = requiredKey(winner, "postcondition_count") as number;
  if (count < most) reasons.push(`fewer postconditions (${count} < ${most})`);
  return reasons.length === 0 ? ["same score, lower alphabetical rank"] : reasons;
}

function describeWay(candidate: unknown, distances: ReadonlyMap<string, Distance>): string {
  const parts = itemsOf(keyOf(candidate, "postconditions", [])).map((fact) => {
    const found = distances.get(hashable(fact) as string);
    if (found === undefined) return `${shownText(fact)} → goal unknown`;
    const label = isTruthy(found.relation) ? `via ${shownText(found.relation)}` : "direct";
    return `${shownText(fact)} → goal in ${found.distance} (${label})`;
  });
  return parts.length === 0 ? "no subgraph proximity" : parts.join("; ");
}

function proximityOf(candidate: unknown): number {
  return proximityRank(requiredKey(candidate, "goal_proximity"));
}

function shownProximity(candidate: unknown): string {
  const proximity = requiredKey(candidate, "goal_proximity");
  return typeof proximity === "number" ? String(proximity) : "unknown";
}
