import { describe, expect, it } from "vitest";
import { compareDeclared } from "./compare-declared.ts";
import type { EntityGraph } from "./graph.ts";

const BUILT: EntityGraph = {
  meta: {},
  nodes: [
    { id: "a", name: "a", type: "action" },
    { id: "entity:x", name: "x", type: "state" },
  ],
  edges: [{ source: "a", target: "entity:x", relation: "REQUIRES" }],
};
const REQUIRES = BUILT.edges[0] as EntityGraph["edges"][number];

const counts = (file: EntityGraph, built: EntityGraph = BUILT): readonly number[] => {
  const { nodesMissing, nodesExtra, edgesMissing, edgesExtra } = compareDeclared(file, built);
  return [nodesMissing.length, nodesExtra.length, edgesMissing.length, edgesExtra.length];
};

describe("compareDeclared", () => {
  it("is fresh for the same graph in any order", () => {
    const file = { ...BUILT, nodes: [...BUILT.nodes].reverse() };
    expect(compareDeclared(file, BUILT)).toEqual({
      isFresh: true,
      nodesMissing: [],
      nodesExtra: [],
      edgesMissing: [],
      edgesExtra: [],
    });
  });

  it("lists what the file lacks and what it has too much", () => {
    expect(compareDeclared({ meta: {}, nodes: [], edges: [] }, BUILT)).toMatchObject({
      isFresh: false,
      nodesMissing: BUILT.nodes,
      edgesMissing: BUILT.edges,
    });
    expect(compareDeclared(BUILT, { meta: {}, nodes: [], edges: [] })).toMatchObject({
      isFresh: false,
      nodesExtra: BUILT.nodes,
      edgesExtra: BUILT.edges,
    });
  });

  it("counts what changed on both sides", () => {
    const goal = { id: "entity:x", name: "x", type: "goal" };
    expect(counts({ ...BUILT, nodes: [BUILT.nodes[0] as never, goal] })).toEqual([1, 1, 0, 0]);
    const soft = { ...REQUIRES, properties: { soft: true } };
    expect(counts({ ...BUILT, edges: [soft] })).toEqual([0, 0, 1, 1]);
  });

  it("counts a repeated line", () => {
    expect(counts({ ...BUILT, edges: [REQUIRES, REQUIRES] })).toEqual([0, 0, 0, 1]);
    expect(counts({ ...BUILT, nodes: [...BUILT.nodes, ...BUILT.nodes] })).toEqual([0, 2, 0, 0]);
  });

  it("looks at neither the run part, nor other tools' part, nor unknown keys", () => {
    const file: EntityGraph = {
      meta: { anything: 1 },
      nodes: [
        { id: "a", name: "a", type: "action", colour: "red" },
        ...BUILT.nodes.slice(1),
        { id: "gone", name: "gone", type: "action" },
        { id: "entity:python", name: "Python", type: "skill" },
      ],
      edges: [
        { ...REQUIRES, properties: { note: 1 } },
        {
          source: "gone",
          target: "entity:x",
          relation: "COMPLETED",
          properties: { origin: "run" },
        },
        { source: "entity:python", target: "a", relation: "SIMILAR", score: 0.5 },
      ],
    };
    expect(counts(file)).toEqual([0, 0, 0, 0]);
  });
});
