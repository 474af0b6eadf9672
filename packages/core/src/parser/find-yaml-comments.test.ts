import { expect, it } from "vitest";
import { findYamlComments } from "./find-yaml-comments.ts";

function comments(text: string): string[] {
  return findYamlComments(text).map(({ start, end }) => text.slice(start, end));
}

it("finds comments at the end of a line and in lines of their own", () => {
  expect(comments("a: 1 # one\n# two\nb: [x, # three\n  y]\n")).toEqual([
    "# one",
    "# two",
    "# three",
  ]);
});

it("leaves what stands in scalars", () => {
  const text = `a: |\n  # no\n  x # no\n# yes\nb: "# no"\nc: x#no\nd: '# no'\n`;
  expect(comments(text)).toEqual(["# yes"]);
});

it("ends a comment before a carriage return", () => {
  expect(comments("a: 1 # one\r\nb: 2\r\n")).toEqual(["# one"]);
});

it("keeps its place behind astral characters and byte order marks", () => {
  expect(comments("\ufeffa: 😀 # one\n")).toEqual(["# one"]);
});
