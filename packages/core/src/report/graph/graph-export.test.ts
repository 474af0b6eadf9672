import { describe, expect, it } from "vitest";
import type { EntityGraph } from "../../graph/graph.ts";
import { GRAPH_EXPORTS } from "./graph-export.ts";

const GRAPH: EntityGraph = {
  meta: {},
  nodes: [
    { id: "build", name: "build", type: "action" },
    { id: "entity:built", name: "built", type: "goal" },
    { id: "entity:source", name: "source", type: "state" },
  ],
  edges: [
    { source: "build", target: "entity:built", relation: "LEADS_TO" },
    { source: "build", target: "entity:source", relation: "REQUIRES", properties: { soft: true } },
    {
      source: "build",
      target: "entity:built",
      relation: "COMPLETED",
      score: 1,
      properties: { origin: "run", status: "active", timestamp: "2026-01-01T00:00:00Z" },
    },
  ],
};
/** Names that try to leave whatever they are quoted in. */
const EVIL =
  "\"]; end\n x --> y <script>alert(1)</script> ]]> &amp; \\N \\\" --> <!-- %% click \u202e\u0000 'x'";
const HOSTILE: EntityGraph = {
  meta: {},
  nodes: [
    { id: EVIL, name: EVIL, type: "action" },
    { id: `entity:${EVIL}`, name: EVIL, type: EVIL },
  ],
  edges: [
    {
      source: EVIL,
      target: `entity:${EVIL}`,
      relation: EVIL as "REQUIRES",
      properties: { status: EVIL, timestamp: EVIL, result_summary: EVIL },
    },
  ],
};
const exported = (format: string, graph: EntityGraph = GRAPH): string =>
  (GRAPH_EXPORTS.get(format) as (graph: EntityGraph) => string)(graph);
const large = (skills: number): EntityGraph => ({
  meta: {},
  nodes: Array.from({ length: skills }, (_, i) => [
    { id: `skill-${i}`, name: `skill-${i}`, type: "action" },
    { id: `entity:f${i}`, name: `f${i}`, type: "state" },
  ]).flat(),
  edges: Array.from({ length: skills }, (_, i) => ({
    source: `skill-${i}`,
    target: `entity:f${i}`,
    relation: "LEADS_TO" as const,
  })),
});

describe.each([...GRAPH_EXPORTS.keys()])("export to %s", (format) => {
  it("gives the same bytes whatever the order of the file", () => {
    const { nodes, edges } = GRAPH;
    const other = { ...GRAPH, nodes: [...nodes].reverse(), edges: [...edges].reverse() };
    expect(exported(format, other)).toBe(exported(format));
  });

  it("draws an empty graph, and edges whose ends are missing, without a fault", () => {
    expect(exported(format, { meta: {}, nodes: [], edges: [] })).not.toContain("undefined");
    expect(exported(format, { ...GRAPH, nodes: [] })).not.toContain("undefined");
  });
});

describe("names that try to break out", () => {
  it("are labels in Mermaid, one node or edge a line", () => {
    const lines = exported("mermaid", HOSTILE).trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    for (const line of lines.slice(1)) {
      expect(line.replace(/"[^"\\<>&;[\]%]*(?:#\d+;[^"\\<>&;[\]%]*)*"/g, "L")).toMatch(
        /^ {2}n\d(?:\[L\]|\(\[L\]\)| -->\|L\| n\d)$/,
      );
    }
  });

  it("are quoted in DOT", () => {
    const lines = exported("dot", HOSTILE).trimEnd().split("\n");
    for (const line of lines.slice(2, -1)) {
      expect(line.replace(/"(?:[^"\\]|\\["\\])*"/g, "L")).toMatch(
        /^ {2}n\d(?: \[label=L, shape=[a-z]+, tooltip=L\]| -> n\d \[label=L\]);$/,
      );
    }
  });

  it.each(["svg", "graphml", "html"])("are text in %s", (format) => {
    const text = exported(format, HOSTILE);
    expect(text).not.toMatch(/<script|<!--|\]\]>/);
    expect(text).not.toContain("\0");
    expect(text).toContain("&lt;script&gt;");
  });
});

describe("export to mermaid", () => {
  it("draws skills, facts and goals apart, and dotted what only ranks or tells of the past", () => {
    expect(exported("mermaid")).toBe(
      [
        "flowchart LR",
        '  n0["build"]',
        '  n1{{"built"}}',
        '  n0 -.->|"COMPLETED"| n1',
        '  n0 -->|"LEADS_TO"| n1',
        '  n2(["source"])',
        '  n0 -.->|"REQUIRES"| n2\n',
      ].join("\n"),
    );
  });

  it("stays below what Mermaid refuses, and counts the rest", () => {
    const text = exported("mermaid", large(1000));
    expect(text.match(/-->/g)).toHaveLength(450);
    expect(text).toContain("not drawn: 1100 nodes, 550 edges");
    expect(text.length).toBeLessThan(50_000);
  });
});

describe("export to svg", () => {
  it("draws every node and declared edge, and marks what was done", () => {
    const text = exported("svg");
    expect(text.match(/<g class="/g)).toHaveLength(3);
    expect(text).toContain('<g class="fact goal done"');
    expect(text.match(/<path/g)).toHaveLength(2);
  });

  it("counts the skills for which there is no room", () => {
    expect(exported("svg", large(310))).toContain("not drawn: 10 skills");
  });
});
