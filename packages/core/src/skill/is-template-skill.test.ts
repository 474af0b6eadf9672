import { describe, expect, it } from "vitest";
import { isTemplateSkill } from "./is-template-skill.ts";

const skill = (name: string): Uint8Array =>
  new TextEncoder().encode(`---\nname: ${name}\ndescription: Does one thing.\n---\n`);

describe("isTemplateSkill", () => {
  it.each(["[TODO: name]", '"{{name}}"', "<skill-name>", "[REPLACE: SKILL_NAME]"])(
    "knows a template by the name %s",
    (name) => {
      expect(isTemplateSkill("docs/skill-templates/reviewer/SKILL.md", skill(name))).toBe(true);
      expect(isTemplateSkill("template/SKILL.md", skill(name))).toBe(true);
    },
  );

  it("takes a skill with a name of its own for a skill, wherever it lies", () => {
    expect(isTemplateSkill("templates/python/skills/lint/SKILL.md", skill("lint"))).toBe(false);
  });

  it("takes an unfilled name among other skills for a mistake", () => {
    expect(isTemplateSkill("skills/lint/SKILL.md", skill("[TODO: name]"))).toBe(false);
  });
});
