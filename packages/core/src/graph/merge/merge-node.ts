import type { GraphNode } from "../graph.ts";
import { type Merged, mergeRecords } from "./merge-records.ts";

/** Types of the declared part, the one first that a rebuild chooses: a skill, then what a goal wants, then a fact. */
const TYPES: readonly string[] = ["action", "goal", "state"];

/** Merges a node that both sides changed or added, property by property; types of the declared part as a rebuild does. */
export function mergeNode(
  base: GraphNode | undefined,
  ours: GraphNode,
  theirs: GraphNode,
): Merged<GraphNode> {
  const type = declaredType(base, ours, theirs);
  const typed = (node: GraphNode): GraphNode => (type === null ? node : { ...node, type });
  const place = `node ${ours.id}`;
  const merged = mergeRecords(base ?? {}, typed(ours), typed(theirs), place);
  return merged as unknown as Merged<GraphNode>;
}

/** Null where the types are left to the merge of properties. */
function declaredType(
  base: GraphNode | undefined,
  ours: GraphNode,
  theirs: GraphNode,
): string | null {
  const [a, b] = [ours.type, theirs.type];
  if (a === b || base?.type === a || base?.type === b) return null;
  if (!TYPES.includes(a) || !TYPES.includes(b)) return null;
  return TYPES.find((type) => type === a || type === b) ?? null;
}
