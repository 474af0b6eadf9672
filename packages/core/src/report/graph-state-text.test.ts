import { describe, expect, it } from "vitest";
import type { GraphStatus } from "../check/check-result.ts";
import { graphLine } from "./graph-state-text.ts";

const graph = (state: GraphStatus["state"], edgesMissing = 0): GraphStatus => ({
  file: "g.json",
  state,
  nodesMissing: 0,
  nodesExtra: 0,
  edgesMissing,
  edgesExtra: 0,
});

describe("graphLine", () => {
  it.each([
    [graph("absent"), ""],
    [graph("fresh"), "g.json is up to date"],
    [graph("unreadable"), "g.json cannot be read (ctxfst graph build)"],
    [graph("stale", 2), "g.json is out of date: it lacks 2 edges (ctxfst graph build)"],
  ])("says how a file stands, and what mends it: %j", (status, line) => {
    expect(graphLine(status)).toBe(line);
  });
});
