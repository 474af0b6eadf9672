import { describe, expect, it } from "vitest";
import { isSamplePath } from "./is-sample-path.ts";

describe("isSamplePath", () => {
  it.each([
    "tests/fixtures/broken/SKILL.md",
    "scripts/tests/scan-fixtures/malicious/SKILL.md",
    "src/testdata/repository/.claude/skills/a/SKILL.md",
    "backups/2025-10-19/skills/a/SKILL.md",
    "Backups/plugin-backups/old/.claude-plugin/plugin.json",
    "fixtures/marketplace/.claude-plugin/marketplace.json",
  ])("takes %s for material of tests or a backup", (path) => {
    expect(isSamplePath(path)).toBe(true);
  });

  it.each([
    "skills/fixtures/SKILL.md",
    "fixtures/SKILL.md",
    "skills/backups/restore/SKILL.md",
    ".claude/skills/fixtures/make/SKILL.md",
    "plugins/backups/skills/restore/SKILL.md",
    "plugins/db-backup/skills/restore/SKILL.md",
    "tests/skills/load-test/SKILL.md",
    "templates/skill/SKILL.md",
    "SKILL.md",
  ])("reads %s", (path) => {
    expect(isSamplePath(path)).toBe(false);
  });
});
