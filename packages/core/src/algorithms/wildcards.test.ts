import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { compileWildcards } from "./wildcards.ts";

const matches = (pattern: string, path: string): boolean =>
  compileWildcards(pattern, { hasGroups: true })(path);

describe("compileWildcards", () => {
  it.each([
    ["a/*.md", "a/x.md", true],
    ["a/*.md", "a/b/x.md", false],
    ["**/x", "x", true],
    ["a/**", "a/b/c", true],
    ["a/**/b", "a/b", true],
    ["a/**/b", "ab", false],
    ["[a-c]?[!d]", "bxe", true],
    ["[a-c]?[!d]", "bxd", false],
    ["{a,b{c,d}}/x", "bd/x", true],
    ["+(ab|c)d", "abcabd", true],
    ["a!(b|c)", "ab", false],
    ["a!(b|c)", "abc", true],
    ["\\*\\[", "*[", true],
  ])("%j and %j: %j", (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  it("takes groups for text where they are none", () => {
    const test = compileWildcards("{a,b}*", { hasGroups: false });
    expect([test("{a,b}c"), test("a")]).toEqual([true, false]);
  });

  it("agrees with picomatch on patterns of stars, classes and groups", () => {
    const part = fc.constantFrom("a", "b", "*", "?", "[ab]", "[^a]", "{a,b}", "@(a|ab)", ".");
    const segment = fc.oneof(
      { weight: 3, arbitrary: fc.array(part, { minLength: 1, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.constant(["**"]) },
    );
    const pattern = fc
      .array(segment, { minLength: 1, maxLength: 4 })
      .map((segments) => segments.map((parts) => parts.join("")).join("/"))
      // Where picomatch goes its own way: it takes the `?` behind a group for a quantifier, and `*/**` for no file.
      .filter(
        (text) => !/(?:^|\/)\.{1,2}(?:\/|$)|[^/]\*\*|\*\*[^/]|[)}]\?|[^ab.]\/\*\*$/.test(text),
      );
    const path = fc
      .array(fc.stringMatching(/^[abc](?:\.?[abc]){0,3}$/), { minLength: 1, maxLength: 4 })
      .map((segments) => segments.join("/"));
    fc.assert(
      fc.property(pattern, path, (glob, file) => {
        expect([glob, file, matches(glob, file)]).toEqual([
          glob,
          file,
          picomatch(glob, { dot: true, windows: false })(file),
        ]);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(["{", "{a", "+(", "{{a}}", "["])("takes what never closes for text: %j", (text) => {
    expect(matches(text, text)).toBe(true);
  });

  it("is done at once with groups in groups", () => {
    for (const open of ["{", "{a,", "+(", "!("]) {
      const pattern = open.repeat(5000) + ")}".repeat(4000);
      expect(matches(pattern, "a")).toBe(false);
    }
  });

  it("is done at once with patterns that backtracking never finishes", () => {
    const name = "a".repeat(250);
    for (const pattern of ["*a".repeat(30), "+(a|aa)".repeat(5), "*(*(a|aa)|a)", "!(!(a*)*)*"]) {
      expect(matches(`${pattern}b`, name)).toBe(false);
    }
  });
});
