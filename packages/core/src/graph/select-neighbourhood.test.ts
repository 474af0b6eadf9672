import { describe, expect, it } from "vitest";
import type { EntityGraph } from "./graph.ts";
import { selectNeighbourhood } from "./select-neighbourhood.ts";

/** a → x → b → y → c, as skills and facts; the edge of the last line leads to a node that is missing. */
const LINE: EntityGraph = {
  meta: { generator: "ctxfst" },
  nodes: ["a", "b", "c", "x", "y"].map((id) => ({ id, name: id, type: "state" })),
  edges: [
    { source: "a", target: "x", relation: "LEADS_TO" },
    { source: "b", target: "x", relation: "REQUIRES" },
    { source: "b", target: "y", relation: "LEADS_TO" },
    { source: "c", target: "y", relation: "REQUIRES" },
    { source: "c", target: "missing", relation: "LEADS_TO" },
  ],
};
const select = (ids: readonly string[], depth: number) => {
  const { nodes, edges } = selectNeighbourhood(LINE, ids, depth);
  return [nodes.map(({ id }) => id).join(""), edges.length];
};

describe("selectNeighbourhood", () => {
  it("takes the node alone at depth 0", () => {
    expect(select(["b"], 0)).toEqual(["b", 0]);
  });

  it("walks edges both ways, and takes every edge between what it reached, once", () => {
    expect(select(["b"], 1)).toEqual(["bxy", 2]);
    expect(select(["b"], 2)).toEqual(["abcxy", 4]);
    expect(select(["a", "c"], 1)).toEqual(["acxy", 2]);
  });

  it("leaves out what the graph does not know", () => {
    expect(select(["nobody"], 3)).toEqual(["", 0]);
    expect(select(["missing"], 3)).toEqual(["", 0]);
  });
});
