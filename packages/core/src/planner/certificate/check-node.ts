import { type CertificateNode, type CertifiedLandmark, FOR_GOAL } from "./bound-certificate.ts";
import type { CertificateFault } from "./certificate-verdict.ts";
import type { CertifiedLibrary, Distances } from "./certified-library.ts";
import { canReach } from "./relaxed-distances.ts";

/** What is assumed of a plan at a node: positions of skills in the library. */
export interface Assumptions {
  readonly isIn: ReadonlySet<number>;
  readonly isOut: ReadonlySet<number>;
}

export interface NodeToCheck {
  readonly number: number;
  readonly node: CertificateNode;
  readonly assumed: Assumptions;
  /** In units. */
  readonly bound: number;
}

/** What a node proves: what is out after it, and what is wrong with it. */
export interface NodeVerdict {
  readonly isOut: ReadonlySet<number>;
  readonly fault: CertificateFault | null;
}

/** Checks landmarks, charges, exclusions and, where the node says so, that nothing is left below it. */
export function checkNode(library: CertifiedLibrary, check: NodeToCheck): NodeVerdict {
  const { number, node, assumed, bound } = check;
  const wrong = (fault: CertificateFault): NodeVerdict => ({ isOut: assumed.isOut, fault });
  const costs = library.costs();
  let total = 0;
  for (const position of assumed.isIn) {
    total += costs[position] as number;
    costs[position] = 0;
  }
  for (const landmark of node.landmarks) {
    const fault = chargeLandmark(library, check, landmark, costs);
    if (fault !== null) return wrong(fault);
    total += landmark.charge;
  }
  if (total >= bound) return { isOut: assumed.isOut, fault: null };
  if (node.excluded.length === 0 && node.next !== "closed") {
    return { isOut: assumed.isOut, fault: null };
  }
  const room = bound - total;
  const distances = library.distances(costs, (position) => assumed.isOut.has(position), room);
  const isOut = new Set(assumed.isOut);
  for (const index of node.excluded) {
    const position = library.positionOf(index);
    if (position < 0) continue;
    const skill = library.skillAt(position).name ?? "";
    if (assumed.isIn.has(position) || !isBeyond(position, distances, room)) {
      return wrong({ kind: "not-excluded", node: number, skill });
    }
    isOut.add(position);
  }
  const isClosed =
    [...assumed.isIn].some((position) => isBeyond(position, distances, room)) ||
    !canReach(library.library, library.users, library.library.goal, (at) => isOut.has(at));
  if (node.next === "closed" && !isClosed) return wrong({ kind: "not-closed", node: number });
  return { isOut, fault: null };
}

/**
 * A plan without waste runs what leads up to the skill, the skill, and what makes use of it, in this order: these are
 * different skills, so what they cost adds up.
 */
function isBeyond(position: number, { before, onwards }: Distances, room: number): boolean {
  return (before[position] as number) + (onwards[position] as number) >= room;
}

/** Takes the charge from the costs of the landmark's skills; says what is wrong with it. */
function chargeLandmark(
  library: CertifiedLibrary,
  { number, assumed }: NodeToCheck,
  landmark: CertifiedLandmark,
  costs: number[],
): CertificateFault | null {
  const members = new Set(landmark.skills.map((index) => library.positionOf(index)));
  members.delete(-1);
  for (const position of members) {
    const left = (costs[position] as number) - landmark.charge;
    costs[position] = left;
    if (left < 0) return { kind: "charge", node: number, skill: library.skillAt(position).name };
  }
  if (!(landmark.charge >= 0)) return { kind: "charge", node: number, skill: null };
  const target = landmark.for === FOR_GOAL ? null : library.positionOf(landmark.for);
  const isAimed = target === null || assumed.isIn.has(target);
  const wanted = target === null ? library.library.goal : library.skillAt(target)?.needs;
  const isOut = (position: number): boolean =>
    assumed.isOut.has(position) || members.has(position) || position === target;
  if (isAimed && !canReach(library.library, library.users, wanted, isOut)) return null;
  const skills = [...members].map((position) => library.skillAt(position).name ?? "");
  return { kind: "no-landmark", node: number, skills };
}
