import { describe, expect, it } from "vitest";
import { matchGlobs } from "./match-globs.ts";

const PATHS = ["skills/a/SKILL.md", "skills/old-b/SKILL.md", "other/c/SKILL.md"];
const matching = (...globs: string[]): readonly string[] => PATHS.filter(matchGlobs(globs));

describe("matchGlobs", () => {
  it("matches nothing without globs", () => {
    expect(matching()).toEqual([]);
  });

  it("matches what lies below a folder", () => {
    expect(matching("./skills/")).toEqual(["skills/a/SKILL.md", "skills/old-b/SKILL.md"]);
  });

  it.each([
    { globs: ["skills/*/SKILL.md", "!skills/old-*/SKILL.md"] },
    { globs: ["!skills/old-*/SKILL.md", "skills/*/SKILL.md"] },
    { globs: ["skills", "!skills/old-b"] },
  ])("excludes what a leading ! names: $globs", ({ globs }) => {
    expect(matching(...globs)).toEqual(["skills/a/SKILL.md"]);
  });

  it("matches all but the exclusions where there is nothing else", () => {
    expect(matching("!skills/**")).toEqual(["other/c/SKILL.md"]);
  });

  it.each(["*a".repeat(20), "+(a|aa)".repeat(3), "**/*a".repeat(20)])(
    "is done at once with %j",
    (pattern) => {
      expect(matchGlobs([`${pattern}b`])("a".repeat(250))).toBe(false);
    },
  );

  it("takes !(…) for a pattern", () => {
    expect(matching("!(skills)/**")).toEqual(["other/c/SKILL.md"]);
  });
});
