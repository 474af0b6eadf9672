import { describe, expect, it } from "vitest";
import { repositoryOf } from "../testing/index.ts";
import { pluginFinder, readPlugins } from "./plugin-manifests.ts";

describe("readPlugins", () => {
  it("reads sources and paths of a marketplace, relative to its folder and to the plugin", () => {
    const manifest = {
      metadata: { pluginRoot: "./plugins" },
      plugins: [
        { name: "one", source: "./plugins/one", skills: ["./skills/a"] },
        { name: "two", source: "two", skills: "./skills" },
        { name: "far", source: { source: "github", repo: "o/r" } },
        { name: "out", source: "../elsewhere" },
      ],
    };
    const repository = repositoryOf({
      ".claude-plugin/marketplace.json": JSON.stringify(manifest),
    });
    const plugins = readPlugins(repository);
    expect(plugins.map(({ name, root }) => [name, root])).toEqual([
      ["one", "plugins/one"],
      ["two", "plugins/two"],
      [null, ""],
    ]);
    expect(plugins.flatMap(({ paths }) => paths.map(({ kind, target }) => [kind, target]))).toEqual(
      [
        ["source", "plugins/one"],
        ["skills", "plugins/one/skills/a"],
        ["source", "plugins/two"],
        ["skills", "plugins/two/skills"],
        ["source", null],
      ],
    );
  });

  it("takes a broken manifest for none", () => {
    expect(readPlugins(repositoryOf({ ".claude-plugin/plugin.json": "{" }))).toEqual([]);
    expect(readPlugins(repositoryOf({ ".claude-plugin/marketplace.json": "[]" }))).toEqual([]);
  });
});

describe("pluginFinder", () => {
  it("finds none where the only plugin lies outside of the repository", () => {
    const manifest = { plugins: [{ name: "out", source: "../elsewhere" }] };
    const repository = repositoryOf({
      ".claude-plugin/marketplace.json": JSON.stringify(manifest),
    });
    expect(pluginFinder(readPlugins(repository))("skills/a/SKILL.md")).toBeNull();
  });

  it("finds the innermost plugin", () => {
    const repository = repositoryOf({
      ".claude-plugin/plugin.json": '{ "name": "outer" }',
      "inner/.claude-plugin/plugin.json": '{ "name": "inner" }',
    });
    const find = pluginFinder(readPlugins(repository));
    expect(find("inner/skills/a/SKILL.md")?.name).toBe("inner");
    expect(find("innermost/a/SKILL.md")?.name).toBe("outer");
    expect(pluginFinder([])("a/SKILL.md")).toBeNull();
  });
});
