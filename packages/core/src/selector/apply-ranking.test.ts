import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyRanking } from "./apply-ranking.ts";
import type { Candidate } from "./selection.ts";

const candidate = (name: string): Candidate => ({
  name,
  cost: 1,
  costLabel: "low",
  proximity: null,
  postconditionCount: 1,
  attempts: 0,
  isCompleted: false,
  isPlanned: false,
});

const CANDIDATES = ["a", "b", "c"].map(candidate);
const namesOf = (candidates: readonly Candidate[]): readonly string[] =>
  candidates.map(({ name }) => name);

describe("applyRanking", () => {
  it("takes another order and records it", () => {
    const { candidates, record } = applyRanking(CANDIDATES, {
      kind: "order",
      order: ["c", "a", "b"],
    });
    expect(namesOf(candidates)).toEqual(["c", "a", "b"]);
    expect(record).toEqual({ status: "used", order: ["c", "a", "b"], message: null });
  });

  it.each([
    ["a candidate that there is not", ["c", "a", "b", "x"]],
    ["fewer candidates", ["c", "a"]],
    ["a name twice", ["a", "a", "b"]],
    ["no list", { a: 1 }],
    ["nothing", null],
  ])("keeps our own order for %s, and records why", (_, order) => {
    const { candidates, record } = applyRanking(CANDIDATES, { kind: "order", order });
    expect(namesOf(candidates)).toEqual(["a", "b", "c"]);
    expect(record).toMatchObject({ status: "invalid", order: null });
  });

  it("keeps our own order when the ranker is slow or fails", () => {
    const slow = applyRanking(CANDIDATES, { kind: "timeout", seconds: 2 });
    expect(slow.record).toEqual({
      status: "timeout",
      order: null,
      message: "no answer within 2 s",
    });
    const failed = applyRanking(CANDIDATES, { kind: "failed", message: "no" });
    expect(failed).toMatchObject({ candidates: CANDIDATES, record: { status: "failed" } });
  });

  it("never adds or loses a candidate, whatever is answered", () => {
    fc.assert(
      fc.property(fc.anything(), (order) => {
        const { candidates } = applyRanking(CANDIDATES, { kind: "order", order });
        expect([...namesOf(candidates)].sort()).toEqual(["a", "b", "c"]);
      }),
    );
  });
});
