import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { buildGraph } from "../graph/build-graph.ts";
import { formatGraph } from "../graph/format-graph.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { compareGraph } from "./compare-graph.ts";

const SKILL = skillText({ name: "a", postconditions: ["entity:x"] });
const configured: Config = {
  ...DEFAULT_CONFIG,
  graph: { ...DEFAULT_CONFIG.graph, file: "graph.json", isConfigured: true },
};
const statusOf = (graph: string | null, config: Config): ReturnType<typeof compareGraph> => {
  const files = graph === null ? {} : { [config.graph.file]: graph };
  return compareGraph(repositoryOf({ "a/SKILL.md": SKILL, ...files }, config), config);
};
const current = formatGraph(buildGraph(repositoryOf({ "a/SKILL.md": SKILL }), DEFAULT_CONFIG));

describe("compareGraph", () => {
  it("compares nothing where there is no file and none is asked for", () => {
    expect(statusOf(null, DEFAULT_CONFIG)).toMatchObject({ state: "absent", nodesMissing: 0 });
  });

  it("misses everything where the config names a file that is not there", () => {
    expect(statusOf(null, configured)).toMatchObject({
      file: "graph.json",
      state: "stale",
      nodesMissing: 2,
      edgesMissing: 1,
    });
  });

  it("finds the file fresh that was built from the repository", () => {
    expect(statusOf(current, DEFAULT_CONFIG).state).toBe("fresh");
  });

  it("counts what the file lacks and what it has too much", () => {
    const other = repositoryOf({
      "b/SKILL.md": skillText({ name: "b", postconditions: ["entity:x"] }),
    });
    expect(statusOf(formatGraph(buildGraph(other, DEFAULT_CONFIG)), DEFAULT_CONFIG)).toEqual({
      file: "entity-graph.json",
      state: "stale",
      nodesMissing: 1,
      nodesExtra: 1,
      edgesMissing: 1,
      edgesExtra: 1,
    });
  });

  it.each(["", "{", "[]", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> x\n"])(
    "cannot read %j",
    (text) => {
      expect(statusOf(text, DEFAULT_CONFIG).state).toBe("unreadable");
    },
  );
});
