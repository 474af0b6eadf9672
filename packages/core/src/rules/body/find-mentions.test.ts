import { describe, expect, it } from "vitest";
import type { Skill } from "../../skill/skill.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import { findMentions } from "./find-mentions.ts";

function namesIn(body: string): string[] {
  const { skills } = repositoryOf({ "skills/demo/SKILL.md": skillText({ name: "demo" }, body) });
  const skill = skills[0] as Skill;
  return findMentions(skill).map(({ name, range }) => {
    expect(skill.document.text.slice(range.start, range.end)).toBe(name);
    return name;
  });
}

describe("findMentions", () => {
  it.each([
    ["Use the `close-items` skill.", ["close-items"]],
    ["Use the skill `close-items` now.", ["close-items"]],
    ["**REQUIRED SUB-SKILL:** Use demo:write-plan next.", ["demo:write-plan"]],
    ["Then [[close-items]], see [[Notes]].", ["close-items"]],
    ["Use the `demo:close-items` skill.", ["demo:close-items"]],
    ["The `close-items` skill, then the `open-items` skill.", ["close-items", "open-items"]],
  ])("finds the names in %j", (body, names) => {
    expect(namesIn(body)).toEqual(names);
  });

  it.each([
    ["Run `npm-run-all` first."],
    ["Use the `plan` skill."],
    ["```\nUse the `close-items` skill.\n```\n"],
    ["Use the close-items skill."],
  ])("finds nothing in %j", (body) => {
    expect(namesIn(body)).toEqual([]);
  });
});
