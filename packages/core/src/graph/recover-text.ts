import { isRecord } from "../base/is-record.ts";
import { parseJson } from "../base/parse-json.ts";
import { conflictSides } from "./conflict-sides.ts";
import type { EntityGraph } from "./graph.ts";
import { orderGraph } from "./order-graph.ts";
import { recoverGraph } from "./recover-graph.ts";

/** What of a text can be read as parts of a graph. */
interface Parts {
  /** What was read already, as written: both sides of a conflict share most of the file. */
  readonly seen: Set<string>;
  readonly nodes: unknown[];
  readonly edges: unknown[];
  meta: unknown;
}

/**
 * What of a text that is no JSON can still be read, in whatever layout: the whole objects directly below the outermost
 * one, of both sides of every merge conflict, and of a torn file all but the last. Null when there is no node or edge.
 */
export function recoverText(text: string): EntityGraph | null {
  const parts: Parts = { seen: new Set(), nodes: [], edges: [], meta: {} };
  for (const side of conflictSides(text)) collectParts(side, parts);
  const { seen: _, ...read } = parts;
  if (read.nodes.length + read.edges.length === 0) return null;
  const graph = recoverGraph(read);
  return graph === null ? null : orderGraph(graph);
}

/** One pass, so that no text takes long; quotes that do not match only cost what stands between them. */
function collectParts(text: string, parts: Parts): void {
  const open: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (character === '"') i = endOfText(text, i);
    else if (character === "{") open.push(i);
    else if (character === "}") {
      const from = open.pop();
      if (from !== undefined && open.length === 1) addPart(text, from, i + 1, parts);
    }
  }
}

/** The place of the closing quote; texts end with their line at the latest. */
function endOfText(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    else if (text[i] === '"' || text[i] === "\n") return i;
  }
  return text.length;
}

function addPart(text: string, from: number, to: number, parts: Parts): void {
  const part = text.slice(from, to);
  if (parts.seen.has(part)) return;
  parts.seen.add(part);
  const reading = parseJson(part);
  if (!reading.ok || !isRecord(reading.value)) return;
  const { value } = reading;
  const before = text.slice(Math.max(0, from - 40), from);
  if (/"meta"\s*:\s*$/.test(before)) parts.meta = value;
  else if (Object.hasOwn(value, "relation")) parts.edges.push(value);
  else if (Object.hasOwn(value, "id")) parts.nodes.push(value);
}
