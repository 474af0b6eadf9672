import { expect, it } from "vitest";
import { repositoryOf } from "../testing/repository-of.ts";

const tools = (value: string): readonly string[] | undefined =>
  repositoryOf({ "a/SKILL.md": `---\nname: a\nallowed-tools: ${value}\n---\n` }).skills[0]
    ?.allowedTools;

it.each<[string, string[]]>([
  ["Read, Write", ["Read", "Write"]],
  ["Read Write", ["Read", "Write"]],
  ["\n  - Read\n  - Write", ["Read", "Write"]],
  ["[Read, Write]", ["Read", "Write"]],
  ["Bash(git add *) Bash(git commit *), Read", ["Bash(git add *)", "Bash(git commit *)", "Read"]],
  ["Bash(a:*, b:*),Read", ["Bash(a:*, b:*)", "Read"]],
  ['["Bash(git add *)", Read]', ["Bash(git add *)", "Read"]],
  ["Bash(open", ["Bash(open"]],
  ["", []],
])("%j", (value, expected) => {
  expect(tools(value)).toEqual(expected);
});
