import { pointerSegments, validateGraph } from "@ctxfst/schema";
import { indexLines } from "../base/line-index.ts";
import { locateJsonValue } from "../base/locate-json.ts";
import { parseJson } from "../base/parse-json.ts";
import { findMergeConflict } from "../parser/find-merge-conflict.ts";
import type { EntityGraph } from "./graph.ts";
import { recoverGraph } from "./recover-graph.ts";
import { recoverText } from "./recover-text.ts";

/** Why a graph file cannot be used. */
export interface GraphProblem {
  readonly reason: "merge-conflict" | "not-json" | "too-deep" | "schema";
  /** 1-based. */
  readonly line: number;
  /** For `schema`: the place in the file (`edges.3.relation`, "" for the whole) and what is wrong with it. */
  readonly place: string;
  readonly detail: string;
}

export type GraphReading =
  | { readonly graph: EntityGraph; readonly problem: null }
  | {
      readonly graph: null;
      readonly problem: GraphProblem;
      /** What of the file can still be carried over into a rebuilt one; null when nothing can. */
      readonly recovered: EntityGraph | null;
    };

/** Reads `entity-graph.json`. Never throws: a file that cannot be read is rebuilt, with a finding. */
export function readGraph(text: string): GraphReading {
  const fail = (
    reason: GraphProblem["reason"],
    offset: number,
    place = "",
    detail = "",
    recovered: EntityGraph | null = null,
  ): GraphReading => ({
    graph: null,
    problem: { reason, line: indexLines(text).lineAt(offset), place, detail },
    recovered,
  });
  const conflict = findMergeConflict(text);
  if (conflict !== null) {
    return fail("merge-conflict", conflict.start, "", "", recoverText(text));
  }
  const reading = parseJson(text);
  if (!reading.ok) {
    const reason = reading.reason === "depth" ? "too-deep" : "not-json";
    return fail(reason, reading.offset, "", "", recoverText(text));
  }
  const [violation] = validateGraph(reading.value);
  if (violation !== undefined) {
    const segments = pointerSegments(violation.pointer);
    const offset = locateJsonValue(text, segments);
    const recovered = recoverGraph(reading.value);
    return fail("schema", offset, segments.join("."), violation.message, recovered);
  }
  return { graph: reading.value as EntityGraph, problem: null };
}
