import { describe, expect, it } from "vitest";
import { findPlaceholder } from "./find-placeholder.ts";

describe("findPlaceholder", () => {
  it.each([
    "TODO",
    "TODO: write this",
    "[TODO: Complete and informative explanation of what the skill does]",
    "TBD.",
    "[Your description here]",
    "<description>",
    "{{DESCRIPTION}}",
    "{{name}}: {{short_description}}",
    "TODO - write this",
    "Describe when to use this skill",
    "A brief description of what this skill does and when to use it.",
    "Replace with a short description",
    "Skill description goes here",
    "Add a description here",
    "What this skill does and when to use it.",
    "Sorts notes. Use when [specific trigger phrases].",
    "Lorem ipsum dolor sit amet",
  ])("knows %j for what a template leaves", (text) => {
    expect(findPlaceholder(text)).not.toBeNull();
  });

  it.each([
    "TODO list manager for plain text files",
    "TODO-list manager for plain text files",
    "Keeps notes: /todo [add task] [list tasks], /greet [your name].",
    "Fills in {{description}} of a template.",
    "Finds TODO, FIXME and XXX comments. Use when [TODO] marks pile up.",
    "Describe what an image shows, for alt texts.",
    "Description lists in HTML and how to style them.",
    "[Experimental] Plans a trip.",
    "Creates skills from a template: replaces {{name}} and fills the gaps.",
    "Run as /deploy [environment] [--force].",
    "See [what changed](CHANGELOG.md) before a release.",
    "Writes the description of a pull request.",
    "What to do when the build breaks.",
    "Placeholder images for mockups.",
  ])("takes %j for what somebody wrote", (text) => {
    expect(findPlaceholder(text)).toBeNull();
  });

  it("shortens what it shows", () => {
    expect(findPlaceholder(`TODO: ${"long ".repeat(40)}`)?.length).toBeLessThanOrEqual(60);
  });
});
