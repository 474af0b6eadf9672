import { describe, expect, it } from "vitest";
import type { SchemaName } from "./json-schema.ts";
import { validate } from "./validate.ts";

const SKILL = { name: "pdf-tools", description: "Reads PDF files." };
const WORLD = {
  session_id: "s",
  goal: "entity:goal",
  active_states: ["entity:a"],
  completed_skills: [{ skill: "x", timestamp: "2026-01-01T00:00:00Z", result: "success" }],
};
const EDGE = { source: "a", target: "entity:x", relation: "REQUIRES" };
const GRAPH = { meta: {}, nodes: [{ id: "a", name: "a", type: "action" }], edges: [EDGE] };
const PLAN = {
  status: "found",
  optimal: true,
  cost: 14,
  lower_bound: 14,
  steps: ["a"],
  waves: [["a"]],
  alternatives: [],
  missing: [],
  assumptions: [],
  statistics: { expanded: 1, evaluated: 1, generated: 1, seconds: 0.1, peak_memory_mb: 1 },
  explanation: null,
};
const GOAL_PLAN = { id: "g", goal: ["entity:x"], given: [], inferred: false, ...PLAN };
const FINDING = {
  rule: "broken-link",
  severity: "error",
  message: "m",
  args: { url: "x" },
  file: "SKILL.md",
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  hosts: [],
  related: [{ file: "a", range: null }],
  fix: null,
  fingerprint: "f",
  count: 1,
};
const REPORT = {
  version: 1,
  summary: { skills: 1, errors: 1, warnings: 0, infos: 0 },
  findings: [FINDING],
  skipped: [{ file: "b", reason: "git-ignored" }],
};

const VALID: readonly (readonly [SchemaName, string, unknown])[] = [
  ["skill", "name and description only", SKILL],
  ["skill", "unknown keys and values of other hosts", { ...SKILL, hooks: { a: [1] }, model: "x" }],
  [
    "skill",
    "every world-model field",
    {
      ...SKILL,
      preconditions: ["entity:a", "NOT entity:b", "entity:c?", "any(entity:d, NOT entity:e)"],
      postconditions: ["entity:f", "NOT entity:a"],
      cost: 2.5,
      idempotent: true,
      replay: "safe",
      effects: "irreversible",
      related_skills: ["x"],
      related_nodes: ["entity:y"],
    },
  ],
  ["skill", "alternatives as a map", { ...SKILL, preconditions: [{ any: ["entity:a"] }] }],
  [
    "skill",
    "the portable spelling",
    { ...SKILL, metadata: { "ctxfst-cost": "2.5", "ctxfst-idempotent": "true", version: "1.0" } },
  ],
  ["skill", "names of any script", { ...SKILL, name: "面试-准备" }],
  ["config", "an empty file", {}],
  ["config", "texts in place of lists", { skills: "skills/*/SKILL.md", external: "entity:a" }],
  [
    "config",
    "goals with a text, a list and a map",
    {
      goals: [
        { id: "a", goal: "entity:x" },
        { id: "b.1", goal: ["NOT entity:x", { any: ["entity:y", "entity:z"] }], given: [] },
      ],
    },
  ],
  ["config", "rules switched off by a word or by false", { rules: { a: "off", b: false } }],
  ["config", "no dialects", { dialects: "off" }],
  ["config", "some dialects", { dialects: ["depends_on", "requires_*"] }],
  [
    "config",
    "keys of later features",
    {
      execution: { a: { command: ["make", "x"], verify: "make check", timeout: 5, env: { A: 1 } } },
      ranker: { module: "rank.js" },
      flows: { f: "flows/f.yaml" },
    },
  ],
  ["config", "unknown keys, which lint reports", { gaols: [] }],
  ["world", "the keys of CtxFST v2", WORLD],
  ["world", "a list of conditions as the goal", { ...WORLD, goal: ["entity:a", "NOT entity:b"] }],
  ["world", "times that are placeholders", { ...WORLD, created_at: "<ts>" }],
  ["graph", "nodes and edges", GRAPH],
  ["graph", "REMOVES", { ...GRAPH, edges: [{ ...EDGE, relation: "REMOVES" }] }],
  ["plan", "plans of goals", { goals: [GOAL_PLAN] }],
  ["plan", "no goals at all", { goals: [] }],
  ["plan", "one plan", PLAN],
  [
    "plan",
    "an unsolvable plan",
    { ...PLAN, status: "unsolvable", cost: null, steps: null, waves: null, lower_bound: null },
  ],
  ["report", "findings", REPORT],
  [
    "report",
    "a finding of the repository",
    { ...REPORT, findings: [{ ...FINDING, file: null, range: null }] },
  ],
];

const INVALID: readonly (readonly [
  SchemaName,
  string,
  unknown,
  pointer: string,
  keyword: string,
])[] = [
  ["skill", "no description", { name: "a" }, "", "required"],
  ["skill", "capitals in the name", { ...SKILL, name: "Pdf" }, "/name", "pattern"],
  ["skill", "two hyphens in a row", { ...SKILL, name: "a--b" }, "/name", "pattern"],
  ["skill", "a name of 65", { ...SKILL, name: "a".repeat(65) }, "/name", "maxLength"],
  [
    "skill",
    "a long description",
    { ...SKILL, description: "é".repeat(1025) },
    "/description",
    "maxLength",
  ],
  [
    "skill",
    "a scalar precondition",
    { ...SKILL, preconditions: "entity:a" },
    "/preconditions",
    "type",
  ],
  [
    "skill",
    "not in small letters",
    { ...SKILL, preconditions: ["not entity:a"] },
    "/preconditions/0",
    "anyOf",
  ],
  [
    "skill",
    "NOT without a blank",
    { ...SKILL, postconditions: ["NOTentity:a"] },
    "/postconditions/0",
    "pattern",
  ],
  ["skill", "a cost below 0", { ...SKILL, cost: -1 }, "/cost", "anyOf"],
  ["skill", "idempotent as text", { ...SKILL, idempotent: "yes" }, "/idempotent", "type"],
  ["config", "a list", [], "", "type"],
  [
    "config",
    "a path out of the repository",
    { graph: { file: "a/../../b" } },
    "/graph/file",
    "pattern",
  ],
  ["config", "an absolute path", { world: { file: "/etc/passwd" } }, "/world/file", "pattern"],
  ["config", "a drive", { world: { file: "C:/x" } }, "/world/file", "pattern"],
  ["config", "a path into .git", { graph: { file: ".git/config" } }, "/graph/file", "pattern"],
  ["config", "a folder as the file", { graph: { file: "skills/" } }, "/graph/file", "pattern"],
  ["config", "a glob out of the repository", { skills: ["x", "../**"] }, "/skills/1", "pattern"],
  ["config", "a negated glob out of it", { skills: ["!../x"] }, "/skills/0", "pattern"],
  ["config", "an unknown level", { rules: { a: "warn" } }, "/rules/a", "enum"],
  [
    "config",
    "a goal without conditions",
    { goals: [{ id: "a", goal: [] }] },
    "/goals/0/goal",
    "anyOf",
  ],
  [
    "config",
    "a goal id with a colon",
    { goals: [{ id: "entity:a", goal: "entity:a" }] },
    "/goals/0/id",
    "pattern",
  ],
  [
    "config",
    "half a step",
    { goals: [{ id: "a", goal: "entity:a", expect: { "max-steps": 1.5 } }] },
    "/goals/0/expect/max-steps",
    "type",
  ],
  ["config", "a negated start fact", { external: ["NOT entity:a"] }, "/external/0", "pattern"],
  [
    "config",
    "an edge that is declared elsewhere",
    { graph: { edges: [EDGE] } },
    "/graph/edges/0/relation",
    "enum",
  ],
  ["config", "a dialect that is none", { dialects: ["depend_on"] }, "/dialects/0", "enum"],
  ["world", "no session", { ...WORLD, session_id: undefined }, "", "required"],
  [
    "world",
    "a text as facts",
    { ...WORLD, active_states: "entity:goal" },
    "/active_states",
    "type",
  ],
  [
    "world",
    "an unknown result",
    { ...WORLD, completed_skills: [{ skill: "a", timestamp: "t", result: "ok" }] },
    "/completed_skills/0/result",
    "enum",
  ],
  ["graph", "no meta", { nodes: [], edges: [] }, "", "required"],
  [
    "graph",
    "an unknown relation",
    { ...GRAPH, edges: [{ ...EDGE, relation: "NEEDS" }] },
    "/edges/0/relation",
    "enum",
  ],
  [
    "graph",
    "an unknown status",
    { ...GRAPH, edges: [{ ...EDGE, properties: { status: "partial" } }] },
    "/edges/0/properties/status",
    "enum",
  ],
  ["plan", "neither goals nor a plan", {}, "", "anyOf"],
  [
    "plan",
    "an unknown status",
    { goals: [{ ...GOAL_PLAN, status: "failed" }] },
    "/goals/0/status",
    "enum",
  ],
  [
    "report",
    "line 0",
    {
      ...REPORT,
      findings: [
        { ...FINDING, range: { start: { line: 0, column: 1 }, end: { line: 1, column: 1 } } },
      ],
    },
    "/findings/0/range/start/line",
    "minimum",
  ],
  ["report", "another version", { ...REPORT, version: 2 }, "/version", "const"],
];

/** As a file would hold it: without keys that are undefined. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("valid documents", () => {
  it.each(VALID)("%s: %s", (name, _, value) => {
    expect(validate(name, asJson(value))).toEqual([]);
  });
});

describe("invalid documents", () => {
  it.each(INVALID)("%s: %s", (name, _, value, pointer, keyword) => {
    const places = validate(name, asJson(value)).map((found) => [found.pointer, found.keyword]);
    expect(places).toContainEqual([pointer, keyword]);
  });
});
