import type { CommandSpec } from "../command.ts";
import { format } from "./shared-options.ts";

/** Commands about the world and graph files. */
export const STATE_COMMANDS: readonly CommandSpec[] = [
  {
    name: "state",
    usage: "init|add|remove|complete|check|show|subgraph [WORD…]",
    summary: "begin, change, check or print world-state.json",
    maximumArguments: Number.POSITIVE_INFINITY,
    options: {
      format: format("pretty", "json"),
      state: { type: "string", value: "FILE", summary: "the world, in place of the repository's" },
      graph: {
        type: "string",
        value: "FILE",
        summary: "remove, complete: the graph to record in, in place of the repository's",
      },
      have: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "init: a fact that holds; may be repeated",
      },
      session: { type: "string", value: "ID", summary: "init: the id of the session" },
      force: { type: "boolean", summary: "init: replace the world that is there" },
      result: {
        type: "string",
        value: "RESULT",
        choices: ["success", "partial", "failed", "skipped"],
        default: "success",
        summary: "complete: what it came to: success, partial, failed, skipped",
      },
      add: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "complete: a fact that it made true, in place of what the skill declares",
      },
      remove: {
        type: "string",
        value: "FACT",
        isMultiple: true,
        summary: "complete: a fact that it made false besides",
      },
      summary: { type: "string", value: "TEXT", summary: "complete: what to remember of it" },
      depth: {
        type: "string",
        value: "N",
        summary: "subgraph: go back from the goal by this many steps; all by default",
      },
    },
    examples: [
      {
        call: "ctxfst state init entity:released --have entity:built",
        does: "begin a world with a goal, or with a goal of the config and what it is given",
      },
      { call: "ctxfst state complete deploy", does: "record that a skill was executed" },
      {
        call: "ctxfst state check deploy 'NOT entity:frozen'",
        does: "exit with 1 unless the skill may run and the condition holds",
      },
      { call: "ctxfst state subgraph", does: "keep the part of the graph that leads to the goal" },
    ],
    load: async () => (await import("../commands/state.ts")).state,
  },
  {
    name: "graph",
    usage: "build|check|show|diff|merge|export [WORD…]",
    summary: "build, compare, print, merge or draw entity-graph.json",
    maximumArguments: 5,
    options: {
      format: format("pretty", "json"),
      "dry-run": { type: "boolean", summary: "build: print what would change, write nothing" },
      goal: {
        type: "string",
        value: "GOAL",
        isMultiple: true,
        summary: "show, export: only what leads to this goal; may be repeated",
      },
      depth: { type: "string", value: "N", summary: "with --goal: go back by this many steps" },
      to: {
        type: "string",
        value: "FORMAT",
        choices: ["mermaid", "dot", "svg", "html", "graphml", "json"],
        summary: "export: mermaid, dot, svg, html, graphml or json",
      },
      output: { type: "string", value: "FILE", summary: "export: write to this file" },
      "marker-size": {
        type: "string",
        value: "N",
        summary: "merge: length of conflict markers, %L of git",
      },
    },
    examples: [
      { call: "ctxfst graph build", does: "write the graph file, keeping what runs recorded" },
      { call: "ctxfst graph check", does: "exit with 1 when the file is out of date" },
      { call: "ctxfst graph diff main", does: "what this checkout changes in the graph of main" },
      {
        call: "ctxfst graph export --to svg --goal entity:released",
        does: "draw what leads to a goal",
      },
      {
        call: "git config merge.ctxfst.driver 'npx ctxfst graph merge %O %A %B %P'",
        does: "let git merge the file by meaning (and entity-graph.json merge=ctxfst in .gitattributes)",
      },
    ],
    load: async () => (await import("../commands/graph.ts")).graph,
  },
];
