import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonicalJson", () => {
  it("puts leading keys first and sorts the others by code unit, at every depth", () => {
    expect(canonicalJson({ b: { z: 1, A: 2, a: 3 }, id: "x", a: [] }, ["id", "name"])).toBe(
      '{"id":"x","a":[],"b":{"A":2,"a":3,"z":1}}',
    );
  });

  it("leaves out what is undefined and escapes lone surrogates", () => {
    expect(canonicalJson({ a: undefined, b: "\ud800" })).toBe('{"b":"\\ud800"}');
  });

  it("keeps a key named __proto__", () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  it("keeps every JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
