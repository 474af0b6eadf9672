import { describe, expect, it } from "vitest";
import type { Skill } from "../../skill/skill.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { isToldApart } from "./is-told-apart.ts";

function skill(name: string, description: string): Skill {
  const file = `skills/${name}/SKILL.md`;
  const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
  return repositoryOf({ [file]: text }).skills[0] as Skill;
}

describe("isToldApart", () => {
  it("takes a word of the own name for enough in loosely alike texts", () => {
    const first = skill("create-plan", "Create a plan for new features.");
    const second = skill("update-plan", "Update a plan for new features.");
    expect(isToldApart(first, second, 0.75)).toBe(true);
    expect(isToldApart(first, second, 0.9)).toBe(false);
  });

  it("takes a word of the own name said twice for enough in any", () => {
    const first = skill("convert-xls", "Converts an xls file. Use when an xls is shared.");
    const second = skill("convert-odt", "Converts an odt file. Use when an odt is shared.");
    expect(isToldApart(first, second, 0.95)).toBe(true);
  });

  it("takes terms that only one has for enough, on both sides", () => {
    const first = skill("one", "Reviews the AWS resources of an app.");
    const second = skill("two", "Reviews the Azure resources of an app.");
    expect(isToldApart(first, second, 0.95)).toBe(true);
  });

  it("is not content with one side", () => {
    const first = skill("bubble", "Automates tasks of the service.");
    const second = skill("project-bubble", "Automates tasks of the Project service.");
    expect(isToldApart(first, second, 0.95)).toBe(false);
  });

  it("does not take the capital that starts a sentence for a term", () => {
    const first = skill("one", "Write notes. Then stop.");
    const second = skill("two", "Draft notes. After that stop.");
    expect(isToldApart(first, second, 0.95)).toBe(false);
  });

  it("finds names that a text writes with a dot or a sign", () => {
    const first = skill("nodejs-patterns", "Node.js patterns for services.");
    const second = skill("csharp-patterns", "C# patterns for services.");
    expect(isToldApart(first, second, 0.75)).toBe(true);
  });
});
