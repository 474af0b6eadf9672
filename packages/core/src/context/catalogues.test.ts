import { describe, expect, it } from "vitest";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { catalogueUse } from "./catalogue-use.ts";
import { cataloguesOf } from "./catalogues.ts";

function catalogues(paths: readonly string[], hosts?: readonly string[]): string[] {
  const files = Object.fromEntries(
    paths.map((path) => [
      `${path}/SKILL.md`,
      skillText({ name: path.slice(path.lastIndexOf("/") + 1) }),
    ]),
  );
  return cataloguesOf(repositoryOf(files).skills, hosts).map(
    ({ host, folder, skills }) => `${host.id} ${folder} ${skills.length}`,
  );
}

describe("cataloguesOf", () => {
  it("takes a plain folder for one of Claude Code and Codex", () => {
    expect(catalogues(["skills/a", "skills/b"])).toEqual([
      "claude-code skills 2",
      "codex skills 2",
    ]);
  });

  it("leaves out what lies deeper than a host looks", () => {
    expect(catalogues(["skills/group/a"])).toEqual(["codex skills 1"]);
  });

  it("reads the folders of a host together where they lie side by side", () => {
    expect(catalogues([".agents/skills/a", ".codex/skills/b"], ["codex"])).toEqual([
      "codex .agents/skills 2",
    ]);
    expect(catalogues([".agents/skills/a", "web/.agents/skills/b"], ["codex"])).toEqual([
      "codex .agents/skills 1",
      "codex web/.agents/skills 1",
    ]);
  });

  it("keeps plugins apart, which are installed one by one", () => {
    expect(catalogues(["plugins/x/skills/a", "plugins/y/skills/b"], ["claude-code"])).toEqual([
      "claude-code plugins/x/skills 1",
      "claude-code plugins/y/skills 1",
    ]);
  });

  it("has nothing to say of translations, fixtures and loose folders", () => {
    expect(catalogues(["docs/ja/skills/a", "test/fixtures/skills/b", "tools/c"])).toEqual([]);
  });
});

describe("catalogueUse", () => {
  it("counts what the host loads and shows to its model", () => {
    const { skills } = repositoryOf({
      "skills/a/SKILL.md": skillText({ name: "a" }),
      "skills/b/SKILL.md": skillText({ name: "b", "disable-model-invocation": true }),
      "skills/c/SKILL.md": "---\nname: c\ndescription: Deploys: builds.\n---\n",
    });
    const counts = cataloguesOf(skills).map((catalogue) => {
      const use = catalogueUse(catalogue, 200_000);
      return `${use.host} ${use.skills}`;
    });
    // Claude Code loads a skill whose YAML it cannot read, Codex has no field that hides one.
    expect(counts).toEqual(["claude-code 2", "codex 2"]);
  });

  it("lists a plugin's skill under the plugin's name", () => {
    const { skills } = repositoryOf({ "skills/a/SKILL.md": skillText({ name: "a" }) });
    const [catalogue] = cataloguesOf(skills, ["claude-code"]);
    if (catalogue === undefined) throw new Error("no catalogue");
    const plain = catalogueUse(catalogue, 200_000).used;
    expect(catalogueUse(catalogue, 200_000, ({ name }) => `kit:${name}`).used).toBe(plain + 4);
  });
});
