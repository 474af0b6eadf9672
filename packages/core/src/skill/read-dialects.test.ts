import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { formatCondition, formatLiteral } from "./format-condition.ts";
import type { Repository } from "./repository.ts";

/** Skills `base` and `other`, and `top` with the given front matter. */
const build = (frontmatter: string, config: Partial<Config> = {}): Repository => {
  const text = (name: string, more: string): string =>
    `---\nname: ${name}\ndescription: Does a thing.\n${more}\n---\n\nText.\n`;
  return repositoryOf(
    {
      "skills/base/SKILL.md": text("base", ""),
      "skills/other/SKILL.md": text("other", ""),
      "skills/top/SKILL.md": text("top", frontmatter),
    },
    config,
  );
};
const before = (repository: Repository, name: string): string[] =>
  repository.byName.get(name)?.model.preconditions.map(({ value }) => formatCondition(value)) ?? [];
const after = (repository: Repository, name: string): string[] =>
  repository.byName.get(name)?.model.postconditions.map(({ value }) => formatLiteral(value)) ?? [];

describe("a skill that requires another needs the fact that the other is done", () => {
  it.each<[string, string]>([
    ["depends", "depends: [base]"],
    ["depends as text", "depends: base"],
    ["depends_on", "depends_on:\n  - base"],
    ["metadata.depends_on", "metadata:\n  depends_on: [base]"],
    ["requires.skills", "requires:\n  skills: [base]\n  bins: [curl]"],
    [
      "requires.skills of a host",
      "metadata:\n  openclaw:\n    requires: {skills: [base], env: [KEY]}",
    ],
    ["prerequisite-skills", "prerequisite-skills: [base]"],
    ["prerequisite-skills as objects", "prerequisite-skills:\n  - slug: base\n    reason: first"],
    ["dependencies.hard", "dependencies:\n  hard: [base]"],
    ["a bare list of requirements", "requires: [base, docker]"],
    ["a bare list of dependencies", "dependencies: [numpy>=2, base]"],
    ["requires_skills", "metadata:\n  hermes:\n    requires_skills: [base]"],
    ["the name behind a plugin", "depends_on: [demo:base]"],
  ])("%s", (_name, frontmatter) => {
    const repository = build(frontmatter);
    expect(before(repository, "top")).toEqual(["done:base"]);
    expect(after(repository, "base")).toEqual(["done:base"]);
    expect(after(repository, "other")).toEqual([]);
    const reference = repository.byName.get("top")?.model.references[0];
    expect([reference?.name, reference?.strength, reference?.direction]).toEqual([
      "base",
      "hard",
      "requires",
    ]);
  });
});

it("a required name may start with an underscore", () => {
  expect(before(build("depends_on: [__proto__, base]"), "top")).toEqual([
    "done:__proto__",
    "done:base",
  ]);
});

it("the last skill of a chain is done as well, so that one can plan for it", () => {
  expect(after(build("depends_on: [base]"), "top")).toEqual(["done:top"]);
});

describe("soft and advisory ones only rank", () => {
  it.each<[string, string]>([
    ["the optional marker", 'depends_on: ["base?"]'],
    ["dependencies.soft", "dependencies:\n  soft: [base]"],
    ["required: false", "depends_on:\n  - skill: base\n    required: false"],
    ["coordination.requires", "coordination:\n  requires: [base]\n  order: 2"],
    ["the order of a list", "coordination:\n  order: [base, top]"],
  ])("%s", (_name, frontmatter) => {
    expect(before(build(frontmatter), "top")).toEqual(["done:base?"]);
  });

  it("coordination.enables is written at the other skill", () => {
    const repository = build("coordination:\n  enables: [base]");
    expect(before(repository, "base")).toEqual(["done:top?"]);
    expect(after(repository, "top")).toEqual(["done:top"]);
  });
});

describe("artefacts", () => {
  it("are facts of their own kind", () => {
    const repository = build(
      "composition:\n  consumes: [risk-surface, Open Plan]\n  produces: [fallback-plan]",
    );
    expect(before(repository, "top")).toEqual(["artifact:risk-surface", "artifact:open-plan"]);
    expect(after(repository, "top")).toEqual(["artifact:fallback-plan"]);
  });

  it("are alternatives where not all are required, and soft where optional", () => {
    const repository = build(
      "composition:\n  consumes: [a, b]\n  requires_all: false\n  optional: true",
    );
    expect(before(repository, "top")).toEqual(["any(artifact:a, artifact:b)?"]);
  });
});

describe("values that name no skill", () => {
  it("stay conditions where the author declares them, so that nothing fails open", () => {
    expect(before(build("depends_on: [missing]"), "top")).toEqual(["done:missing"]);
  });

  it.each([
    "requires: [docker, node]",
    "dependencies: [numpy, requests]",
    "dependencies:\n  python: [numpy]",
    "requires:\n  bins: [curl]",
    'depends_on: ["Node.js >= 20"]',
    "metadata:\n  hermes:\n    requires_toolsets: [terminal]",
    "inputs: [base]\ntriggers: [base]",
    "related-skills: [base]",
  ])("%s is not read", (frontmatter) => {
    const { model } = build(frontmatter).byName.get("top") ?? {};
    expect([model?.preconditions, model?.references]).toEqual([[], []]);
  });
});

describe("the config", () => {
  it("turns dialects off", () => {
    expect(before(build("depends_on: [base]", { dialects: [] }), "top")).toEqual([]);
  });

  it("narrows them to some fields", () => {
    const frontmatter = "depends_on: [base]\ndepends: [other]";
    expect(before(build(frontmatter, { dialects: ["depends"] }), "top")).toEqual(["done:other"]);
  });

  it("may ask for a skill as a goal", () => {
    const goals = [{ id: "g", goal: ["done:other"], given: null, expect: {} }];
    expect(after(build("", { ...DEFAULT_CONFIG, goals }), "other")).toEqual(["done:other"]);
  });
});

it("the hard condition stands where two fields name the same skill", () => {
  expect(before(build("coordination:\n  requires: [base]\ndepends_on: [base]"), "top")).toEqual([
    "done:base",
  ]);
});
