import { describe, expect, it } from "vitest";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { resolveLinks } from "./resolve-links.ts";

function linksOf(body: string, others: Readonly<Record<string, string>> = {}) {
  const repository = repositoryOf({
    "skills/demo/SKILL.md": skillText({ name: "demo" }, body),
    ...others,
  });
  const skill = repository.skills.find(({ file }) => file === "skills/demo/SKILL.md");
  if (skill === undefined) throw new Error("no skill");
  return resolveLinks(skill, repository).map(({ target, exists }) => [target, exists]);
}

describe("resolveLinks", () => {
  it("resolves from the skill's folder, letter case included", () => {
    const files = { "skills/demo/a.md": "", "docs/b.md": "" };
    expect(linksOf("[a](a.md) [A](A.md) [b](../../docs/b.md)", files)).toEqual([
      ["skills/demo/a.md", true],
      ["skills/demo/A.md", false],
      ["docs/b.md", true],
    ]);
  });

  it("finds folders and the root", () => {
    expect(linksOf("[a](../) [b](../../) [c](./)")).toEqual([
      ["skills", true],
      ["", true],
      ["skills/demo", true],
    ]);
  });

  it("gives no target to a path that leaves the repository", () => {
    expect(linksOf("[a](../../../a.md)")).toEqual([[null, false]]);
  });

  it("gives a reference and its definition once", () => {
    expect(linksOf("[a][b] and [b]\n\n[b]: b.md\n")).toEqual([["skills/demo/b.md", false]]);
  });

  it("reads definitions and images, not code", () => {
    expect(linksOf("![a](a.png)\n\n[b]: b.md\n\n`[c](c.md)`\n")).toEqual([
      ["skills/demo/a.png", false],
      ["skills/demo/b.md", false],
    ]);
  });
});
