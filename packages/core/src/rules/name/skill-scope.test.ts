import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

const TEXT = skillText({ name: "demo" });
const OTHER = skillText({ name: "demo" }, "# Steps\n\nDo another thing.\n");

function found(files: Readonly<Record<string, string>>): string[] {
  const only = new Set([
    "duplicate-name",
    "mirror-drift",
    "name-collision",
    "nested-skill",
    "not-discovered",
  ]);
  return lint(repositoryOf(files), DEFAULT_CONFIG, { only }).findings.map(
    ({ rule, severity, file }) => `${severity} ${rule} ${file}`,
  );
}

describe("rules about names that several skills have", () => {
  it("take group folders below one skills folder for one scope", () => {
    expect(found({ "skills/a/demo/SKILL.md": TEXT, "skills/b/demo/SKILL.md": OTHER })).toEqual([
      "error duplicate-name skills/b/demo/SKILL.md",
    ]);
  });

  it.each([
    [
      "two packages",
      "packages/a/.claude/skills/demo/SKILL.md",
      "packages/b/.claude/skills/demo/SKILL.md",
    ],
    ["two trees without a skills folder", "preview/demo/SKILL.md", "stable/demo/SKILL.md"],
    ["a skill and its installed copy", "skills/demo/SKILL.md", ".claude/skills/demo/SKILL.md"],
  ])("keep %s apart", (_, first, second) => {
    expect(found({ [first]: TEXT, [second]: OTHER })).toEqual([]);
  });

  it("keep plugins apart, whose names stand in front, and no other folders below plugins", () => {
    const files = {
      "plugins/a/skills/demo/SKILL.md": TEXT,
      "plugins/b/skills/demo/SKILL.md": OTHER,
    };
    expect(found(files)).toEqual(["error duplicate-name plugins/b/skills/demo/SKILL.md"]);
    const manifest = '{ "name": "a" }';
    expect(found({ ...files, "plugins/a/.claude-plugin/plugin.json": manifest })).toEqual([]);
  });

  it("report a drifted mirror once, with every other path", () => {
    const repository = repositoryOf({
      ".agents/skills/demo/SKILL.md": TEXT,
      ".claude/skills/demo/SKILL.md": OTHER,
      ".cursor/skills/demo/SKILL.md": OTHER,
    });
    const { findings } = lint(repository, DEFAULT_CONFIG, { only: new Set(["mirror-drift"]) });
    expect(findings.map(({ file, args }) => [file, args.files])).toEqual([
      [
        ".agents/skills/demo/SKILL.md",
        [".claude/skills/demo/SKILL.md", ".cursor/skills/demo/SKILL.md"],
      ],
    ]);
  });

  it("do not take line breaks for a drift", () => {
    const crlf = TEXT.replaceAll("\n", "\r\n");
    expect(
      found({ ".agents/skills/demo/SKILL.md": TEXT, ".claude/skills/demo/SKILL.md": crlf }),
    ).toEqual([]);
  });

  it("report nesting alone, not that the host never finds it", () => {
    expect(
      found({
        ".claude/skills/tools/SKILL.md": skillText({ name: "tools" }),
        ".claude/skills/tools/demo/SKILL.md": TEXT,
      }),
    ).toEqual(["warning nested-skill .claude/skills/tools/demo/SKILL.md"]);
  });
});
