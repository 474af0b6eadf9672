import { describe, expect, it } from "vitest";
import { relationWeight } from "./relation-weight.ts";

describe("relationWeight", () => {
  it.each([
    ["REQUIRES", 1],
    ["LEADS_TO", 1],
    ["EVIDENCE", 2],
    ["IMPLIES", 2],
    ["SIMILAR", 3],
    ["ANYTHING_ELSE", 2],
  ])("counts %s as %i", (relation, weight) => {
    expect(relationWeight(relation)).toBe(weight);
  });

  it.each(["COMPLETED", "BLOCKED_BY"])("does not walk %s", (relation) => {
    expect(relationWeight(relation)).toBeNull();
  });
});
