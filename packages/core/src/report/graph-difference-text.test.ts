import { describe, expect, it } from "vitest";
import { graphDifferenceText } from "./graph-difference-text.ts";

describe("graphDifferenceText", () => {
  it("says what is lacking and what is too many", () => {
    const difference = { nodesMissing: 1, edgesMissing: 2, nodesExtra: 0, edgesExtra: 1 };
    expect(graphDifferenceText(difference)).toBe("lacks 1 node, 2 edges and has 1 edge too many");
  });

  it("leaves out what does not differ", () => {
    const difference = { nodesMissing: 0, edgesMissing: 0, nodesExtra: 3, edgesExtra: 0 };
    expect(graphDifferenceText(difference)).toBe("has 3 nodes too many");
  });
});
