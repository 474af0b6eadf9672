import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDeclared } from "./compare-declared.ts";
import { edgeKey, partOfEdge } from "./edge-key.ts";
import { formatGraph } from "./format-graph.ts";
import type { EntityGraph, GraphEdge, GraphNode, Relation } from "./graph.ts";
import { mergeRunPart } from "./merge-run-part.ts";

const node = (id: string, type = "state", others: object = {}): GraphNode => ({
  id,
  name: id,
  type,
  ...others,
});
const edge = (
  source: string,
  relation: string,
  target: string,
  properties?: object,
): GraphEdge => ({
  source,
  target,
  relation: relation as Relation,
  ...(properties === undefined
    ? {}
    : { properties: properties as Readonly<Record<string, unknown>> }),
});
const graph = (
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  others: object = {},
): EntityGraph => ({
  meta: {},
  nodes,
  edges,
  ...others,
});
const run = (time: string, others: object = {}): object => ({
  origin: "run",
  status: "active",
  timestamp: time,
  ...others,
});

const DECLARED = graph(
  [node("a", "action"), node("entity:x"), node("entity:y")],
  [edge("a", "REQUIRES", "entity:x"), edge("a", "LEADS_TO", "entity:y")],
);

describe("mergeRunPart", () => {
  it("gives the declared part alone where there was nothing else", () => {
    expect(formatGraph(mergeRunPart(DECLARED, graph([], [])))).toBe(formatGraph(DECLARED));
    expect(formatGraph(mergeRunPart(DECLARED, DECLARED))).toBe(formatGraph(DECLARED));
  });

  it("carries edges of runs over, with all their keys", () => {
    const completed = {
      ...edge("a", "COMPLETED", "entity:y", run("2026-01-01T00:00:00Z", { cost: 3 })),
      score: 1,
      extra: [1],
    };
    const blocked = edge("entity:y", "BLOCKED_BY", "a", run("2026-01-01T00:00:00Z"));
    const merged = mergeRunPart(DECLARED, graph(DECLARED.nodes, [completed, blocked]));
    expect(merged.edges).toEqual(expect.arrayContaining([completed, blocked]));
    expect(merged.edges).toHaveLength(4);
  });

  it("takes the COMPLETED edges of the reference, which say no origin, for a run's", () => {
    const completed = edge("a", "COMPLETED", "entity:y", { timestamp: "t", status: "active" });
    expect(mergeRunPart(DECLARED, graph([], [completed])).edges).toContainEqual(completed);
  });

  it("keeps the latest outcome for each skill and fact, whatever the order and the zone", () => {
    const earlier = edge(
      "a",
      "COMPLETED",
      "entity:y",
      run("2026-01-01T12:00:00+09:00", { status: "failed" }),
    );
    const later = edge("a", "COMPLETED", "entity:y", run("2026-01-01T04:00:00Z"));
    for (const edges of [
      [earlier, later],
      [later, earlier],
      [later, later, earlier],
    ]) {
      const merged = mergeRunPart(DECLARED, graph([], edges));
      expect(merged.edges.filter(({ relation }) => relation === "COMPLETED")).toEqual([later]);
    }
  });

  it("keeps a declared BLOCKED_BY beside a run's between the same ends", () => {
    const declared = graph(DECLARED.nodes, [
      edge("a", "BLOCKED_BY", "entity:x", { origin: "declared" }),
    ]);
    const previous = graph([], [edge("a", "BLOCKED_BY", "entity:x", run("t"))]);
    expect(mergeRunPart(declared, previous).edges).toHaveLength(2);
  });

  it("drops what is declared no longer", () => {
    const previous = graph(
      [...DECLARED.nodes, node("old", "action"), node("entity:old", "goal")],
      [
        edge("old", "LEADS_TO", "entity:old"),
        edge("a", "BLOCKED_BY", "entity:old", { origin: "declared" }),
      ],
    );
    expect(formatGraph(mergeRunPart(DECLARED, previous))).toBe(formatGraph(DECLARED));
  });

  it("keeps the nodes that a run's edge needs, and makes those that are missing", () => {
    const completed = edge("gone", "COMPLETED", "entity:gone", run("2026-01-01T00:00:00Z"));
    const previous = graph([node("gone", "action", { note: 1 })], [completed]);
    const merged = mergeRunPart(DECLARED, previous);
    expect(merged.nodes).toContainEqual(node("gone", "action", { note: 1 }));
    expect(merged.nodes).toContainEqual({ id: "entity:gone", name: "gone", type: "state" });
    const failure = edge("entity:g", "BLOCKED_BY", "lost", run("t"));
    const types = mergeRunPart(DECLARED, graph([], [failure])).nodes.map(({ id, type }) => [
      id,
      type,
    ]);
    expect(types).toEqual(
      expect.arrayContaining([
        ["entity:g", "state"],
        ["lost", "action"],
      ]),
    );
  });

  it("keeps nodes and edges of other tools", () => {
    const similar = {
      ...edge("entity:python", "SIMILAR", "entity:go"),
      score: 0.3,
      shared_chunk_count: 2,
    };
    const previous = graph(
      [node("entity:python", "skill"), node("entity:go", "skill", { aliases: ["golang"] })],
      [similar],
    );
    const merged = mergeRunPart(DECLARED, previous);
    expect(merged.edges).toContainEqual(similar);
    expect(merged.nodes).toContainEqual(previous.nodes[1]);
  });

  it("keeps unknown keys of nodes, declared edges, meta and the file, but takes its own from the declaration", () => {
    const previous: EntityGraph = {
      meta: { generator: "other", owner: "me" },
      nodes: [node("a", "state", { colour: "red", name: "old" })],
      edges: [{ ...edge("a", "REQUIRES", "entity:x", { soft: true, why: "because" }), weight: 2 }],
      layout: { a: [1, 2] },
    };
    const merged = mergeRunPart({ ...DECLARED, meta: { generator: "ctxfst" } }, previous);
    expect(merged).toMatchObject({
      meta: { generator: "ctxfst", owner: "me" },
      layout: { a: [1, 2] },
    });
    expect(merged.nodes).toContainEqual({ id: "a", name: "a", type: "action", colour: "red" });
    expect(merged.edges).toContainEqual({
      ...edge("a", "REQUIRES", "entity:x", { why: "because" }),
      weight: 2,
    });
  });

  it("drops the counters of the reference, which would be wrong", () => {
    const previous = { ...DECLARED, meta: { edge_count: 99, entity_count: 4, mode: "contextual" } };
    expect(mergeRunPart(DECLARED, previous).meta).toEqual({ mode: "contextual" });
  });
});

const id = fc.constantFrom("a", "b", "entity:x", "entity:y", "entity:z");
const properties = fc.option(
  fc.record(
    {
      origin: fc.constantFrom("run", "declared", "other"),
      timestamp: fc.constantFrom("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z", "<ts>"),
      status: fc.constantFrom("active", "expired", "failed"),
      soft: fc.boolean(),
      note: fc.string(),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);
const relation = fc.constantFrom(
  "REQUIRES",
  "LEADS_TO",
  "BLOCKED_BY",
  "COMPLETED",
  "SIMILAR",
  "EVIDENCE",
  "REMOVES",
);
const anyEdge = fc.tuple(id, relation, id, properties).map((parts) => edge(...parts));
const anyNode = fc
  .tuple(id, fc.constantFrom("action", "state", "goal", "skill"), fc.option(fc.string()))
  .map(([own, type, note]) => node(own, type, note === null ? {} : { note }));
const previousGraph = fc
  .tuple(
    fc.array(anyNode),
    fc.array(anyEdge),
    fc.dictionary(fc.constantFrom("p", "q"), fc.jsonValue()),
  )
  .map(([nodes, edges, others]) => graph(nodes, edges, others));
/** As `buildGraph` gives it: declared edges only, a node for each end, nothing twice. */
const declaredGraph = fc
  .array(fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom("REQUIRES", "LEADS_TO"), id))
  .map((triples) => {
    const edges = new Map(triples.map((parts) => [parts.join(" "), edge(...parts)]));
    const ids = new Set(["a", "b", ...triples.flatMap(([source, , target]) => [source, target])]);
    return graph(
      [...ids].map((own) => node(own, own.startsWith("entity:") ? "state" : "action")),
      [...edges.values()],
    );
  });

describe("merging any previous graph", () => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(declaredGraph, previousGraph, (declared, previous) => {
        const once = mergeRunPart(declared, previous);
        expect(formatGraph(mergeRunPart(declared, once))).toBe(formatGraph(once));
      }),
    );
  });

  it("does not depend on the order in the file", () => {
    fc.assert(
      fc.property(declaredGraph, previousGraph, (declared, previous) => {
        const turned = {
          ...previous,
          nodes: [...previous.nodes].reverse(),
          edges: [...previous.edges].reverse(),
        };
        expect(formatGraph(mergeRunPart(declared, turned))).toBe(
          formatGraph(mergeRunPart(declared, previous)),
        );
      }),
    );
  });

  it("gives a file whose declared part is fresh", () => {
    fc.assert(
      fc.property(declaredGraph, previousGraph, (declared, previous) => {
        expect(compareDeclared(mergeRunPart(declared, previous), declared)).toMatchObject({
          isFresh: true,
        });
      }),
    );
  });

  it("loses no edge of a run and no edge of another tool, and leaves no edge without its nodes", () => {
    fc.assert(
      fc.property(declaredGraph, previousGraph, (declared, previous) => {
        const merged = mergeRunPart(declared, previous);
        const keys = merged.edges.map(edgeKey);
        const carried = previous.edges.filter((each) => partOfEdge(each) !== "declared");
        for (const each of carried) expect(keys).toContain(edgeKey(each));
        expect(new Set(keys).size).toBe(keys.length);
        const ids = merged.nodes.map((each) => each.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { source, target } of merged.edges)
          expect(ids).toEqual(expect.arrayContaining([source, target]));
      }),
    );
  });
});
