import { describe, expect, it } from "vitest";
import { readRuleExamples } from "./rule-examples.ts";

const PAGE = `Why it matters.

\`\`\`text
no example
\`\`\`

## Reported

In two files:

\`\`\`markdown a/SKILL.md line=2,3
one
two
\`\`\`

\`\`\`yaml ctxfst.yaml profile=codex
rules: {}
\`\`\`

\`\`\`\`markdown a/SKILL.md line=0 severity=error escapes
caf\\xe9 \\u{1f600}\\r
\`\`\`
\`\`\`\`

## Accepted

\`\`\`markdown
fine
\`\`\`
`;

describe("readRuleExamples", () => {
  const [first, second, accepted] = readRuleExamples(PAGE);

  it("makes one example of the blocks that stand together", () => {
    expect(first?.files.map(({ path, lines }) => [path, lines])).toEqual([
      ["a/SKILL.md", [2, 3]],
      ["ctxfst.yaml", []],
    ]);
    expect(first?.profiles).toEqual(["codex"]);
    expect(first?.caption).toBe("In two files:");
  });

  it("starts the next one where a path repeats", () => {
    expect([second?.number, second?.files[0]?.severity]).toEqual([2, "error"]);
  });

  it("resolves escapes to bytes", () => {
    const expected = [...Buffer.from("caf"), 0xe9, 0x20, ...Buffer.from("😀\r\n```\n")];
    expect([...Buffer.from(second?.files[0]?.content ?? "")]).toEqual(expected);
  });

  it("repeats the last line of a block", () => {
    const page = "## Reported\n\n```text repeat=3\na\nb\n```\n";
    expect(readRuleExamples(page)[0]?.files[0]).toMatchObject({
      source: "a\nb\n",
      content: "a\nb\nb\nb\n",
    });
  });

  it("names the file of a block that does not", () => {
    expect([accepted?.section, accepted?.files[0]?.path]).toEqual([
      "accepted",
      "skills/demo/SKILL.md",
    ]);
  });

  it("refuses a fence that is never closed", () => {
    expect(() => readRuleExamples("## Reported\n\n```markdown\ntext\n")).toThrow("line 3");
  });
});
