import { describe, expect, it } from "vitest";
import { evaluateText } from "./evaluate-expression.ts";

describe("evaluateText", () => {
  it("reads properties without regard to letter case", () => {
    expect(evaluateText(`x \${{ github.Token }}!`, { github: { token: "t" } })).toBe("x t!");
  });

  it("gives nothing for an unknown property", () => {
    expect(evaluateText(`\${{ github.event.number }}`, { github: {} })).toBe("");
  });

  it("refuses what it cannot evaluate", () => {
    expect(() => evaluateText(`\${{ a && b }}`, {})).toThrow("cannot evaluate 'a && b'");
  });
});
