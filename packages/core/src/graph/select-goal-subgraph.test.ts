import { describe, expect, it } from "vitest";
import type { EntityGraph } from "./graph.ts";
import { selectGoalSubgraph } from "./select-goal-subgraph.ts";

const EDGES = [
  ["a", "REQUIRES", "start"],
  ["a", "LEADS_TO", "middle"],
  ["a", "LEADS_TO", "aside"],
  ["b", "REQUIRES", "middle"],
  ["b", "BLOCKED_BY", "frozen"],
  ["b", "LEADS_TO", "goal"],
  ["after", "REQUIRES", "goal"],
  ["after", "LEADS_TO", "later"],
  ["hint", "IMPLIES", "start"],
] as const;
const GRAPH: EntityGraph = {
  meta: {},
  nodes: [...new Set(EDGES.flatMap(([source, , target]) => [source, target]))].map((id) => ({
    id,
    name: id,
    type: "state",
  })),
  edges: EDGES.map(([source, relation, target]) => ({ source, relation, target })),
};
const ids = (facts: readonly string[], depth?: number): readonly string[] =>
  selectGoalSubgraph(GRAPH, facts, depth).nodes.map(({ id }) => id);

describe("selectGoalSubgraph", () => {
  it("goes back from the goal to everything that leads there, and no further", () => {
    expect(ids(["goal"])).toEqual(["a", "b", "frozen", "goal", "hint", "middle", "start"]);
  });

  it("stops after as many steps as asked", () => {
    expect(ids(["goal"], 1)).toEqual(["b", "frozen", "goal", "middle"]);
    expect(ids(["goal"], 0)).toEqual(["goal"]);
  });

  it("gives every edge between what it reached once, in order", () => {
    const { edges } = selectGoalSubgraph(GRAPH, ["goal"], 1);
    expect(edges.map(({ source, relation, target }) => [source, relation, target])).toEqual([
      ["b", "BLOCKED_BY", "frozen"],
      ["b", "LEADS_TO", "goal"],
      ["b", "REQUIRES", "middle"],
    ]);
  });

  it("leaves out facts that the graph does not know", () => {
    expect(ids(["nowhere"])).toEqual([]);
  });

  it("ends in a graph that goes round", () => {
    const round = {
      ...GRAPH,
      edges: [...GRAPH.edges, { source: "a", relation: "REQUIRES", target: "goal" }],
    };
    expect(selectGoalSubgraph(round, ["goal"]).nodes.length).toBe(7);
  });
});
