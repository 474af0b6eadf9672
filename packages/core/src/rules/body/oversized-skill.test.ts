import { expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { lint } from "../run-lint.ts";

const SKILL = "---\nname: a\ndescription: A.\n---\nA.\n";

function findingsWith(files: number): unknown[] {
  const inner = Array.from({ length: files }, (_, i) => [`skills/a/data/${i}.txt`, ""]);
  const repository = repositoryOf({ "skills/a/SKILL.md": SKILL, ...Object.fromEntries(inner) });
  const only = new Set(["oversized-skill"]);
  return lint(repository, DEFAULT_CONFIG, { only }).findings.map(({ args }) => args);
}

it("counts files, the SKILL.md among them", () => {
  expect(findingsWith(999)).toEqual([]);
  expect(findingsWith(1000)).toEqual([{ cause: "files", files: 1001, limit: 1000 }]);
});
