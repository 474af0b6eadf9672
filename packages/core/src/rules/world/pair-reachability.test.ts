import { describe, expect, it } from "vitest";
import { reachablePairs } from "./pair-reachability.ts";

const [A, NOT_A, B, NOT_B, C, NOT_C] = [0, 1, 2, 3, 4, 5] as const;

describe("reachablePairs", () => {
  it("calls two facts impossible together when each needs the other's absence and stays", () => {
    const { isReachable, arePossible } = reachablePairs(
      2,
      [NOT_A, NOT_B],
      [
        { preconditions: [NOT_B], effects: [A] },
        { preconditions: [NOT_A], effects: [B] },
      ],
    );
    expect([isReachable(A), isReachable(B), arePossible(A, B)]).toEqual([true, true, false]);
  });

  it("finds an order in which both come to hold", () => {
    const { arePossible } = reachablePairs(
      2,
      [NOT_A, NOT_B],
      [
        { preconditions: [NOT_B], effects: [A] },
        { preconditions: [A], effects: [B] },
      ],
    );
    expect(arePossible(A, B)).toBe(true);
    expect(arePossible(A, NOT_A)).toBe(false);
  });

  it("sees that a fact is used up", () => {
    const { arePossible } = reachablePairs(
      3,
      [A, NOT_B, NOT_C],
      [
        { preconditions: [A], effects: [B, NOT_A] },
        { preconditions: [A], effects: [C, NOT_A] },
      ],
    );
    expect(arePossible(B, C)).toBe(false);
    expect(arePossible(B, NOT_C)).toBe(true);
  });
});
