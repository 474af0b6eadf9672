import { parseJson } from "../base/parse-json.ts";
import type { EntityGraph } from "./graph.ts";
import { recoverGraph } from "./recover-graph.ts";

const NODE_OR_EDGE = /^\s*(\{.*\}),?\s*$/;
const META = /^\s*"meta":\s*(\{.*\}),?\s*$/;

/**
 * What of a text that is no JSON can still be read: our files hold one node or edge a line, so that a merge conflict
 * leaves both sides whole, and a torn file all lines but the last. Null when there is no such line.
 */
export function recoverLines(text: string): EntityGraph | null {
  const entries: unknown[] = [];
  let meta: unknown = {};
  for (const line of text.split("\n")) {
    const entry = jsonOf(NODE_OR_EDGE.exec(line)?.[1]);
    if (entry !== undefined) entries.push(entry);
    else meta = jsonOf(META.exec(line)?.[1]) ?? meta;
  }
  if (entries.length === 0) return null;
  const isEdge = (entry: unknown): boolean => Object.hasOwn(entry as object, "relation");
  return recoverGraph({
    meta,
    nodes: entries.filter((entry) => !isEdge(entry)),
    edges: entries.filter(isEdge),
  });
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const reading = parseJson(text);
  return reading.ok ? reading.value : undefined;
}
