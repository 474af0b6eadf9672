import { describe, expect, it } from "vitest";
import { trimEnd } from "./trim-end.ts";

describe("trimEnd", () => {
  it.each([
    ["a.b:.", "a.b"],
    ["...", ""],
    ["", ""],
    [".a", ".a"],
  ])("makes of %j %j", (text, trimmed) => {
    expect(trimEnd(text, ".:")).toBe(trimmed);
  });

  it("takes no longer for runs that do not end the text", () => {
    const text = `${".".repeat(1_000_000)}a`;
    const start = performance.now();
    expect(trimEnd(text, ".")).toBe(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
