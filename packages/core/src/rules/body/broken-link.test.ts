import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

function nearestFor(link: string, others: readonly string[]): unknown {
  const tree = Object.fromEntries(others.map((path) => [path, "text"]));
  const repository = repositoryOf({
    "skills/demo/SKILL.md": skillText({ name: "demo" }, `[x](${link})\n`),
    ...tree,
  });
  const { findings } = lint(repository, DEFAULT_CONFIG, { only: new Set(["broken-link"]) });
  return findings[0]?.args.nearest ?? null;
}

describe("broken-link", () => {
  it.each([
    ["other letter case", "Guide.md", ["skills/demo/guide.md"], "guide.md"],
    ["the same name in another folder", "guide.md", ["skills/demo/docs/guide.md"], "docs/guide.md"],
    ["a slip of the keys", "giude.md", ["skills/demo/guide.md"], "guide.md"],
    ["the only one of the repository", "../guide.md", ["docs/guide.md"], "../../docs/guide.md"],
    ["a folder", "../tools/", ["lib/tools/a.py"], "../../lib/tools"],
  ])("offers %s", (_, link, others, nearest) => {
    expect(nearestFor(link, others)).toBe(nearest);
  });

  it.each([
    ["any of several outside", "../guide.md", ["docs/guide.md", "more/guide.md"]],
    ["a file far away", "../../vite.config.ts", ["apps/web/examples/todo/vite.config.ts"]],
    ["the README of another folder", "../gone/README.md", ["docs/README.md"]],
    ["the skill itself for another one", "../gone/SKILL.md", []],
  ])("does not offer %s", (_, link, others) => {
    expect(nearestFor(link, others)).toBeNull();
  });
});
