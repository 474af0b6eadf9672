import { describe, expect, it } from "vitest";
import { createWorld } from "./create-world.ts";
import { setSubgraph } from "./set-subgraph.ts";

const BEGIN = "2026-01-01T00:00:00Z";
const WORLD = createWorld({ sessionId: "s", goal: ["entity:x"], facts: [], timestamp: BEGIN });
const EDGE = { source: "a", target: "entity:x", relation: "LEADS_TO" };
const PART = { nodes: [{ id: "a" }, { id: "entity:x" }], edges: [{ ...EDGE, score: 1 }, EDGE] };

describe("setSubgraph", () => {
  it("keeps ids, and each edge once with its ends and relation", () => {
    expect(setSubgraph(WORLD, PART, "2026-01-02T00:00:00Z")).toMatchObject({
      current_subgraph: { nodes: ["a", "entity:x"], edges: [EDGE] },
      updated_at: "2026-01-02T00:00:00Z",
    });
  });

  it("leaves other keys of the subgraph alone", () => {
    const world = { ...WORLD, current_subgraph: { note: 1 } };
    expect(setSubgraph(world, PART, BEGIN).current_subgraph).toMatchObject({ note: 1 });
  });

  it("gives the same world where nothing changes", () => {
    const once = setSubgraph(WORLD, PART, BEGIN);
    expect(setSubgraph(once, PART, "2026-01-03T00:00:00Z")).toBe(once);
  });
});
