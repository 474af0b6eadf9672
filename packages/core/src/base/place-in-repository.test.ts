import { describe, expect, it } from "vitest";
import { placeInRepository } from "./place-in-repository.ts";

describe("placeInRepository", () => {
  it.each([
    ["", "a/b.md", "a/b.md"],
    ["plugins/a/", "b.md", "plugins/a/b.md"],
    ["plugins/a/", "../ctxfst.yaml", "plugins/ctxfst.yaml"],
    ["plugins/a/", "../../ctxfst.yaml", "ctxfst.yaml"],
    ["a/", "../../out.yaml", "../out.yaml"],
  ])("%j and %j make %j", (prefix, file, expected) => {
    expect(placeInRepository(prefix, file)).toBe(expected);
  });
});
