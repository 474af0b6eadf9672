import { describe, expect, it } from "vitest";
import { formatGraph } from "./format-graph.ts";
import type { EntityGraph } from "./graph.ts";

describe("formatGraph", () => {
  it("writes one node or edge a line, in canonical order", () => {
    const graph: EntityGraph = {
      zebra: { b: 1, a: [2] },
      edges: [
        { relation: "REQUIRES", target: "entity:x", source: "b" },
        {
          properties: { status: "active", origin: "run" },
          target: "entity:x",
          relation: "COMPLETED",
          source: "b",
          score: 1,
        },
        { source: "a", target: "entity:x", relation: "LEADS_TO" },
      ],
      nodes: [
        { type: "state", name: "x", id: "entity:x" },
        { name: "b", id: "b", type: "action", aliases: [] },
      ],
      meta: { version: 2, generator: "ctxfst" },
    };
    expect(formatGraph(graph)).toBe(`{
  "meta": {"generator":"ctxfst","version":2},
  "nodes": [
    {"id":"b","name":"b","type":"action","aliases":[]},
    {"id":"entity:x","name":"x","type":"state"}
  ],
  "edges": [
    {"source":"a","target":"entity:x","relation":"LEADS_TO"},
    {"source":"b","target":"entity:x","relation":"COMPLETED","score":1,"properties":{"origin":"run","status":"active"}},
    {"source":"b","target":"entity:x","relation":"REQUIRES"}
  ],
  "zebra": {"a":[2],"b":1}
}
`);
  });

  it("writes empty lists on one line", () => {
    expect(formatGraph({ meta: {}, nodes: [], edges: [] })).toBe(
      '{\n  "meta": {},\n  "nodes": [],\n  "edges": []\n}\n',
    );
  });

  it("sorts by code unit, not by locale", () => {
    const node = (id: string) => ({ id, name: id, type: "state" });
    const text = formatGraph({ meta: {}, nodes: ["ä", "b", "Z", "a"].map(node), edges: [] });
    expect([...text.matchAll(/"id":"(.)"/g)].map(([, id]) => id)).toEqual(["Z", "a", "b", "ä"]);
  });
});
