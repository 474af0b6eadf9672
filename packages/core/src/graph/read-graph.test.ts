import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatGraph } from "./format-graph.ts";
import { readGraph } from "./read-graph.ts";

const VALID = formatGraph({
  meta: { other: 1 },
  nodes: [{ id: "a", name: "a", type: "action", note: "kept" }],
  edges: [{ source: "a", target: "entity:x", relation: "REQUIRES" }],
});

describe("readGraph", () => {
  it("gives back what was written", () => {
    const { graph } = readGraph(VALID);
    expect(graph === null ? "" : formatGraph(graph)).toBe(VALID);
  });

  it("accepts a byte order mark and Windows line ends", () => {
    expect(readGraph(`\uFEFF${VALID.replaceAll("\n", "\r\n")}`).problem).toBeNull();
  });

  it("names the line of a merge conflict", () => {
    const text =
      '<<<<<<< HEAD\n{"nodes":[]}\n=======\n{"nodes":[{"name":"solo"}]}\n>>>>>>> other\n';
    expect(readGraph(text).problem).toMatchObject({ reason: "merge-conflict", line: 1 });
    const inner = VALID.replace('  "edges"', '<<<<<<< a\n=======\n>>>>>>> b\n  "edges"');
    expect(readGraph(inner).problem).toMatchObject({ reason: "merge-conflict", line: 6 });
  });

  it.each([
    ["an empty file", "", "not-json", 1],
    ["a torn file", VALID.slice(0, -20), "not-json", 7],
    ["deep nesting", `{"meta":${"[".repeat(1000)}`, "too-deep", 1],
    ["another value", "[]", "schema", 1],
  ])("names reason and line of %s", (_, text, reason, line) => {
    expect(readGraph(text)).toMatchObject({ graph: null, problem: { reason, line } });
  });

  it("names the place that breaks the schema", () => {
    const text = VALID.replace("REQUIRES", "NEEDS");
    expect(readGraph(text).problem).toMatchObject({
      reason: "schema",
      line: 7,
      place: "edges.0.relation",
    });
  });

  it("recovers what is valid beside a bad edge and a bad node", () => {
    const graph = {
      meta: {},
      nodes: [{ id: "a", name: "a", type: "action" }, { id: "b" }],
      edges: [
        {
          source: "a",
          target: "entity:x",
          relation: "COMPLETED",
          properties: { status: "active" },
        },
        { source: "a", target: "entity:y", relation: "OTHER" },
        {
          source: "a",
          target: "entity:z",
          relation: "COMPLETED",
          properties: { status: "partial" },
        },
      ],
      layout: 1,
    };
    const reading = readGraph(JSON.stringify(graph));
    expect(reading.problem === null ? null : reading.recovered).toEqual({
      meta: {},
      nodes: [graph.nodes[0]],
      edges: [
        graph.edges[0],
        { ...graph.edges[2], properties: { status: "active", outcome: "partial" } },
      ],
      layout: 1,
    });
  });

  it("recovers an empty graph where lists are missing, and nothing where there is no map", () => {
    expect(readGraph('{"nodes": 5}')).toMatchObject({
      recovered: { meta: {}, nodes: [], edges: [] },
    });
    expect(readGraph("[]")).toMatchObject({ recovered: null });
    expect(readGraph("{")).toMatchObject({ recovered: null });
  });

  it("recovers both sides of a merge conflict, line by line", () => {
    const run = (target: string, timestamp: string) => ({
      source: "a",
      target,
      relation: "COMPLETED" as const,
      properties: { status: "active" as const, timestamp },
    });
    const [ours, theirs] = [run("entity:x", "2026-01-01"), run("entity:y", "2026-02-01")];
    const line = (edge: object): string => `    ${JSON.stringify(edge)},`;
    const sides = ["<<<<<<< HEAD", line(ours), "=======", line(theirs), ">>>>>>> b"].join("\r\n");
    const text = VALID.replace('"edges": [\n', `"edges": [\n${sides}\n`);
    const reading = readGraph(text);
    expect(reading.problem === null ? null : reading.recovered).toMatchObject({
      meta: { other: 1 },
      nodes: [{ id: "a" }],
      edges: [ours, theirs, { relation: "REQUIRES" }],
    });
  });

  it("recovers what stands before the end of a torn file", () => {
    const reading = readGraph(VALID.slice(0, VALID.indexOf('"REQUIRES"')));
    expect(reading.problem === null ? null : reading.recovered).toMatchObject({
      nodes: [{ id: "a", note: "kept" }],
      edges: [],
    });
  });

  it("never throws", () => {
    const damaged = fc
      .tuple(fc.nat(VALID.length), fc.nat(20), fc.string())
      .map(([at, length, inserted]) => VALID.slice(0, at) + inserted + VALID.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
        const { graph, problem } = readGraph(text);
        expect((graph === null) !== (problem === null)).toBe(true);
        if (graph !== null) expect(readGraph(formatGraph(graph)).problem).toBeNull();
      }),
    );
  });
});
