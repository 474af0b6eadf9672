import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import type { Distance } from "../../selector/shortest-hops.ts";
import { goalDistances } from "../reference/goal-distances.ts";

/** As much of a candidate as an explanation needs. */
interface Explained {
  readonly name: string;
  readonly cost: string;
  readonly amount: number;
  readonly proximity: number | null;
  readonly count: number;
  readonly facts: readonly string[];
}

/**
 * Why the first candidate comes before each of the others, as lines of text: the first thing in which they differ
 * decides. Candidates are in the shape in which `select_candidates` gives them.
 * @throws CtxfstError `usage` when they are not
 */
export function explainCalledSelection(candidates: unknown, state: unknown): string {
  if (!Array.isArray(candidates)) {
    throw new CtxfstError("usage", 'expected "input.candidates" to be a list');
  }
  const [winner, ...losers] = candidates.map(readCandidate);
  if (winner === undefined) return "No eligible candidates.";
  const distances = goalDistances(state);
  return [
    `Selected:  ${winner.name}`,
    `  cost=${winner.cost}  proximity=${winner.proximity ?? "unknown"}  postconditions=${winner.count}`,
    `  ${describeWay(winner, distances)}`,
    ...(losers.length === 0 ? [] : ["Rejected:"]),
    ...losers.map((loser) => `  ${loser.name}: ${reasonAgainst(loser, winner, distances)}`),
  ].join("\n");
}

function readCandidate(value: unknown, index: number): Explained {
  const candidate = isRecord(value) ? value : {};
  const { name, cost = "medium", goal_proximity: proximity, postconditions = [] } = candidate;
  if (typeof name !== "string") {
    throw new CtxfstError("usage", `expected "input.candidates[${index}]" to have a name`);
  }
  const facts = Array.isArray(postconditions) ? postconditions.map(String) : [];
  const count = candidate.postcondition_count;
  return {
    name,
    cost: String(cost),
    amount: amountOf(String(cost)),
    proximity: typeof proximity === "number" ? proximity : null,
    count: typeof count === "number" ? count : facts.length,
    facts,
  };
}

function amountOf(cost: string): number {
  const { costs } = DEFAULT_CONFIG;
  return Object.hasOwn(costs, cost) ? costs[cost as keyof typeof costs] : Number(cost);
}

function reasonAgainst(
  loser: Explained,
  winner: Explained,
  distances: ReadonlyMap<string, Distance>,
): string {
  if (loser.amount > winner.amount) return `cost ${loser.cost} > ${winner.cost}`;
  const [near, far] = [winner.proximity ?? Number.POSITIVE_INFINITY, loser.proximity];
  if ((far ?? Number.POSITIVE_INFINITY) > near) {
    return `proximity ${far ?? "unknown"} > ${near} (${describeWay(loser, distances)})`;
  }
  if (loser.count < winner.count) return `fewer postconditions (${loser.count} < ${winner.count})`;
  return "same score, lower alphabetical rank";
}

function describeWay(
  { facts, proximity }: Explained,
  distances: ReadonlyMap<string, Distance>,
): string {
  if (facts.length === 0) return "no subgraph proximity";
  return facts
    .map((fact) => {
      const found = distances.get(fact);
      if (found !== undefined) {
        const way = found.relation === "" ? "direct" : `via ${found.relation}`;
        return `${fact} → goal in ${found.distance} (${way})`;
      }
      return proximity !== null && distances.size === 0
        ? `${fact} → goal by the repository's graph`
        : `${fact} → goal unknown`;
    })
    .join("; ");
}
