import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { lint } from "../run-lint.ts";

function argsOf(body: string): readonly unknown[] {
  const tree = { "skills/demo/SKILL.md": skillText({ name: "demo" }, body) };
  const only = new Set(["unclosed-fence"]);
  return lint(repositoryOf(tree), DEFAULT_CONFIG, { only }).findings.map(({ args }) => args);
}

describe("a fence that is never closed", () => {
  it("is laid to the block that an inner fence ended", () => {
    const body =
      "```markdown\n# A\n\n```json\n{}\n```\n\nB\n\n```sh\nls\n```\n```\n\nThen go on.\n";
    expect(argsOf(body)).toEqual([{ fence: "```", hidden: 2, outer: 6 }]);
  });

  it("is not laid to a block with a longer fence", () => {
    const body = "````markdown\n```json\n{}\n```\n````\n\n```sh\npwd\n\nThen go on.\n";
    expect(argsOf(body)).toEqual([{ fence: "```", hidden: 3 }]);
  });

  it("stands alone where no block before it holds a fence", () => {
    const body = "```sh\nls\n```\n\n```sh\npwd\n\nThen go on.\n";
    expect(argsOf(body)).toEqual([{ fence: "```", hidden: 3 }]);
  });
});
