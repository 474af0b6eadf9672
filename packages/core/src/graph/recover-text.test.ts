import { describe, expect, it } from "vitest";
import { formatGraph } from "./format-graph.ts";
import type { EntityGraph } from "./graph.ts";
import { mergeRunPart } from "./merge-run-part.ts";
import { readGraph } from "./read-graph.ts";
import { recoverText } from "./recover-text.ts";

const GRAPH: EntityGraph = {
  meta: { generator: 'a "}{" b' },
  nodes: [
    { id: "a", name: "a } b", type: "action", note: { deep: [{ id: "no node" }] } },
    { id: "entity:x", name: "語\\", type: "state" },
  ],
  edges: ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"].map((timestamp, i) => ({
    source: "a",
    target: `entity:${i}`,
    relation: "COMPLETED",
    properties: { origin: "run", timestamp, result_summary: 'said "{"' },
  })),
};
const LAYOUTS = {
  "one node or edge a line": formatGraph(GRAPH),
  "all on one line": JSON.stringify(GRAPH),
  "two spaces": JSON.stringify(GRAPH, null, 2),
};

describe.each(Object.entries(LAYOUTS))("a file with %s", (_, text) => {
  it("gives everything that stands before the cut, wherever it is cut", () => {
    const ends = GRAPH.edges.map(({ target }) => {
      const from = text.indexOf("}", text.indexOf("}", text.indexOf(`"${target}"`)) + 1);
      return from + 1;
    });
    for (let cut = 0; cut < text.length; cut += 1) {
      const { graph, problem, ...rest } = readGraph(text.slice(0, cut));
      if (problem === null) {
        expect(graph).toEqual(GRAPH);
        continue;
      }
      const recovered = "recovered" in rest ? rest.recovered : null;
      const whole = GRAPH.edges.filter((_, i) => (ends[i] as number) <= cut);
      expect(recovered?.edges ?? []).toEqual(whole);
      if (recovered !== null && recovered !== undefined) {
        const rebuilt = formatGraph(mergeRunPart({ meta: {}, nodes: [], edges: [] }, recovered));
        expect(readGraph(rebuilt).problem).toBeNull();
      }
    }
  });
});

describe("recoverText", () => {
  it("reads both sides of a conflict in the middle of an edge, and no base", () => {
    const text = JSON.stringify(GRAPH, null, 2).replace(
      '      "target": "entity:0",',
      [
        "<<<<<<< HEAD",
        '      "target": "entity:ours",',
        "||||||| base",
        '      "target": "entity:base",',
        "=======",
        '      "target": "entity:theirs",',
        ">>>>>>> b",
      ].join("\r\n"),
    );
    expect(recoverText(text)?.edges.map(({ target }) => target)).toEqual([
      "entity:1",
      "entity:ours",
      "entity:theirs",
    ]);
  });

  it("keeps a list whose underline looks like a marker", () => {
    expect(
      recoverText(`{"nodes":[{"id":"a","name":"n","type":"t"},\n=======\n`)?.nodes,
    ).toHaveLength(1);
  });

  it("takes no time over text that opens again and again", () => {
    expect(recoverText("{".repeat(200_000))).toBeNull();
    expect(recoverText('{"a":'.repeat(100_000))).toBeNull();
    expect(recoverText('"'.repeat(200_001))).toBeNull();
  });
});
