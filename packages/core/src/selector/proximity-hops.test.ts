import { describe, expect, it } from "vitest";
import { proximityHops } from "./proximity-hops.ts";
import { shortestHops } from "./shortest-hops.ts";

const edge = (source: string, relation: string, target: string) => ({ source, target, relation });
const isSkill = (name: string): boolean => name.startsWith("skill-");

function distances(edges: readonly ReturnType<typeof edge>[]): Readonly<Record<string, number>> {
  const found = shortestHops(["goal"], proximityHops(edges, isSkill));
  return Object.fromEntries([...found].map(([name, { distance }]) => [name, distance]));
}

describe("proximityHops", () => {
  it("walks edges between facts both ways, each by its weight", () => {
    const edges = [
      edge("goal", "REQUIRES", "a"),
      edge("b", "SIMILAR", "goal"),
      edge("goal", "COMPLETED", "c"),
      edge("goal", "BLOCKED_BY", "d"),
      edge("a", "ODD", "e"),
    ];
    expect(distances(edges)).toEqual({ goal: 0, a: 1, b: 3, e: 3 });
  });

  it("counts from a fact through a skill to a fact as one hop", () => {
    const edges = [
      edge("skill-last", "LEADS_TO", "goal"),
      edge("skill-last", "REQUIRES", "mid"),
      edge("skill-first", "LEADS_TO", "mid"),
      edge("skill-first", "REQUIRES", "start"),
    ];
    expect(distances(edges)).toEqual({ goal: 0, mid: 1, start: 2 });
  });

  it("does not take what a goal leads to for what leads to it", () => {
    const edges = [
      edge("skill-after", "REQUIRES", "goal"),
      edge("skill-after", "LEADS_TO", "later"),
      edge("skill-last", "LEADS_TO", "goal"),
      edge("skill-last", "LEADS_TO", "by-product"),
      edge("skill-last", "REMOVES", "lock"),
    ];
    expect(distances(edges)).toEqual({ goal: 0 });
  });
});
