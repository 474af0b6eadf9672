import { skillText } from "@ctxfst/core/testing";
import type { CliCase } from "./cli-case.ts";
import { HARMLESS, MATCH, RESUME } from "./folders.ts";

/** Calls of `check`. */
export const checkCases: readonly CliCase[] = [
  { name: "check of the example", argv: ["check"], from: RESUME, code: 0, golden: "check.txt" },
  {
    name: "check without one skill names the missing fact and who needs it",
    argv: ["check"],
    from: RESUME,
    files: { [MATCH]: skillText({ name: "match-skills" }) },
    code: 1,
    golden: "check-broken.txt",
  },
  {
    name: "check as JSON is a report and plans at once",
    argv: ["check", "--format", "json"],
    from: RESUME,
    code: 0,
    schema: "report",
    json: {
      goals: [{ id: "learn-kubernetes", cost: 14, optimal: true, inferred: false }],
      verdict: { ok: true },
    },
  },
  {
    name: "check of another folder that is not in git, without a config",
    argv: ["check", "elsewhere"],
    files: { "elsewhere/skills/greet/SKILL.md": skillText({ name: "greet" }) },
    code: 0,
    stdout: ["1 skill"],
  },
  {
    name: "check of a folder that does not exist",
    argv: ["check", "nowhere", "--format", "json"],
    code: 2,
    error: { code: "file-not-found" },
  },
  {
    name: "check writes the report page",
    argv: ["check", "--html", "report.html"],
    from: RESUME,
    code: 0,
    stderr: ["ctxfst: report.html written"],
    after: { "report.html": /^<!doctype html>/ },
  },
  {
    name: "check of a graph file that is behind",
    argv: ["check"],
    files: { ...HARMLESS, "entity-graph.json": '{"meta":{},"nodes":[],"edges":[]}' },
    code: 1,
    stdout: ["entity-graph.json is out of date", "ctxfst graph build"],
  },
  {
    name: "check of a config with an error says where, and does not look fine",
    argv: ["check", "--format", "json"],
    files: { ...HARMLESS, "ctxfst.yaml": "version: []\n" },
    code: 2,
    stdout: ['"rule": "config-invalid"'],
  },
];
