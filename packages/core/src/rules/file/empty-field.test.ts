import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

function findingsOf(skills: number): string[] {
  const names = Array.from({ length: skills }, (_, i) => `skill-${i}`);
  const tree = Object.fromEntries(
    names.map((name) => [
      `skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: Does one small thing well.\nlicense: ""\n---\n\nDo it.\n`,
    ]),
  );
  const only = new Set(["empty-field"]);
  return lint(repositoryOf(tree), DEFAULT_CONFIG, { only }).findings.map(
    ({ severity, count }) => `${severity} ${count}`,
  );
}

describe("an empty field", () => {
  it("is a warning in each of a few skills", () => {
    expect(findingsOf(2)).toEqual(["warning 1", "warning 1"]);
  });

  it("is one note where twenty skills have it", () => {
    expect(findingsOf(20)).toEqual(["info 20"]);
  });
});
