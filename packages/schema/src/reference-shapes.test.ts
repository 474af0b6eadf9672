import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validate } from "./validate.ts";

// Documents of the reference CtxFST v2, as recorded; what our schemas ask for must not be more than what it writes.
interface Case {
  readonly id: string;
  readonly fn: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: unknown;
  readonly upstream_bug?: string;
}
const FILE = new URL("../../../test/fixtures/conformance/ctxfst-cases.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, "utf8")) as { readonly cases: readonly Case[] };

const faults = (name: "graph" | "world", value: unknown): readonly string[] =>
  validate(name, value).map(({ pointer, keyword }) => `${keyword} ${pointer}`);

/** B04: the reference stores `partial`, which its own schema forbids. */
const ODD_STATUS = /^enum \/edges\/\d+\/properties\/status$/;

describe("documents of the reference", () => {
  const states = cases.filter(({ input }) => input.state !== undefined);

  it("are recorded in numbers worth testing", () => {
    expect(states.length).toBeGreaterThan(100);
    expect(cases.filter(({ fn }) => fn === "build_entity_graph").length).toBeGreaterThan(2);
  });

  it.each(states.map(({ id, input }) => [id, input.state] as const))(
    "%s: its world is one of ours",
    (_, state) => {
      expect(faults("world", state)).toEqual([]);
    },
  );

  it.each(
    cases
      .filter(({ fn }) => fn === "build_entity_graph")
      .map(({ id, expected }) => [id, expected] as const),
  )("%s: its graph is one of ours", (_, graph) => {
    expect(faults("graph", graph)).toEqual([]);
  });

  it.each(
    cases.flatMap(({ id, expected }) => {
      const { graph_edges: edges } = (expected ?? {}) as { graph_edges?: readonly unknown[] };
      return edges === undefined ? [] : [[id, edges] as const];
    }),
  )(
    "%s: its COMPLETED edges are ours, but for the status that its own schema forbids",
    (_, edges) => {
      const found = faults("graph", { meta: {}, nodes: [], edges });
      expect(found.filter((fault) => !ODD_STATUS.test(fault))).toEqual([]);
    },
  );
});

describe("constraints of CtxFST v2", () => {
  const world = { session_id: "s", goal: "entity:g", active_states: [], completed_skills: [] };
  const done = { skill: "a", timestamp: "2026-01-01T00:00:00Z", result: "success" };
  const edge = { source: "a", target: "entity:x", relation: "REQUIRES" };
  const graph = { meta: {}, nodes: [{ id: "a", name: "a", type: "action" }], edges: [edge] };
  const without = (value: object, key: string): unknown =>
    Object.fromEntries(Object.entries(value).filter(([own]) => own !== key));

  it.each(Object.keys(world))("a world needs %s", (key) => {
    expect(faults("world", without(world, key))).toEqual(["required "]);
  });

  it.each(Object.keys(done))("a completed skill needs %s", (key) => {
    expect(faults("world", { ...world, completed_skills: [without(done, key)] })).toEqual([
      "required /completed_skills/0",
    ]);
  });

  it("results are success, failed and partial", () => {
    const of = (result: string) =>
      faults("world", { ...world, completed_skills: [{ ...done, result }] });
    for (const result of ["success", "failed", "partial"]) expect(of(result)).toEqual([]);
    for (const result of ["ok", "skipped", ""]) expect(of(result)).toHaveLength(1);
  });

  it.each(Object.keys(graph))("a graph needs %s", (key) => {
    expect(faults("graph", without(graph, key))).toEqual(["required "]);
  });

  it.each(["source", "target", "relation"])("an edge needs %s", (key) => {
    expect(faults("graph", { ...graph, edges: [without(edge, key)] })).toEqual([
      "required /edges/0",
    ]);
  });

  it.each(["id", "name", "type"])("a node needs %s", (key) => {
    expect(faults("graph", { ...graph, nodes: [without(graph.nodes[0] as object, key)] })).toEqual([
      "required /nodes/0",
    ]);
  });

  it("has seven relations, and REMOVES is ours", () => {
    const of = (relation: string) => faults("graph", { ...graph, edges: [{ ...edge, relation }] });
    const seven = [
      "SIMILAR",
      "REQUIRES",
      "LEADS_TO",
      "EVIDENCE",
      "IMPLIES",
      "COMPLETED",
      "BLOCKED_BY",
    ];
    for (const relation of [...seven, "REMOVES"]) expect(of(relation)).toEqual([]);
    for (const relation of ["requires", "OTHER", ""]) expect(of(relation)).toHaveLength(1);
  });

  it("a status is active, expired or failed, a confidence lies between 0 and 1", () => {
    const of = (properties: object) =>
      faults("graph", { ...graph, edges: [{ ...edge, properties }] });
    for (const status of ["active", "expired", "failed"]) expect(of({ status })).toEqual([]);
    expect(of({ status: "partial" })).toHaveLength(1);
    expect(of({ confidence: 0.5 })).toEqual([]);
    expect(of({ confidence: 2 })).toHaveLength(1);
    expect(of({ anything: [1], timestamp: "<ts>", result_summary: "x" })).toEqual([]);
  });
});
