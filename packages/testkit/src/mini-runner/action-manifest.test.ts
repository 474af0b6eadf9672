import { describe, expect, it } from "vitest";
import { parseManifest } from "./action-manifest.ts";

describe("parseManifest", () => {
  it("reads inputs with defaults as text", () => {
    const { inputs } = parseManifest(
      "inputs: {a: {default: true}, b-c: {required: true}}\nruns: {using: node24, main: m.js}",
    );
    expect(inputs.get("a")?.default).toBe("true");
    expect(inputs.get("b-c")).toMatchObject({ required: true, default: undefined });
  });

  it.each(["runs: {using: docker}", "runs: {using: node24}", "name: x"])("refuses %j", (text) => {
    expect(() => parseManifest(text)).toThrow();
  });
});
