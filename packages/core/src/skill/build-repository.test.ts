import { describe, expect, it } from "vitest";
import type { ConditionsConfig } from "../config/config.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { formatCondition, formatLiteral } from "./format-condition.ts";
import type { Skill, SkillModel } from "./skill.ts";

const one = (frontmatter: string, conditions: ConditionsConfig = {}): SkillModel => {
  const text = `---\nname: a\ndescription: Does a thing.\n${frontmatter}\n---\n\nText.\n`;
  const config = Object.keys(conditions).length === 0 ? {} : { conditions: { a: conditions } };
  return (repositoryOf({ "skills/a/SKILL.md": text }, config).skills[0] as Skill).model;
};
const before = (model: SkillModel): string[] =>
  model.preconditions.map(({ value }) => formatCondition(value));
const after = (model: SkillModel): string[] =>
  model.postconditions.map(({ value }) => formatLiteral(value));
const codes = (model: SkillModel): string[] => model.problems.map(({ code }) => code);

describe("the places of a field", () => {
  const expected = ["entity:a", "NOT entity:b", "any(entity:c, entity:d)", "entity:e?"];

  it.each<[string, string, ConditionsConfig]>([
    [
      "top level",
      'preconditions: ["entity:a", "NOT entity:b", {any: ["entity:c", "entity:d"]}, "entity:e?"]',
      {},
    ],
    [
      "portable",
      'metadata:\n  ctxfst-preconditions: "entity:a, NOT entity:b, any(entity:c, entity:d), entity:e?"',
      {},
    ],
    [
      "config",
      "",
      {
        preconditions: ["entity:a", "NOT entity:b", { any: ["entity:c", "entity:d"] }, "entity:e?"],
      },
    ],
  ])("%s gives the same conditions", (_name, frontmatter, conditions) => {
    const model = one(frontmatter, conditions);
    expect(before(model)).toEqual(expected);
    expect(codes(model)).toEqual([]);
    expect(model.isDeclared).toBe(true);
  });

  it("reads every field in its portable spelling", () => {
    const model = one(
      'metadata:\n  ctxfst-postconditions: "entity:x, NOT entity:y"\n  ctxfst-cost: "4"\n  ctxfst-idempotent: "true"\n  ctxfst-replay: never\n  ctxfst-effects: irreversible\n  ctxfst-related-skills: "b, c"',
    );
    expect(after(model)).toEqual(["entity:x", "NOT entity:y"]);
    expect([model.cost, model.costLabel, model.idempotent, model.replay, model.effects]).toEqual([
      4,
      "4",
      true,
      "never",
      "irreversible",
    ]);
    expect(model.references.map(({ name, strength }) => [name, strength])).toEqual([
      ["b", "hint"],
      ["c", "hint"],
    ]);
    expect(codes(model)).toEqual([]);
  });

  it("may repeat each other in any order", () => {
    const model = one(
      'preconditions: ["entity:a", "entity:b"]\nmetadata:\n  ctxfst-preconditions: "entity:b, entity:a"',
    );
    expect(codes(model)).toEqual([]);
    expect(before(model)).toEqual(["entity:a", "entity:b"]);
  });

  it("are all enforced when they differ, and reported", () => {
    const model = one(
      'preconditions: ["entity:a"]\nmetadata:\n  ctxfst-preconditions: "entity:b"',
      { preconditions: ["entity:c"] },
    );
    expect(before(model)).toEqual(["entity:a", "entity:b", "entity:c"]);
    expect(model.problems.map(({ code, field, range }) => [code, field, range === null])).toEqual([
      ["spelling-conflict", "metadata.ctxfst-preconditions", false],
      ["spelling-conflict", "conditions.a.preconditions", true],
    ]);
  });

  it("leave the config in charge of a cost that differs", () => {
    const model = one("cost: low", { cost: "high" });
    expect([model.cost, codes(model)]).toEqual([10, ["spelling-conflict"]]);
  });
});

describe("nothing fails open", () => {
  it.each<[string, string, string[], string[]]>([
    [
      "a text where a list is expected",
      "preconditions: entity:a",
      ["entity:a"],
      ["condition-scalar"],
    ],
    [
      "several in one text",
      'preconditions: "entity:a, NOT entity:b"',
      ["entity:a", "NOT entity:b"],
      ["condition-scalar"],
    ],
    [
      "a map of alternatives",
      "preconditions:\n  any: [entity:a, entity:b]",
      ["any(entity:a, entity:b)"],
      ["condition-scalar"],
    ],
    ["a number", "preconditions: 3", ["any()"], ["condition-scalar", "condition-syntax"]],
    ["a wrong negation", 'preconditions: ["not entity:a"]', ["any()"], ["condition-syntax"]],
    ["an empty item", 'preconditions: [""]', ["any()"], ["condition-syntax"]],
    ["a blank too much", "preconditions:\n  - entity: a", ["any()"], ["condition-syntax"]],
    ["a boolean", "preconditions: [true]", ["any()"], ["condition-syntax"]],
    ["a list in a list", "preconditions: [[entity:a]]", ["any()"], ["condition-syntax"]],
    ["an id of another form", "preconditions: [Entity_A]", ["Entity_A"], ["fact-id"]],
  ])("%s", (_name, frontmatter, conditions, problems) => {
    const model = one(frontmatter);
    expect(before(model)).toEqual(conditions);
    expect(codes(model)).toEqual(problems);
  });

  it("an unreadable postcondition adds nothing", () => {
    const model = one(
      'postconditions: ["not entity:a", {any: [entity:b, entity:c]}, "entity:d?", entity:e]',
    );
    expect(after(model)).toEqual(["entity:e"]);
    expect(codes(model)).toEqual(["condition-syntax", "condition-syntax", "condition-syntax"]);
  });

  it("no conditions are no problem", () => {
    const model = one("preconditions: []\npostconditions:");
    expect([before(model), after(model), codes(model), model.isDeclared]).toEqual([
      [],
      [],
      [],
      true,
    ]);
  });
});

describe("cost, idempotent, replay, effects", () => {
  it.each<[string, number, string[]]>([
    ["", 3, []],
    ["cost: low", 1, []],
    ["cost: 0", 0, []],
    ["cost: 2.5", 2.5, []],
    ['cost: "7"', 7, []],
    ["cost:", 3, []],
    ["cost: cheap", 3, ["cost-value"]],
    ["cost: Low", 3, ["cost-value"]],
    ["cost: -1", 3, ["cost-value"]],
    ["cost: .inf", 3, ["cost-value"]],
    ["cost: [1]", 3, ["cost-value"]],
  ])("%j costs %d", (frontmatter, cost, problems) => {
    const model = one(frontmatter);
    expect([model.cost, codes(model)]).toEqual([cost, problems]);
  });

  it.each<[string, string]>([
    ["idempotent: maybe", "field-type"],
    ["idempotent: [true]", "field-type"],
    ["replay: sometimes", "field-value"],
    ["effects: {a: 1}", "field-type"],
  ])("%s keeps the default and is reported", (frontmatter, code) => {
    const model = one(frontmatter);
    expect([model.idempotent, model.replay, model.effects, codes(model)]).toEqual([
      false,
      "ask",
      "reversible",
      [code],
    ]);
  });

  it("words cost what the config says", () => {
    const text = skillText({ name: "a", cost: "high" });
    const { skills } = repositoryOf(
      { "a/SKILL.md": text },
      { costs: { low: 1, medium: 2, high: 5 } },
    );
    expect(skills[0]?.model.cost).toBe(5);
  });
});

describe("names", () => {
  const nameOf = (path: string, text: string): [string, string | null] => {
    const skill = repositoryOf({ [path]: text }).skills[0] as Skill;
    return [skill.name, skill.declaredName];
  };

  it.each<[string, string, string, [string, string | null]]>([
    ["the declared one", "x/a/SKILL.md", skillText({ name: "b" }), ["b", "b"]],
    ["the folder's without one", "x/a/SKILL.md", skillText({}), ["a", null]],
    [
      "the visible one of a broken block",
      "x/a/SKILL.md",
      "---\nname: b\ndescription: c: d\n---\n",
      ["b", null],
    ],
    ["the folder's where nothing can be read", "x/a/SKILL.md", "text", ["a", null]],
    ["a stand-in at the root", "SKILL.md", "text", ["skill", null]],
    [
      "the text of a word that YAML reads as a boolean",
      "x/a/SKILL.md",
      "---\nname: true\n---\n",
      ["true", "true"],
    ],
  ])("are %s", (_name, path, text, expected) => {
    expect(nameOf(path, text)).toEqual(expected);
  });

  it("belong to the first skill in path order", () => {
    const { byName, skills } = repositoryOf({
      "b/SKILL.md": skillText({ name: "same" }),
      "a/SKILL.md": skillText({ name: "same" }),
    });
    expect(skills.map(({ file }) => file)).toEqual(["a/SKILL.md", "b/SKILL.md"]);
    expect(byName.get("same")?.file).toBe("a/SKILL.md");
  });

  it("in vendored folders are marked", () => {
    const { skills } = repositoryOf(
      { "vendor/a/SKILL.md": skillText({ name: "a" }), "own/b/SKILL.md": skillText({ name: "b" }) },
      { vendored: ["vendor"] },
    );
    expect(skills.map(({ name, isVendored }) => [name, isVendored])).toEqual([
      ["b", false],
      ["a", true],
    ]);
  });
});

it("the same files give the same repository", () => {
  const files = {
    "a/SKILL.md": skillText({ name: "a", depends_on: ["b"] }),
    "b/SKILL.md": skillText({ name: "b" }),
  };
  expect(JSON.stringify(repositoryOf(files).skills)).toBe(
    JSON.stringify(repositoryOf({ ...files }).skills),
  );
});
