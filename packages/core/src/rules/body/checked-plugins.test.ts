import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

const TREE = {
  "plugins/own/.claude-plugin/plugin.json": '{"name": "own", "skills": ["./gone"]}',
  "plugins/own/skills/a/SKILL.md": skillText({ name: "a" }),
  "demo/.claude-plugin/plugin.json": '{"name": "demo", "skills": ["./gone"]}',
  "fixtures/demo/.claude-plugin/plugin.json": '{"name": "demo", "skills": ["./gone"]}',
};

function filesReported(changes: Partial<Config>): (string | null)[] {
  const config = { ...DEFAULT_CONFIG, ...changes };
  const only = new Set(["manifest-path-missing"]);
  return lint(repositoryOf(TREE, config), config, { only }).findings.map(({ file }) => file);
}

describe("manifests", () => {
  it("are checked by default, those of test data apart", () => {
    expect(filesReported({})).toEqual([
      "demo/.claude-plugin/plugin.json",
      "plugins/own/.claude-plugin/plugin.json",
    ]);
  });

  it("are checked only beside the skills that the config names", () => {
    expect(filesReported({ skills: ["plugins/**"] })).toEqual([
      "plugins/own/.claude-plugin/plugin.json",
    ]);
  });

  it("are left alone where they are vendored", () => {
    expect(filesReported({ vendored: ["demo"] })).toEqual([
      "plugins/own/.claude-plugin/plugin.json",
    ]);
  });
});
