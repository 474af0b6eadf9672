import { validate } from "@ctxfst/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { skillText } from "../../testing/skill-text.ts";
import { buildGraph } from "../build-graph.ts";
import { formatGraph } from "../format-graph.ts";
import type { EntityGraph, GraphEdge } from "../graph.ts";
import { mergeRunPart } from "../merge-run-part.ts";
import { readGraph } from "../read-graph.ts";
import { withEndpoints } from "../retained-nodes.ts";
import { formatMerge } from "./format-merge.ts";
import { mergeGraphs } from "./merge-graphs.ts";

const EMPTY: EntityGraph = { meta: {}, nodes: [], edges: [] };
const graphOf = (edges: readonly GraphEdge[], meta = {}): EntityGraph =>
  mergeRunPart(EMPTY, withEndpoints({ meta, nodes: [], edges }));
const completed = (target: string, timestamp: string, others: object = {}): GraphEdge => ({
  source: "a",
  target,
  relation: "COMPLETED",
  properties: { origin: "run", status: "active", timestamp, ...others },
});
const similar = (others: object): GraphEdge => ({
  source: "entity:x",
  target: "entity:y",
  relation: "SIMILAR",
  ...others,
});
const text = (graph: EntityGraph): string => formatGraph(graph);

describe("mergeGraphs", () => {
  it("takes what each side added, changed and removed", () => {
    const base = graphOf([completed("entity:x", "2026-01-01T00:00:00Z"), similar({ score: 0.5 })]);
    const ours = graphOf([similar({ score: 0.5 })]);
    const theirs = graphOf([...base.edges.slice(0, 1), similar({ score: 0.9 })]);
    const { ours: merged, conflicts } = mergeGraphs(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect(text(merged)).toBe(text(graphOf([similar({ score: 0.9 })])));
  });

  it("keeps the later outcome of a skill and fact", () => {
    const early = graphOf([completed("entity:x", "2026-01-01T00:00:00Z")]);
    const late = graphOf([completed("entity:x", "2026-01-02T00:00:00+00:00")]);
    expect(text(mergeGraphs(EMPTY, early, late).ours)).toBe(text(late));
    expect(text(mergeGraphs(EMPTY, late, early).ours)).toBe(text(late));
  });

  it("takes an expiry for later than the outcome that it ends", () => {
    const outcome = completed("entity:x", "2026-01-01T00:00:00Z", { result_summary: "one" });
    const expired = { status: "expired", expired_at: "2026-01-03T00:00:00Z" };
    const again = completed("entity:x", "2026-01-02T00:00:00Z");
    const ended = { ...outcome, properties: { ...outcome.properties, ...expired } };
    const { ours } = mergeGraphs(graphOf([outcome]), graphOf([ended]), graphOf([again]));
    expect(ours.edges).toEqual([ended]);
  });

  it("finds a conflict only in a property that both sides changed differently", () => {
    const base = graphOf([similar({ score: 0.5, note: "a" })]);
    const ours = graphOf([similar({ score: 0.6, note: "a", mine: 1 })]);
    const theirs = graphOf([similar({ score: 0.7, note: "b" })]);
    const merged = mergeGraphs(base, ours, theirs);
    expect(merged.conflicts).toEqual([
      { place: "edge entity:x SIMILAR entity:y", key: "score", base: 0.5, ours: 0.6, theirs: 0.7 },
    ]);
    expect(merged.ours.edges).toEqual([similar({ score: 0.6, note: "b", mine: 1 })]);
    expect(merged.theirs.edges).toEqual([similar({ score: 0.7, note: "b", mine: 1 })]);
  });

  it("finds conflicts in nodes, in meta and in unknown keys of the file", () => {
    const of = (value: number): EntityGraph => ({
      meta: { of: value },
      nodes: [{ id: "n", name: "n", type: "person", value }],
      edges: [],
      extra: value,
    });
    expect(
      mergeGraphs(of(1), of(2), of(3)).conflicts.map(({ place, key }) => [place, key]),
    ).toEqual([
      ["meta", "of"],
      ["node n", "value"],
      ["file", "extra"],
    ]);
  });

  it("keeps what one side changed and the other removed", () => {
    const base = graphOf([similar({ score: 0.5 })]);
    const changed = graphOf([similar({ score: 0.6 })]);
    expect(mergeGraphs(base, changed, EMPTY)).toMatchObject({ conflicts: [] });
    expect(text(mergeGraphs(base, EMPTY, changed).ours)).toBe(text(changed));
  });

  it("tells a value of null from none", () => {
    const base = graphOf([similar({ note: null })]);
    const { ours } = mergeGraphs(base, graphOf([similar({})]), base);
    expect(ours.edges).toEqual([similar({})]);
  });
});

describe("formatMerge", () => {
  const ours = graphOf([similar({ score: 0.6 })]);
  const theirs = graphOf([similar({ score: 0.7 })]);
  const merged = mergeGraphs(EMPTY, ours, theirs);

  it("shows both sides of a conflict between the markers of git", () => {
    const conflict = formatMerge(merged);
    expect(conflict).toMatch(/^<{7} ours\n.*"score":0\.6.*\n={7}\n.*"score":0\.7.*\n>{7} theirs$/m);
    const side = (drop: RegExp): string =>
      conflict.replace(drop, "").replace(/^[<=>]{7}.*\n/gm, "");
    expect(side(/={7}\n[\s\S]*?(?=>{7})/)).toBe(text(ours));
    expect(side(/<{7} ours\n[\s\S]*?(?=={7})/)).toBe(text(theirs));
  });

  it("leaves a file from which both sides can still be read", () => {
    expect(readGraph(formatMerge(merged))).toMatchObject({
      problem: { reason: "merge-conflict" },
      recovered: { edges: [{ score: 0.6 }, { score: 0.7 }] },
    });
  });

  it("is the plain file where there is no conflict", () => {
    expect(formatMerge(mergeGraphs(ours, ours, theirs))).toBe(text(theirs));
  });
});

const id = fc.constantFrom("a", "b", "entity:x", "entity:y");
const anyEdge = fc
  .record({
    source: id,
    target: id,
    relation: fc.constantFrom("REQUIRES", "LEADS_TO", "SIMILAR", "COMPLETED", "BLOCKED_BY"),
    score: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    properties: fc.option(
      fc.record(
        {
          origin: fc.constantFrom("run", "declared", "other"),
          timestamp: fc.constantFrom("2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"),
          status: fc.constantFrom("active", "expired", "failed"),
          any: fc.subarray([["entity:x", "entity:y"], ["entity:x", "entity:z"], ["entity:y"]]),
          soft: fc.boolean(),
          note: fc.constantFrom(1, null, { deep: [1] }),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
  })
  .map((edge) => JSON.parse(JSON.stringify(edge)) as GraphEdge);
const anyGraph = fc
  .tuple(fc.array(anyEdge, { maxLength: 6 }), fc.record({ x: fc.integer({ min: 0, max: 2 }) }))
  .map(([edges, meta]) => graphOf(edges, meta));

describe("properties of a merge", () => {
  it("what one side alone changed is the result", () => {
    fc.assert(
      fc.property(anyGraph, anyGraph, (base, other) => {
        for (const merged of [
          mergeGraphs(base, base, other),
          mergeGraphs(base, other, base),
          mergeGraphs(base, other, other),
        ]) {
          expect(merged.conflicts).toEqual([]);
          expect(text(merged.ours)).toBe(text(other));
          expect(text(merged.theirs)).toBe(text(other));
        }
      }),
    );
  });

  it("sides may change places", () => {
    fc.assert(
      fc.property(anyGraph, anyGraph, anyGraph, (base, a, b) => {
        const [there, back] = [mergeGraphs(base, a, b), mergeGraphs(base, b, a)];
        expect(text(there.ours)).toBe(text(back.theirs));
        expect(text(there.theirs)).toBe(text(back.ours));
        expect(there.conflicts.length).toBe(back.conflicts.length);
      }),
    );
  });

  it("to merge a side again changes nothing", () => {
    fc.assert(
      fc.property(anyGraph, anyGraph, anyGraph, (base, a, b) => {
        const { ours, conflicts } = mergeGraphs(base, a, b);
        fc.pre(conflicts.length === 0);
        expect(text(mergeGraphs(base, ours, b).ours)).toBe(text(ours));
        expect(text(mergeGraphs(a, ours, a).ours)).toBe(text(ours));
      }),
    );
  });

  it("changes of different edges may be merged in any order", () => {
    const own = (name: string) =>
      fc
        .array(anyEdge, { maxLength: 3 })
        .map((edges) => edges.map((edge) => ({ ...edge, source: `${edge.source}-${name}` })));
    fc.assert(
      fc.property(anyGraph, own("1"), own("2"), own("3"), (base, a, b, c) => {
        const [x, y, z] = [a, b, c].map((edges) => graphOf([...base.edges, ...edges], base.meta));
        const merge = (left: EntityGraph, right: EntityGraph): EntityGraph =>
          mergeGraphs(base, left, right).ours;
        const [one, two, three] = [x, y, z] as [EntityGraph, EntityGraph, EntityGraph];
        expect(text(merge(merge(one, two), three))).toBe(text(merge(one, merge(two, three))));
      }),
    );
  });

  it("gives graphs that are valid, and either side of a conflict is one", () => {
    fc.assert(
      fc.property(anyGraph, anyGraph, anyGraph, (base, a, b) => {
        const { ours, theirs } = mergeGraphs(base, a, b);
        expect(validate("graph", ours)).toEqual([]);
        expect(validate("graph", theirs)).toEqual([]);
      }),
    );
  });
});

const condition = fc.constantFrom(
  "entity:x",
  "NOT entity:y",
  "entity:z?",
  "any(entity:x, entity:z)",
  "entity:goal",
);
const fields = fc.record({
  preconditions: fc.array(condition, { maxLength: 3 }),
  postconditions: fc.array(fc.constantFrom("entity:x", "NOT entity:y", "entity:goal", "entity:w"), {
    maxLength: 3,
  }),
});
const skills = (prefix: string) =>
  fc.dictionary(
    fc.constantFrom("1", "2", "3").map((n) => prefix + n),
    fields,
  );

describe("the declared part of two branches", () => {
  const CONFIG = {
    ...DEFAULT_CONFIG,
    goals: [{ id: "g", goal: ["entity:goal"], given: null, expect: {} }],
  };
  const build = (all: Readonly<Record<string, object>>): EntityGraph => {
    const files = Object.entries(all).map(([name, one]) => [
      `${name}/SKILL.md`,
      skillText({ name, ...one }),
    ]);
    return buildGraph(repositoryOf(Object.fromEntries(files), CONFIG), CONFIG);
  };

  it("merges to what a rebuild of the merged repository gives", () => {
    fc.assert(
      fc.property(
        skills("kept-"),
        skills("gone-ours-"),
        skills("gone-theirs-"),
        skills("ours-"),
        skills("theirs-"),
        (kept, goneOurs, goneTheirs, ours, theirs) => {
          const { ours: merged, conflicts } = mergeGraphs(
            build({ ...kept, ...goneOurs, ...goneTheirs }),
            build({ ...kept, ...goneTheirs, ...ours }),
            build({ ...kept, ...goneOurs, ...theirs }),
          );
          expect(conflicts).toEqual([]);
          expect(text(merged)).toBe(text(build({ ...kept, ...ours, ...theirs })));
        },
      ),
    );
  });

  it("joins alternatives that both sides gave one skill, and drops what one of them dropped", () => {
    const of = (...preconditions: readonly string[]) => build({ a: { preconditions } });
    const one = "any(entity:x, entity:y)";
    const two = "any(entity:x, entity:z)";
    expect(text(mergeGraphs(of(), of(one), of(two)).ours)).toBe(text(of(one, two)));
    expect(text(mergeGraphs(of(one), of(), of(one, two)).ours)).toContain('"entity:z"');
    expect(text(mergeGraphs(of(), of("entity:x"), of("entity:x?")).ours)).toBe(
      text(of("entity:x")),
    );
  });

  it("leads a skill of one branch to the done fact that the other mentions", () => {
    const a = { a: {} };
    const b = { b: { depends_on: ["a"] } };
    const c = { c: { depends_on: ["a"] } };
    const merged = mergeGraphs(build({ ...a, ...b }), build(a), build({ ...a, ...b, ...c }));
    expect(text(merged.ours)).toBe(text(build({ ...a, ...c })));
  });
});
