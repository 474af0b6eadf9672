import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { HARMLESS, HOSTILE, NO_CODES } from "./folders.ts";

/** Calls of `graph`. */
export const graphCases: readonly CliCase[] = [
  {
    name: "graph build",
    argv: ["graph", "build"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    after: { "entity-graph.json": /"id":"a"/ },
  },
  {
    name: "graph build --dry-run writes nothing",
    argv: ["graph", "build", "--dry-run"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    after: { "entity-graph.json": null },
  },
  {
    name: "graph build over a file that cannot be read",
    argv: ["graph", "build"],
    files: {
      "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }),
      "entity-graph.json": "{\n<<<<<<< HEAD\n",
    },
    code: 0,
    stderr: ["entity-graph.json"],
    after: { "entity-graph.json": /"id":"a"/ },
  },
  {
    name: "graph build makes the folder of the file",
    argv: ["graph", "build"],
    files: { ...HARMLESS, "ctxfst.yaml": "graph:\n  file: new/folder/graph.json\n" },
    code: 0,
    after: { "new/folder/graph.json": /"id":"greet"/ },
  },
  {
    name: "graph build where a folder stands",
    argv: ["graph", "build"],
    files: { ...HARMLESS, "entity-graph.json/kept": "" },
    code: 2,
    stderr: ["entity-graph.json: something that is not a file stands there"],
    after: { "entity-graph.json/kept": "" },
  },
  {
    name: "graph build over a file too large to read",
    argv: ["graph", "build"],
    files: { ...HARMLESS, "entity-graph.json": " ".repeat(2 ** 24 + 1) },
    code: 2,
    stderr: ["entity-graph.json: the graph file cannot be read"],
    after: { "entity-graph.json": /^ +$/ },
  },
  {
    name: "graph check of a file that is behind",
    argv: ["graph", "check"],
    files: { ...HARMLESS, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["greet"],
  },
  { name: "graph check without a file", argv: ["graph", "check"], files: HARMLESS, code: 0 },
  {
    name: "graph show builds what is not there",
    argv: ["graph", "show", "--format", "json"],
    files: { "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }) },
    code: 0,
    schema: "graph",
    json: { edges: [{ source: "a", relation: "LEADS_TO", target: "entity:x" }] },
    after: { "entity-graph.json": null },
  },
  {
    name: "graph show with facts that hold terminal codes",
    argv: ["graph", "show"],
    files: HOSTILE,
    code: 0,
    stdout: ["entity:<U+001B>[31mx", NO_CODES],
  },
  {
    name: "graph check of facts that hold terminal codes",
    argv: ["graph", "check"],
    files: { ...HOSTILE, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["<U+001B>", NO_CODES],
  },
  {
    name: "graph as JSON escapes what a terminal obeys",
    argv: ["graph", "show", "--format", "json"],
    files: HOSTILE,
    code: 0,
    schema: "graph",
    stdout: ["\\u009b", NO_CODES],
  },
  {
    name: "an error that quotes terminal codes",
    argv: ["plan", "not \u001b[31m\u202ex"],
    files: HARMLESS,
    code: 2,
    stderr: ["<U+001B>[31m<U+202E>", NO_CODES],
  },
  {
    name: "graph with a word that is no command",
    argv: ["graph", "bild"],
    files: HARMLESS,
    code: 2,
    stderr: ["bild"],
  },
];
