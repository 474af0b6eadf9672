import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../../config/config.ts";
import { type FileTree, repositoryOf } from "../../testing/repository-of.ts";
import { skillText } from "../../testing/skill-text.ts";
import { buildGraph } from "../build-graph.ts";
import { compareDeclared } from "../compare-declared.ts";
import type { EntityGraph } from "../graph.ts";
import { mergeRunPart } from "../merge-run-part.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { similarTexts } from "./similar-texts.ts";

const EXPORT = {
  entities: [
    { id: "entity:python", name: "Python", type: "skill", aliases: ["python3"] },
    {
      id: "entity:parse",
      name: "Parse",
      type: "action",
      preconditions: ["entity:raw", "NOT entity:done"],
      postconditions: ["entity:parsed"],
    },
  ],
  chunks: [
    { id: "c2", entities: ["entity:python"], context: "Python REST services", tags: ["backend"] },
    { id: "c1", entities: ["entity:python", "entity:parse"], content: "parses with Python" },
  ],
};
const DOCUMENT = `---
entities:
  - id: entity:python
    name: Python
    type: skill
chunks:
  - id: c3
    entities: [entity:python]
---

Text.
`;

function build(files: FileTree, graph: Partial<Config["graph"]>): EntityGraph {
  const config = { ...DEFAULT_CONFIG, graph: { ...DEFAULT_CONFIG.graph, ...graph } };
  return buildGraph(repositoryOf(files, config), config);
}
const edges = ({ edges }: EntityGraph): readonly string[] =>
  edges.map(({ source, relation, target }) => `${source} ${relation} ${target}`);

describe("entity catalogues", () => {
  const files = { "e.json": JSON.stringify(EXPORT), "doc.md": DOCUMENT };
  const graph = build(files, { catalogues: ["e.json", "doc.md"] });

  it("become nodes, with the chunks of all documents that mention them", () => {
    expect(graph.nodes.find(({ id }) => id === "entity:python")).toEqual({
      id: "entity:python",
      name: "Python",
      type: "skill",
      origin: "declared",
      chunk_ids: ["c1", "c2", "c3"],
    });
  });

  it("that have conditions lead to facts as skills do", () => {
    expect(edges(graph)).toEqual([
      "entity:parse BLOCKED_BY entity:done",
      "entity:parse LEADS_TO entity:parsed",
      "entity:parse REQUIRES entity:raw",
    ]);
  });

  it("are no part of the graph where the config does not name them", () => {
    expect(build(files, {}).nodes).toEqual([]);
  });

  it("are none where the document is not there", () => {
    expect(build({}, { catalogues: ["e.json"] }).nodes).toEqual([]);
  });

  it("leave the file when they leave their document", () => {
    const rebuilt = mergeRunPart(build({}, {}), graph);
    expect(rebuilt.nodes).toEqual([]);
    expect(compareDeclared(graph, build({}, {})).nodesExtra.length).toBe(graph.nodes.length);
  });

  it("name what cannot be read", () => {
    const refusal = (text: string, file = "e.json") => {
      try {
        readCatalogue(text, file);
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(refusal('{\n"entities": [')).toMatchObject({ file: "e.json", line: 2 });
    expect(refusal("[]")).toMatchObject({ code: "file-invalid" });
    expect(refusal('{"entities":[{"name":"x"}]}')).toMatchObject({
      message: "expected entities[0] to have an id",
    });
    expect(refusal("no front matter", "e.md")).toMatchObject({ code: "file-invalid" });
  });
});

describe("similarity", () => {
  const SETTINGS = { minScore: 0.3, top: 5 };

  it("is off by default, and ties skills and entities whose texts are alike", () => {
    const files = {
      "e.json": JSON.stringify(EXPORT),
      "a/SKILL.md": skillText({ name: "a", description: "Deploys Python REST services." }),
      "b/SKILL.md": skillText({ name: "b", description: "Draws flowers in spring." }),
    };
    const similar = (graph: EntityGraph) => edges(graph).filter((edge) => edge.includes("SIMILAR"));
    expect(similar(build(files, { catalogues: ["e.json"] }))).toEqual([]);
    const graph = build(files, { catalogues: ["e.json"], similarity: SETTINGS });
    expect(similar(graph)).toContain("a SIMILAR entity:python");
    expect(similar(graph).join()).not.toContain("b SIMILAR");
  });

  it("says nothing where people wrote something", () => {
    const files = {
      "a/SKILL.md": skillText({ name: "a", description: "Draws flowers." }),
      "b/SKILL.md": skillText({ name: "b", description: "Draws flowers." }),
    };
    const edge = { source: "b", target: "a", relation: "SIMILAR" } as const;
    expect(edges(build(files, { similarity: SETTINGS, edges: [edge] }))).toEqual(["b SIMILAR a"]);
  });

  it("finds a Latin word inside of Chinese, and no likeness between Chinese names that share nothing", () => {
    const texts = new Map([
      ["a", "使用Python工具"],
      ["b", "Python"],
      ["c", "資料清理"],
      ["d", "清理資料"],
      ["e", "部署服務"],
    ]);
    const pairs = similarTexts(texts, SETTINGS).map(({ source, target }) => `${source}${target}`);
    expect(pairs).toEqual(["ab", "cd"]);
  });

  it("is 1 for equal texts and keeps the most alike of each", () => {
    const texts = new Map(Array.from({ length: 6 }, (_, i) => [`t${i}`, "one two"]));
    const pairs = similarTexts(texts, { minScore: 0.3, top: 1 });
    expect(new Set(pairs.map(({ score }) => score))).toEqual(new Set([1]));
    expect(pairs.map(({ source, target }) => source + target)).toEqual([
      "t0t1",
      "t0t2",
      "t0t3",
      "t0t4",
      "t0t5",
    ]);
  });
});
