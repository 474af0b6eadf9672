import { validate } from "@ctxfst/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { buildRepository } from "../skill/build-repository.ts";
import { type FileTree, repositoryFilesOf, repositoryOf } from "../testing/repository-of.ts";
import { type SkillFields, skillText } from "../testing/skill-text.ts";
import { buildGraph } from "./build-graph.ts";
import { formatGraph } from "./format-graph.ts";
import type { EntityGraph } from "./graph.ts";

const tree = (skills: readonly SkillFields[]): FileTree =>
  Object.fromEntries(
    skills.map((fields) => [`skills/${String(fields.name)}/SKILL.md`, skillText(fields)]),
  );

function graphOf(skills: readonly SkillFields[], config: Partial<Config> = {}): EntityGraph {
  return buildGraph(repositoryOf(tree(skills), config), { ...DEFAULT_CONFIG, ...config });
}

/** `SOURCE RELATION TARGET`, with its properties where there are some. */
const edges = (graph: EntityGraph): readonly string[] =>
  graph.edges.map(({ source, relation, target, properties }) =>
    [
      source,
      relation,
      target,
      ...(properties === undefined ? [] : [JSON.stringify(properties)]),
    ].join(" "),
  );
const types = (graph: EntityGraph): Readonly<Record<string, string>> =>
  Object.fromEntries(graph.nodes.map(({ id, type }) => [id, type]));

describe("nodes", () => {
  it("are skills, also without conditions, and the facts that they mention", () => {
    const graph = graphOf([
      { name: "a", preconditions: ["entity:x"], postconditions: ["entity:y"] },
      { name: "plain" },
    ]);
    expect(types(graph)).toEqual({
      a: "action",
      plain: "action",
      "entity:x": "state",
      "entity:y": "state",
    });
  });

  it("are called by the name of the skill, or the fact without its prefix", () => {
    const graph = graphOf([{ name: "a", preconditions: ["entity:has-x"] }]);
    expect(graph.nodes.map(({ name }) => name)).toEqual(["a", "has-x"]);
  });

  it("are goals where a configured goal wants them, also when no skill mentions them", () => {
    const { config } = readConfig(
      "goals: [{id: g, goal: [entity:y, NOT entity:x, 'any(entity:p, entity:q)']}]\n",
      "ctxfst.yaml",
    );
    const graph = graphOf(
      [{ name: "a", preconditions: ["entity:x"], postconditions: ["entity:y"] }],
      config,
    );
    expect(types(graph)).toEqual({
      a: "action",
      "entity:p": "goal",
      "entity:q": "goal",
      "entity:x": "state",
      "entity:y": "goal",
    });
  });

  it("come once for a skill that stands in two folders", () => {
    const text = skillText({ name: "a", postconditions: ["entity:x"] });
    const drifted = skillText({ name: "a", postconditions: ["entity:z"] });
    const repository = repositoryOf({
      ".agents/skills/a/SKILL.md": text,
      ".claude/skills/a/SKILL.md": text,
      "skills/a/SKILL.md": drifted,
    });
    const graph = buildGraph(repository, DEFAULT_CONFIG);
    expect(types(graph)).toEqual({ a: "action", "entity:x": "state" });
    expect(edges(graph)).toEqual(["a LEADS_TO entity:x"]);
  });

  it("are skills where a fact has the name of one", () => {
    const graph = graphOf([{ name: "a", postconditions: ["b"] }, { name: "b" }]);
    expect(types(graph)).toEqual({ a: "action", b: "action" });
  });
});

describe("edges", () => {
  it("say what a skill needs, excludes, produces and removes", () => {
    const graph = graphOf([
      {
        name: "a",
        preconditions: ["entity:x", "NOT entity:locked"],
        postconditions: ["entity:y", "NOT entity:x"],
      },
    ]);
    expect(edges(graph)).toEqual([
      'a BLOCKED_BY entity:locked {"origin":"declared"}',
      "a LEADS_TO entity:y",
      "a REMOVES entity:x",
      "a REQUIRES entity:x",
    ]);
  });

  it("mark alternatives with their groups, and what only ranks as soft", () => {
    const graph = graphOf([
      {
        name: "a",
        preconditions: ["any(entity:y, NOT entity:x)", "any(entity:y, entity:z)", "entity:s?"],
      },
    ]);
    const [first, second] = [
      ["NOT entity:x", "entity:y"],
      ["entity:y", "entity:z"],
    ];
    expect(edges(graph)).toEqual([
      `a BLOCKED_BY entity:x ${JSON.stringify({ any: [first], origin: "declared" })}`,
      'a REQUIRES entity:s {"soft":true}',
      `a REQUIRES entity:y ${JSON.stringify({ any: [first, second] })}`,
      `a REQUIRES entity:z ${JSON.stringify({ any: [second] })}`,
    ]);
  });

  it.each([
    [["entity:x", "entity:x?", "any(entity:x, entity:y)"], "a REQUIRES entity:x"],
    [
      ["any(entity:x, entity:y)", "entity:x?"],
      'a REQUIRES entity:x {"any":[["entity:x","entity:y"]]}',
    ],
    [["any(entity:x, entity:y)?", "entity:x?"], 'a REQUIRES entity:x {"soft":true}'],
  ])("come once with the strongest reason: %j", (preconditions, expected) => {
    for (const order of [preconditions, [...preconditions].reverse()]) {
      expect(edges(graphOf([{ name: "a", preconditions: order }]))[0]).toBe(expected);
    }
  });

  it("turn the hard dependencies of other conventions into done facts", () => {
    const graph = graphOf([{ name: "a", depends_on: ["b"] }, { name: "b" }]);
    expect(edges(graph)).toEqual(["a LEADS_TO done:a", "a REQUIRES done:b", "b LEADS_TO done:b"]);
    expect(types(graph)["done:b"]).toBe("state");
  });

  it("keep a hard dependency on nothing, so that it stays out of reach", () => {
    const found = edges(graphOf([{ name: "a", depends_on: ["ghost"] }]));
    expect(found.filter((edge) => edge.endsWith("done:ghost"))).toEqual(["a REQUIRES done:ghost"]);
  });

  it("are never made of hints or of prose", () => {
    const graph = graphOf([{ name: "a", related_skills: ["b"] }, { name: "b" }]);
    expect(graph.edges).toEqual([]);
  });

  it("come from conditions in the config as well", () => {
    const graph = graphOf([{ name: "a" }], { conditions: { a: { preconditions: ["entity:x"] } } });
    expect(edges(graph)).toEqual(["a REQUIRES entity:x"]);
  });

  it("include hand-written ones, once, with nodes for their ends", () => {
    const edge = { source: "a", target: "entity:other", relation: "IMPLIES" } as const;
    const graph = graphOf([{ name: "a" }], {
      graph: { ...DEFAULT_CONFIG.graph, edges: [edge, edge] },
    });
    expect(edges(graph)).toEqual(['a IMPLIES entity:other {"origin":"declared"}']);
    expect(types(graph)).toEqual({ a: "action", "entity:other": "state" });
  });
});

describe("the file", () => {
  const names = ["a", "b", "c", "d"];
  const fact = fc.constantFrom(
    "entity:p",
    "entity:q",
    "entity:r",
    "NOT entity:p",
    "entity:q?",
    "any(entity:p, entity:r)",
  );
  const skill = (name: string) =>
    fc.record({
      name: fc.constant(name),
      preconditions: fc.array(fact, { maxLength: 4 }),
      postconditions: fc.array(fc.constantFrom("entity:p", "NOT entity:q", "entity:r"), {
        maxLength: 3,
      }),
      depends_on: fc.array(fc.constantFrom(...names, "ghost"), { maxLength: 2 }),
    });
  const skills = fc.tuple(...names.map(skill));

  it("is valid, and has a node for each end of each edge and none twice", () => {
    fc.assert(
      fc.property(skills, (fields) => {
        const graph = graphOf(fields);
        expect(validate("graph", JSON.parse(formatGraph(graph)))).toEqual([]);
        const ids = graph.nodes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { source, target } of graph.edges)
          expect(ids).toEqual(expect.arrayContaining([source, target]));
        expect(new Set(edges(graph)).size).toBe(graph.edges.length);
      }),
    );
  });

  it("is the same bytes in whatever order skills and conditions come", () => {
    fc.assert(
      fc.property(skills, fc.infiniteStream(fc.nat()), (fields, numbers) => {
        const shuffle = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [numbers.next().value ?? 0, item] as const)
            .sort(([a], [b]) => a - b)
            .map(([, item]) => item);
        const shuffled = shuffle(fields).map(({ preconditions, postconditions, ...others }) => ({
          ...others,
          preconditions: shuffle(preconditions),
          postconditions: shuffle(postconditions),
        }));
        const files = repositoryFilesOf(tree(shuffled));
        const repository = buildRepository(
          { ...files, skills: shuffle(files.skills) },
          DEFAULT_CONFIG,
        );
        expect(formatGraph(buildGraph(repository, DEFAULT_CONFIG))).toBe(
          formatGraph(graphOf(fields)),
        );
      }),
    );
  });

  it("keeps to the constraints of CtxFST v2 where no extension is used", () => {
    const graph = graphOf([
      { name: "a", preconditions: ["entity:x", "NOT entity:z"], postconditions: ["entity:y"] },
    ]);
    const seven = [
      "SIMILAR",
      "REQUIRES",
      "LEADS_TO",
      "EVIDENCE",
      "IMPLIES",
      "COMPLETED",
      "BLOCKED_BY",
    ];
    expect(Object.keys(graph).sort()).toEqual(["edges", "meta", "nodes"]);
    for (const node of graph.nodes) {
      expect([typeof node.id, typeof node.name, typeof node.type]).toEqual([
        "string",
        "string",
        "string",
      ]);
    }
    for (const edge of graph.edges) expect(seven).toContain(edge.relation);
  });
});
