import type { Task } from "../task.ts";
import type { BoundCertificate } from "./bound-certificate.ts";
import type { CertificateFault, CertificateVerdict } from "./certificate-verdict.ts";
import { CertifiedLibrary } from "./certified-library.ts";
import { type Assumptions, checkNode } from "./check-node.ts";
import { relaxLibrary } from "./relaxed-library.ts";

const NOTHING: Assumptions = { isIn: new Set(), isOut: new Set() };

/**
 * Whether a certificate proves that no plan of the task costs less than its bound. Takes one pass over what is left of
 * the task for each landmark. Shares no code with compiler or search, so that it can judge them.
 *
 * Why it holds: nothing is lost in the relaxation, so a cheapest plan runs each skill once, and one without waste holds
 * only skills that something later in it makes use of. It goes one way at every fork, and what is proved of plans that
 * go that way is proved of it.
 */
export function checkCertificate(task: Task, certificate: BoundCertificate): CertificateVerdict {
  const fault = faultOf(task, certificate);
  return { valid: fault === null, fault };
}

function faultOf(task: Task, certificate: BoundCertificate): CertificateFault | null {
  const relaxed = relaxLibrary(task, certificate.scale);
  if (relaxed === null) return { kind: "scale" };
  const names = new Set(task.skills.map(({ name }) => name));
  const unknown = certificate.skills.find((name) => !names.has(name));
  if (unknown !== undefined) return { kind: "unknown-skill", skill: unknown };
  const library = new CertifiedLibrary(relaxed, certificate.skills).pruned();
  const dominated = new Set<number>();
  for (const [skill, by] of certificate.dominated) {
    const position = library.positionOf(skill);
    // Left out already, as leading nowhere.
    if (position < 0) continue;
    const other = library.positionOf(by);
    if (dominated.has(other) || !library.isDominated(position, other)) {
      return { kind: "not-dominated", skill: certificate.skills[skill] ?? "" };
    }
    dominated.add(position);
  }
  return faultOfNodes(
    library.without((position) => dominated.has(position)),
    certificate,
  );
}

function faultOfNodes(
  start: CertifiedLibrary,
  { nodes, bound, scale }: BoundCertificate,
): CertificateFault | null {
  let library = start;
  const pending: Assumptions[] = [NOTHING];
  for (const [number, node] of nodes.entries()) {
    const assumed = pending.pop();
    if (assumed === undefined) return { kind: "shape" };
    const check = { number, node, assumed, bound: Math.round(bound * scale) };
    const { isOut, fault } = checkNode(library, check);
    if (fault !== null) return fault;
    if (node.next === "closed") continue;
    if (node.next === "again") {
      // Before the first fork, what is out is out for good.
      const isRoot = pending.length === 0 && assumed.isIn.size === 0;
      if (isRoot) library = library.without((position) => isOut.has(position));
      pending.push(isRoot ? NOTHING : { isIn: assumed.isIn, isOut });
      continue;
    }
    const fork = library.positionOf(node.next);
    if (fork < 0 || assumed.isIn.has(fork) || isOut.has(fork))
      return { kind: "fork", node: number };
    pending.push({ isIn: assumed.isIn, isOut: new Set(isOut).add(fork) });
    pending.push({ isIn: new Set(assumed.isIn).add(fork), isOut });
  }
  return pending.length === 0 ? null : { kind: "shape" };
}
