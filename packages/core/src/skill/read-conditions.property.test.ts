import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCondition } from "./format-condition.ts";
import { fromPlainValue } from "./from-plain-value.ts";
import { parseCondition } from "./parse-condition.ts";
import { readConditions } from "./read-conditions.ts";
import { readEffects } from "./read-effects.ts";

const word = fc.constantFrom(
  "entity:a",
  "NOT ",
  "not ",
  "any(",
  ")",
  ",",
  "?",
  "!",
  " ",
  "entity:",
  "b",
  "\n",
  "é",
);
const anyText = fc.oneof(
  fc.string(),
  fc.array(word, { maxLength: 6 }).map((parts) => parts.join("")),
);
const item = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({ any: fc.array(anyText, { maxLength: 3 }) }),
);

describe("whatever stands in a list of conditions", () => {
  it("each item is one condition: read, or one that never holds and is reported", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        const place = {
          source: "top-level",
          field: "preconditions",
          value: fromPlainValue(items),
        } as const;
        const { conditions, problems } = readConditions(place);
        expect(conditions).toHaveLength(items.length);
        const never = conditions.filter(
          ({ value }) => value.kind === "any" && value.alternatives.length === 0,
        );
        expect(problems.filter(({ code }) => code === "condition-syntax")).toHaveLength(
          never.length,
        );
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it("a readable condition is written back as one that reads the same", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const first = parseCondition(text);
        if (!first.isReadable) return;
        expect(parseCondition(formatCondition(first.condition)).condition).toEqual(first.condition);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it("an effect is never made of what is no condition", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        const place = {
          source: "top-level",
          field: "postconditions",
          value: fromPlainValue(items),
        } as const;
        const { effects, problems } = readEffects(place);
        const wrong = problems.filter(({ code }) => code === "condition-syntax").length;
        expect(effects.length + wrong).toBe(items.length);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
