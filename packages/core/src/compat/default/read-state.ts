import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import type { SelectionGoal } from "../../selector/selection.ts";
import { parseCondition } from "../../skill/parse-condition.ts";
import type { SubgraphEdge } from "../../world/world.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The world of a call. Goal, runs and subgraph may be absent.
 * @throws CtxfstError `usage` naming what is not of its type: a text in place of a list would hold every part of itself
 */
export function readState(value: unknown): SelectionGoal {
  if (!isRecord(value)) throw expected("state", "an object");
  const goal = typeof value.goal === "string" ? [value.goal] : (value.goal ?? []);
  const conditions = textList(goal, "state.goal").filter((text) => text.trim() !== "");
  const { completed_skills: runs = [], current_subgraph: subgraph = {} } = value;
  if (!isRecord(subgraph)) throw expected("state.current_subgraph", "an object");
  return {
    goal: conditions.map((text) => parseCondition(text).condition),
    facts: textList(value.active_states ?? [], "state.active_states"),
    runs: recordList(runs, "state.completed_skills").map(({ skill, result }) => ({
      skill: String(skill),
      result: String(result),
    })),
    subgraph: recordList(subgraph.edges ?? [], "state.current_subgraph.edges").flatMap(edgeOf),
  };
}

function edgeOf(edge: Json): readonly SubgraphEdge[] {
  const { source, target, relation = "" } = edge;
  return typeof source === "string" && typeof target === "string"
    ? [{ ...edge, source, target, relation: String(relation) }]
    : [];
}

function textList(value: unknown, place: string): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  throw expected(place, "a list of texts");
}

function recordList(value: unknown, place: string): readonly Json[] {
  if (Array.isArray(value) && value.every(isRecord)) return value;
  throw expected(place, "a list of objects");
}

function expected(place: string, what: string): CtxfstError {
  return new CtxfstError("usage", `expected "input.${place}" to be ${what}`);
}
