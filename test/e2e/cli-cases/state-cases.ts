import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { HARMLESS, NO_CODES } from "./folders.ts";

const SKILL: string = skillText({
  name: "build",
  preconditions: ["entity:source"],
  postconditions: ["entity:built", "NOT entity:dirty"],
});
const WORLD = {
  session_id: "s",
  goal: "entity:built",
  active_states: ["entity:dirty", "entity:source"],
  completed_skills: [],
  note: { kept: [1, 2] },
};
const FILES: Readonly<Record<string, string>> = {
  "build/SKILL.md": SKILL,
  "world-state.json": JSON.stringify(WORLD),
};
const GRAPH = {
  meta: {},
  nodes: [],
  edges: [
    {
      source: "build",
      target: "entity:source",
      relation: "COMPLETED",
      properties: { origin: "run", status: "active", timestamp: "2026-01-01T00:00:00Z" },
    },
  ],
};

/** Calls of `state`. */
export const stateCases: readonly CliCase[] = [
  {
    name: "state init with conditions",
    argv: ["state", "init", "entity:built", "NOT entity:dirty", "--have", "entity:source"],
    files: { "build/SKILL.md": SKILL },
    code: 0,
    stdout: ["goal entity:built, NOT entity:dirty: not reached", "entity:source"],
    after: {
      "world-state.json": /"goal": \[\n {4}"entity:built",\n {4}"NOT entity:dirty"\n {2}\]/,
    },
  },
  {
    name: "state init with a goal of the config, which brings what it is given",
    argv: ["state", "init", "ship", "--session", "s1", "--format", "json"],
    files: {
      "build/SKILL.md": SKILL,
      "ctxfst.yaml":
        "goals:\n  - id: ship\n    goal: entity:built\n    given: [entity:source]\nworld:\n  file: new/world.json\n",
    },
    code: 0,
    schema: "world",
    json: { session_id: "s1", goal: "entity:built", active_states: ["entity:source"] },
    after: { "new/world.json": /"session_id": "s1"/ },
  },
  {
    name: "state init where there is a world",
    argv: ["state", "init"],
    files: FILES,
    code: 2,
    stderr: ["world-state.json: it exists already; --force"],
    after: { "world-state.json": JSON.stringify(WORLD) },
  },
  {
    name: "state init --force over a broken world",
    argv: ["state", "init", "--force", "--quiet"],
    files: { ...FILES, "world-state.json": "{" },
    code: 0,
    after: { "world-state.json": /"completed_skills": \[\]/ },
  },
  {
    name: "state add keeps unknown keys",
    argv: ["state", "add", "entity:new"],
    files: FILES,
    code: 0,
    stdout: ["+ entity:new"],
    after: {
      "world-state.json": /"entity:new"[\s\S]*"note": \{\n {4}"kept"/,
      "entity-graph.json": null,
    },
  },
  {
    name: "state add of what holds writes nothing",
    argv: ["state", "add", "entity:source", "--format", "json"],
    files: FILES,
    code: 0,
    json: { file: "world-state.json", changed: false, added: [], removed: [] },
    after: { "world-state.json": JSON.stringify(WORLD), "world-state.json.lock": null },
  },
  {
    name: "state add of an id that is none",
    argv: ["state", "add", "Has Resume"],
    files: FILES,
    code: 0,
    stderr: ['"Has Resume" is no entity id', "entity:has-resume"],
    after: { "world-state.json": /"Has Resume"/ },
  },
  {
    name: "state add of a skill",
    argv: ["state", "add", "build"],
    files: FILES,
    code: 2,
    stderr: ["ctxfst state complete build"],
  },
  {
    name: "state add of a condition",
    argv: ["state", "add", "NOT entity:x"],
    files: FILES,
    code: 2,
    stderr: ['"NOT entity:x" is no fact'],
  },
  {
    name: "state add of nothing",
    argv: ["state", "add"],
    files: FILES,
    code: 2,
    stderr: ["takes facts"],
  },
  {
    name: "state remove lets what made the fact true expire",
    argv: ["state", "remove", "entity:source"],
    files: { ...FILES, "entity-graph.json": JSON.stringify(GRAPH) },
    code: 0,
    stdout: ["- entity:source"],
    after: {
      "world-state.json": /"active_states": \[\n {4}"entity:dirty"\n {2}\]/,
      "entity-graph.json": /"status":"expired"/,
    },
  },
  {
    name: "state remove with a graph that cannot be read changes nothing",
    argv: ["state", "remove", "entity:source"],
    files: { ...FILES, "entity-graph.json": "{\n<<<<<<< HEAD\n" },
    code: 2,
    stderr: ["entity-graph.json:2", "ctxfst graph build"],
    after: { "world-state.json": JSON.stringify(WORLD) },
  },
  {
    name: "state complete gives what the skill declares",
    argv: ["state", "complete", "build", "--summary", "by hand", "--format", "json"],
    files: { ...FILES, "entity-graph.json": JSON.stringify(GRAPH) },
    code: 0,
    json: {
      added: ["entity:built"],
      removed: ["entity:dirty"],
      completed: [{ skill: "build", result: "success", summary: "by hand" }],
    },
    after: {
      "entity-graph.json":
        /"target":"entity:built","relation":"COMPLETED".*"result_summary":"by hand"/,
    },
  },
  {
    name: "state complete of a failure, where the preconditions do not hold",
    argv: ["state", "complete", "build", "--result", "failed", "--remove", "entity:dirty"],
    files: {
      ...FILES,
      "world-state.json": JSON.stringify({ ...WORLD, active_states: ["entity:dirty"] }),
      "entity-graph.json": JSON.stringify(GRAPH),
    },
    code: 0,
    stdout: ["build: failed", "- entity:dirty"],
    stderr: ["may not run in this world: entity:source"],
    after: {
      "entity-graph.json": /"source":"entity:built","target":"build","relation":"BLOCKED_BY"/,
    },
  },
  {
    name: "state complete of a skill with a typo",
    argv: ["state", "complete", "biuld"],
    files: FILES,
    code: 2,
    stderr: ["did you mean build?"],
  },
  {
    name: "state complete of a skill of elsewhere",
    argv: ["state", "complete", "elsewhere", "--result", "partial", "--add", "entity:x"],
    files: FILES,
    code: 0,
    stdout: ["elsewhere: partial", "+ entity:x"],
  },
  {
    name: "state complete of what was skipped",
    argv: ["state", "complete", "build", "--result", "skipped"],
    files: FILES,
    code: 0,
    stdout: ["nothing to change"],
    after: { "world-state.json": JSON.stringify(WORLD) },
  },
  {
    name: "state check of the file",
    argv: ["state", "check"],
    files: FILES,
    code: 0,
    stdout: ["is a valid world state", "entity:built does not hold"],
  },
  {
    name: "state check of conditions and skills",
    argv: ["state", "check", "build", "NOT entity:built", "--format", "json"],
    files: FILES,
    code: 0,
    json: { fine: true, checked: [{ asked: "build", holds: true }, { holds: true }] },
  },
  {
    name: "state check of a condition that does not hold",
    argv: ["state", "check", "entity:built"],
    files: FILES,
    code: 1,
    stdout: ["entity:built does not hold"],
  },
  {
    name: "state check of a world in which a skill is a fact",
    argv: ["state", "check"],
    files: {
      ...FILES,
      "world-state.json": JSON.stringify({ ...WORLD, active_states: ["build"] }),
    },
    code: 1,
    stdout: ["build is a skill, not a fact"],
  },
  {
    name: "state check of a broken world",
    argv: ["state", "check", "--format", "json"],
    files: { ...FILES, "world-state.json": '{\n"goal": 1}' },
    code: 2,
    error: { code: "file-invalid", file: "world-state.json" },
  },
  {
    name: "state show as JSON",
    argv: ["state", "show", "--format", "json"],
    files: FILES,
    code: 0,
    schema: "world",
    json: { note: WORLD.note },
  },
  {
    name: "state show of a world with terminal codes",
    argv: ["state", "show"],
    files: {
      ...FILES,
      "world-state.json": JSON.stringify({
        ...WORLD,
        active_states: ["\u001b[31m"],
        goal: "\u202e",
      }),
    },
    code: 0,
    stdout: ["<U+001B>[31m", NO_CODES],
  },
  {
    name: "state show without a world",
    argv: ["state", "show"],
    files: HARMLESS,
    code: 2,
    stderr: ["world-state.json: there is no world state; ctxfst state init makes one"],
  },
  {
    name: "state of another file",
    argv: ["state", "add", "entity:x", "--state", "other.json"],
    files: { ...FILES, "other.json": JSON.stringify(WORLD) },
    code: 0,
    after: { "world-state.json": JSON.stringify(WORLD), "other.json": /entity:x/ },
  },
  {
    name: "state subgraph",
    argv: ["state", "subgraph"],
    files: FILES,
    code: 0,
    stdout: ["subgraph of 3 nodes, 2 edges"],
    after: { "world-state.json": /"current_subgraph"[\s\S]*"LEADS_TO"[\s\S]*"REQUIRES"/ },
  },
  {
    name: "state subgraph of a world without a goal",
    argv: ["state", "subgraph"],
    files: { ...FILES, "world-state.json": JSON.stringify({ ...WORLD, goal: "" }) },
    code: 2,
    stderr: ["the world has no goal"],
  },
  {
    name: "state with a word that is no action",
    argv: ["state", "ad"],
    files: FILES,
    code: 2,
    stderr: ["did you mean add?"],
  },
];
