import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault, jsonLocator, locateJsonValue } from "./locate-json.ts";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("gives the value of valid JSON, with or without a byte order mark", () => {
    expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
    expect(parseJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  });

  it.each([
    ["", 0],
    ["{", 1],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ["[1,\n2 3]", 6],
    ["[01]", 1],
    ["nul", 0],
    ['"a\nb"', 2],
    ['"\\x"', 1],
    ['"abc', 4],
    ["{} {}", 3],
  ])("says where %j stops being JSON", (text, offset) => {
    expect(parseJson(text)).toEqual({ ok: false, reason: "syntax", offset });
  });

  it("refuses values that are nested too deeply, but not brackets in texts", () => {
    expect(parseJson("[".repeat(100_000))).toMatchObject({ ok: false, reason: "depth" });
    const brackets = `"\\"${"[".repeat(1000)}"`;
    expect(parseJson(brackets)).toMatchObject({ ok: true });
  });

  it("agrees with JSON.parse on what is JSON", () => {
    const almost = fc
      .json()
      .chain((json) =>
        fc
          .tuple(fc.nat(json.length), fc.constantFrom("", "{", '"', ",", "\\", "0", "e"))
          .map(([at, inserted]) => json.slice(0, at) + inserted + json.slice(at + 1)),
      );
    fc.assert(
      fc.property(almost, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === null).toBe(isJson);
      }),
    );
  });
});

describe("locateJsonValue", () => {
  const text = '{ "a": [1, {"b/c": true}], "a2": "x", "k": 1, "k": 2 }';

  it.each([
    [[], "{"],
    [["a"], "[1"],
    [["a", "1"], '{"b/c"'],
    [["a", "1", "b/c"], "true"],
    [["a2"], '"x"'],
  ])("finds %j", (segments, start) => {
    expect(text.slice(locateJsonValue(text, segments))).toMatch(
      new RegExp(`^${start.replace(/[[{]/g, "\\$&")}`),
    );
  });

  it("takes the last of equal keys, as JSON.parse does", () => {
    expect(text.slice(locateJsonValue(text, ["k"]))).toBe("2 }");
  });

  it("skips a byte order mark", () => {
    expect(locateJsonValue('\uFEFF{"a":1}', ["a"])).toBe(6);
  });

  it("stops where the path leads too far", () => {
    expect(locateJsonValue(text, ["a2", "x", "y"])).toBe(text.indexOf('"x"'));
  });
});

describe("jsonLocator", () => {
  it("finds many places of a long list in one go", () => {
    const items = Array.from({ length: 20_000 }, (_, i) => ({ path: `p${i}` }));
    const text = JSON.stringify({ items });
    const locate = jsonLocator(text);
    const start = performance.now();
    for (let i = 0; i < items.length; i += 1) {
      const at = locate(["items", String(i), "path"]);
      expect(text.startsWith(`"p${i}"`, at)).toBe(true);
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
