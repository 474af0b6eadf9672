import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../testing/random-task.ts";
import { type LiteralEffects, reachableLiteralPairs } from "./reachable-literal-pairs.ts";

const [A, NOT_A, B, NOT_B, C, NOT_C] = [0, 1, 2, 3, 4, 5] as const;

describe("reachableLiteralPairs", () => {
  it("calls two facts impossible together when each needs the other's absence and stays", () => {
    const { isReachable, arePossible } = reachableLiteralPairs(
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
    const { arePossible } = reachableLiteralPairs(
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
    const { arePossible } = reachableLiteralPairs(
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

describe("reachableLiteralPairs on random actions", () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    "calls nothing impossible that happens, seed %i",
    (seed) => {
      const { factCount, start, actions } = randomActions(seed);
      const { arePossible } = reachableLiteralPairs(
        factCount,
        literalsIn(start, factCount),
        actions,
      );
      for (const state of reachableStates(start, actions)) {
        const held = literalsIn(state, factCount);
        for (const p of held) for (const q of held) expect(arePossible(p, q)).toBe(true);
      }
    },
  );
});

/** States are bit masks of facts. */
function literalsIn(state: number, factCount: number): number[] {
  return Array.from({ length: factCount }, (_, fact) => 2 * fact + (((state >> fact) & 1) ^ 1));
}

function reachableStates(start: number, actions: readonly LiteralEffects[]): ReadonlySet<number> {
  const holds = (state: number, literal: number): boolean =>
    ((state >> (literal >> 1)) & 1) !== (literal & 1);
  const seen = new Set([start]);
  for (const state of seen) {
    for (const { preconditions, effects } of actions) {
      if (!preconditions.every((literal) => holds(state, literal))) continue;
      let next = state;
      for (const literal of effects) {
        const bit = 1 << (literal >> 1);
        next = (literal & 1) === 1 ? next & ~bit : next | bit;
      }
      seen.add(next);
    }
  }
  return seen;
}

function randomActions(seed: number): {
  readonly factCount: number;
  readonly start: number;
  readonly actions: readonly LiteralEffects[];
} {
  const random = randomNumbers(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const factCount = 3 + upTo(3);
  const literals = (most: number): number[] => {
    const chosen = new Map<number, number>();
    for (let i = upTo(most); i > 0; i -= 1) {
      const fact = upTo(factCount - 1);
      chosen.set(fact, 2 * fact + upTo(1));
    }
    return [...chosen.values()];
  };
  const actions = Array.from({ length: 2 + upTo(4) }, () => ({
    preconditions: literals(2),
    effects: literals(2),
  }));
  return { factCount, start: upTo((1 << factCount) - 1), actions };
}
