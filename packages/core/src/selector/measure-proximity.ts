import type { TaskSkill } from "../planner/task.ts";
import { factSimilarity } from "./fact-similarity.ts";
import { proximityHops, type WalkedEdge } from "./proximity-hops.ts";
import { relationWeight } from "./relation-weight.ts";
import type { Proximity, ProximitySource } from "./selection.ts";
import { type Distance, shortestHops } from "./shortest-hops.ts";

/** Facts that are less alike than this are strangers. */
const LEAST_SIMILARITY = 0.5;

export interface ProximityInput {
  /** Facts that are wanted. */
  readonly wanted: readonly string[];
  readonly skills: readonly TaskSkill[];
  readonly isSkill: (name: string) => boolean;
  readonly subgraph: readonly WalkedEdge[];
  readonly graph: readonly WalkedEdge[];
}

export interface ProximityReading {
  readonly source: ProximitySource | null;
  /** By skill name; absent where no way is known. */
  readonly bySkill: ReadonlyMap<string, Proximity>;
}

/**
 * How near each skill comes to the goal, from one source for all so that the numbers compare: the world's subgraph if
 * the goal has an edge there, else the repository's graph if it knows a way for any of them, else likeness of names.
 */
export function measureProximity(input: ProximityInput): ProximityReading {
  const { subgraph, graph, isSkill, wanted } = input;
  const near = shortestHops(wanted, proximityHops(subgraph, isSkill));
  if (near.size > wanted.length) return reading("subgraph", input, near);
  const far = reading("graph", input, shortestHops(wanted, proximityHops(graph, isSkill)));
  if (far.bySkill.size > 0) return far;
  const alike = reading("similarity", input, alikeFacts(input));
  return alike.bySkill.size > 0 ? alike : { source: null, bySkill: new Map() };
}

function reading(
  source: ProximitySource,
  { skills }: ProximityInput,
  distances: ReadonlyMap<string, Distance>,
): ProximityReading {
  const entries = skills.flatMap((skill): [string, Proximity][] => {
    const nearest = nearestOf(skill.add, distances);
    return nearest === null ? [] : [[skill.name, nearest]];
  });
  return { source, bySkill: new Map(entries) };
}

function nearestOf(
  facts: readonly string[],
  distances: ReadonlyMap<string, Distance>,
): Proximity | null {
  let nearest: Proximity | null = null;
  for (const fact of facts) {
    const found = distances.get(fact);
    if (found !== undefined && (nearest === null || found.distance < nearest.distance)) {
      nearest = { fact, ...found };
    }
  }
  return nearest;
}

function alikeFacts({ wanted, skills }: ProximityInput): ReadonlyMap<string, Distance> {
  const distance = relationWeight("SIMILAR") as number;
  const facts = new Set(skills.flatMap(({ add }) => add));
  const alike = [...facts].filter((fact) =>
    wanted.some((goal) => goal !== fact && factSimilarity(goal, fact) >= LEAST_SIMILARITY),
  );
  return new Map([
    ...alike.map((fact): [string, Distance] => [fact, { distance, relation: "SIMILAR" }]),
    ...wanted.map((fact): [string, Distance] => [fact, { distance: 0, relation: "" }]),
  ]);
}
