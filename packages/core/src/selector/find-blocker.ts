import { isRecord } from "../base/is-record.ts";

interface BlockingEdge {
  readonly source: string;
  readonly target: string;
  readonly relation: string;
  readonly properties?: unknown;
}

/** The fact that holds and that a BLOCKED_BY edge of the skill names; null when nothing blocks it. */
export function findBlocker(
  skill: string,
  edges: readonly BlockingEdge[],
  facts: ReadonlySet<string>,
): string | null {
  const blocking = edges.find(
    ({ source, target, relation, properties }) =>
      source === skill && relation === "BLOCKED_BY" && facts.has(target) && isInForce(properties),
  );
  return blocking?.target ?? null;
}

/** Soft conditions only rank, an alternative may have others, and what runs recorded may be out of date. */
function isInForce(properties: unknown): boolean {
  if (!isRecord(properties)) return true;
  const { soft, any, status } = properties;
  return soft !== true && any === undefined && (status ?? "active") === "active";
}
