import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { skillText } from "../../testing/skill-text.ts";
import { findSkillRenames } from "./find-skill-renames.ts";

type Names = Readonly<Record<string, string>>;

/** Skills by path; each has a text of its own, told by `text`. */
function renames(before: Names, now: Names, moved: Names = {}, text = "The steps.\n"): Names {
  const repository = (names: Names): ReturnType<typeof repositoryOf> =>
    repositoryOf(
      Object.fromEntries(
        Object.entries(names).map(([path, name]) => [
          path,
          skillText({ name }, `${text}${moved[path] ?? ""}`),
        ]),
      ),
      DEFAULT_CONFIG,
    );
  const byOldPath = new Map(Object.entries(moved));
  return Object.fromEntries(findSkillRenames(repository(before), repository(now), byOldPath));
}

describe("findSkillRenames", () => {
  it("follows a file that git saw move", () => {
    const found = renames(
      { "a/SKILL.md": "a" },
      { "b/SKILL.md": "b" },
      { "a/SKILL.md": "b/SKILL.md" },
    );
    expect(found).toEqual({ a: "b" });
  });

  it("sees a name that changed in its place", () => {
    expect(renames({ "a/SKILL.md": "a" }, { "a/SKILL.md": "b" })).toEqual({ a: "b" });
  });

  it("knows an untracked file by its text", () => {
    expect(renames({ "a/SKILL.md": "a" }, { "b/SKILL.md": "b" })).toEqual({ a: "b" });
  });

  it("takes no skill for another one's successor that was there before", () => {
    const before = { "a/SKILL.md": "a", "b/SKILL.md": "b" };
    expect(renames(before, { "b/SKILL.md": "b" }, { "a/SKILL.md": "b/SKILL.md" })).toEqual({});
  });

  it("keeps a name that a skill still has", () => {
    const now = { "b/SKILL.md": "b", "other/SKILL.md": "a" };
    expect(renames({ "a/SKILL.md": "a" }, now, { "a/SKILL.md": "b/SKILL.md" })).toEqual({});
  });

  it("says nothing of a skill that is gone", () => {
    expect(renames({ "a/SKILL.md": "a" }, {})).toEqual({});
  });
});
