import { describe, expect, it } from "vitest";
import { diffGraphs } from "./diff-graphs.ts";
import type { EntityGraph } from "./graph.ts";

const GRAPH: EntityGraph = {
  meta: { version: 2 },
  nodes: [
    { id: "a", name: "a", type: "action" },
    { id: "entity:x", name: "x", type: "state" },
  ],
  edges: [
    { source: "a", target: "entity:x", relation: "LEADS_TO" },
    {
      source: "a",
      target: "entity:x",
      relation: "COMPLETED",
      properties: { origin: "run", status: "active" },
    },
  ],
};

describe("diffGraphs", () => {
  it("finds nothing in another order or layout", () => {
    const other = {
      edges: [...GRAPH.edges].reverse(),
      nodes: [...GRAPH.nodes].reverse().map(({ id, name, type }) => ({ type, name, id })),
      meta: GRAPH.meta,
    };
    expect(diffGraphs(GRAPH, other)).toMatchObject({ isSame: true, file: [] });
  });

  it("finds what was added and removed", () => {
    const [node] = GRAPH.nodes;
    const [edge] = GRAPH.edges;
    const less = { ...GRAPH, nodes: GRAPH.nodes.slice(1), edges: GRAPH.edges.slice(1) };
    expect(diffGraphs(GRAPH, less)).toMatchObject({
      isSame: false,
      nodes: { added: [], removed: [node], changed: [] },
      edges: { added: [], removed: [edge], changed: [] },
    });
    expect(diffGraphs(less, GRAPH).edges.added).toEqual([edge]);
  });

  it("shows the property that changed, and no other", () => {
    const changed = {
      ...GRAPH,
      meta: { version: 3 },
      edges: GRAPH.edges.map(({ properties, ...edge }) =>
        properties === undefined
          ? edge
          : { ...edge, properties: { ...properties, status: "expired" } },
      ),
    };
    const { edges, file } = diffGraphs(GRAPH, changed);
    expect(edges.changed[0]?.properties).toEqual([
      { key: "properties.status", before: "active", after: "expired" },
    ]);
    expect(file).toEqual([{ key: "meta.version", before: 2, after: 3 }]);
  });
});
