import { validate } from "@ctxfst/schema";
import { describe, expect, it } from "vitest";
import type { DeclaredPostconditions } from "../world/outcome.ts";
import { formatGraph } from "./format-graph.ts";
import type { EntityGraph, GraphEdge } from "./graph.ts";
import { mergeRunPart } from "./merge-run-part.ts";
import { imageOfEdges, restoreRunEdges } from "./restore-run-edges.ts";
import { type RecordedOutcome, writeBack } from "./write-back.ts";

const EMPTY: EntityGraph = { meta: {}, nodes: [], edges: [] };
const MODEL: DeclaredPostconditions = {
  postconditions: [
    { value: { fact: "entity:b", negated: false } },
    { value: { fact: "entity:a", negated: true } },
  ],
};
const outcome = (
  result: RecordedOutcome["result"],
  others: Partial<RecordedOutcome> = {},
): RecordedOutcome => ({
  skill: "x",
  result,
  newStates: [],
  removeStates: [],
  timestamp: "2026-01-02T00:00:00Z",
  summary: "did it",
  run: "r1",
  goal: ["entity:goal", "NOT entity:bad"],
  evidence: {},
  ...others,
});
const after = (...outcomes: readonly RecordedOutcome[]): EntityGraph =>
  outcomes.reduce((graph, one) => writeBack(graph, one, MODEL), EMPTY);
const find = (graph: EntityGraph, relation: string): readonly GraphEdge[] =>
  graph.edges.filter((edge) => edge.relation === relation);

describe("writeBack", () => {
  it("leaves a COMPLETED edge with time, status and summary for what a success made true", () => {
    expect(after(outcome("success")).edges).toEqual([
      {
        source: "x",
        target: "entity:b",
        relation: "COMPLETED",
        score: 1,
        shared_chunk_count: 0,
        properties: {
          origin: "run",
          timestamp: "2026-01-02T00:00:00Z",
          result_summary: "did it",
          run: "r1",
          status: "active",
        },
      },
    ]);
  });

  it("makes nodes of the skill and the facts", () => {
    expect(after(outcome("success")).nodes).toEqual([
      { id: "entity:b", name: "b", type: "state" },
      { id: "x", name: "x", type: "action" },
    ]);
  });

  it("keeps one edge for a skill that ran twice, the latest outcome", () => {
    const later = outcome("success", { timestamp: "2026-01-03T00:00:00Z", summary: "again" });
    const edges = after(outcome("success"), later).edges;
    expect(edges).toHaveLength(1);
    expect(edges[0]?.properties).toMatchObject({ result_summary: "again" });
  });

  it("marks a partial result, whose status the schema does not know, in its outcome", () => {
    const [edge] = after(outcome("partial", { newStates: ["entity:c"] })).edges;
    expect(edge).toMatchObject({
      target: "entity:c",
      properties: { status: "active", outcome: "partial" },
    });
  });

  it("leaves no trace of what was skipped", () => {
    expect(after(outcome("skipped")).edges).toEqual([]);
  });

  it("shows a failure at what it would have made true, and at the goal", () => {
    const graph = after(outcome("failed"));
    expect(find(graph, "COMPLETED")).toMatchObject([
      { source: "x", target: "entity:b", properties: { status: "failed" } },
    ]);
    expect(find(graph, "BLOCKED_BY")).toMatchObject([
      { source: "entity:goal", target: "x", properties: { origin: "run", status: "active" } },
    ]);
  });

  it("lets the block of a goal expire once the skill succeeds", () => {
    const graph = after(outcome("failed"), outcome("success"));
    expect(find(graph, "BLOCKED_BY")[0]?.properties?.status).toBe("expired");
    expect(find(graph, "COMPLETED")[0]?.properties?.status).toBe("active");
  });

  it("lets edges to a fact expire that is no longer true", () => {
    const removal = outcome("failed", {
      skill: "y",
      removeStates: ["entity:b"],
      timestamp: "2026-01-05T00:00:00Z",
    });
    const before = writeBack(EMPTY, outcome("success", { evidence: { exit: 0 } }), MODEL);
    const graph = writeBack(before, removal, null);
    for (const relation of ["COMPLETED", "EVIDENCE"]) {
      expect(find(graph, relation)[0]).toMatchObject({
        source: "x",
        properties: { status: "expired", expired_at: "2026-01-05T00:00:00Z" },
      });
    }
  });

  it("keeps what speaks for a result", () => {
    const graph = after(outcome("success", { evidence: { verified: true } }));
    expect(find(graph, "EVIDENCE")).toMatchObject([
      { source: "x", target: "entity:b", properties: { evidence: { verified: true } } },
    ]);
  });

  it("gives graphs that are valid and that a rebuild carries over", () => {
    const graph = after(
      outcome("failed"),
      outcome("partial", { newStates: ["entity:c"], evidence: { exit: 1 } }),
      outcome("success", { removeStates: ["entity:c"] }),
    );
    expect(validate("graph", graph)).toEqual([]);
    expect(formatGraph(mergeRunPart(EMPTY, graph))).toBe(formatGraph(graph));
  });
});

describe("restoreRunEdges", () => {
  it("sets back what a write-back changed, once or twice", () => {
    const before = after(outcome("failed"));
    const now = writeBack(before, outcome("success", { evidence: { exit: 0 } }), MODEL);
    const image = imageOfEdges(before, now);
    const restored = restoreRunEdges(now, image);
    expect(restored.edges).toEqual(before.edges);
    expect(restoreRunEdges(restored, image)).toEqual(restored);
  });
});
