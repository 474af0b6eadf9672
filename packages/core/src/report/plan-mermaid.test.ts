import { describe, expect, it } from "vitest";
import type { GoalOutcome } from "../planner/goal-outcome.ts";
import { plansMermaid } from "./plan-mermaid.ts";

const STATISTICS = { expanded: 1, evaluated: 1, generated: 1, seconds: 0, peak_memory_mb: 1 };

const found = (id: string, waves: readonly (readonly string[])[]): GoalOutcome => ({
  id,
  goal: ["entity:x"],
  given: [],
  inferred: false,
  assumptions: [],
  expect: {},
  broken: [],
  plan: {
    status: "found",
    optimal: true,
    cost: 1,
    lowerBound: 1,
    steps: waves.flat(),
    waves,
    statistics: STATISTICS,
  },
});

describe("plansMermaid", () => {
  it("joins every step of a wave with every step of the next", () => {
    expect(plansMermaid([found("g", [["a"], ["b", "c"], ["d"]])])).toBe(`flowchart LR
  subgraph g0["g"]
    g0w0s0["a"]
    g0w1s0["b"]
    g0w1s1["c"]
    g0w0s0 --> g0w1s0 & g0w1s1
    g0w2s0["d"]
    g0w1s0 & g0w1s1 --> g0w2s0
  end
`);
  });

  it("says so when there is nothing to do", () => {
    expect(plansMermaid([found("g", [])])).toContain('["holds already"]');
  });

  it("leaves no character of a name that could end a label or begin markup", () => {
    const text = plansMermaid([found('x"] --> y\n end', [['"<script>`#quot;\u202e']])]);
    const labels = [...text.matchAll(/\["(.*)"\]/g)].map((match) => match[1] as string);
    expect(text.split("\n")).toHaveLength(5);
    for (const label of labels) expect(label.replace(/#\d+;/g, "")).not.toMatch(/["<>`\n\u202e#]/);
  });

  it("shows hidden characters instead of encoding them", () => {
    expect(plansMermaid([found("a\u202eb", [])])).toContain("a#60;U#43;202E#62;b");
  });

  it("stops drawing before Mermaid refuses, and says that there is more", () => {
    const text = plansMermaid(
      [
        found(
          "g",
          Array.from({ length: 30 }, (_, i) => [`s${i}`]),
        ),
      ],
      10,
    );
    expect(text).toContain("and more steps");
    expect(text.match(/g0w\d+s0\["/g)).toHaveLength(10);
  });
});
