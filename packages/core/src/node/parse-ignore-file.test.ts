import ignore from "ignore";
import { describe, expect, it } from "vitest";
import { parseIgnoreFile } from "./parse-ignore-file.ts";

/** As the walk reads it: the folders above first, and of the parts the last one that says something. */
function isIgnored(text: string, path: string): boolean {
  const parts = [...parseIgnoreFile(text)].reverse();
  const above = [...path.matchAll(/\/(?=.)/g)].map(({ index }) => path.slice(0, index + 1));
  return [...above, path].some((prefix) => {
    const part = parts.find((one) => Object.values(one.test(prefix)).includes(true));
    return part?.test(prefix).ignored === true;
  });
}

const PATHS = [
  "a",
  "a/",
  "x/a-b-c-d.md",
  "a-b-c-d/",
  "a-b-c-d/x.md",
  "x/a-b-c-d/y/z.md",
  "B-B-B-B",
];

describe("parseIgnoreFile", () => {
  it.each([
    "*-*-*-*",
    "*-*-*-*/",
    "/*-*-*-*",
    "x/*-*-*-*",
    "**/*-*-*-*/**",
    "*-*-*-*  ",
    "*\n!*-*-*-*",
    "*-*-*-*\n!a-*",
    "!*-*-*-*\nx",
    "b-b-b-b\n[ab]*-*-*-*d*",
  ])("reads %j as the library does", (text) => {
    const library = ignore().add(text);
    expect(PATHS.filter((path) => isIgnored(text, path))).toEqual(
      PATHS.filter((path) => library.test(path).ignored),
    );
  });

  it("is done at once with a line of many wildcards", () => {
    expect(isIgnored(`${"*a".repeat(20)}*b`, "a".repeat(250))).toBe(false);
  });
});
