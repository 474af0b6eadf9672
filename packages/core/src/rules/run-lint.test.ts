import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import type { Finding } from "./finding.ts";
import type { LintOptions } from "./lint.ts";
import { lint } from "./run-lint.ts";

function lintFiles(
  files: Record<string, string>,
  config: Partial<Config> = {},
  options: LintOptions = {},
): readonly Finding[] {
  const full = { ...DEFAULT_CONFIG, ...config };
  return lint(repositoryOf(files, full), full, options).findings;
}

function levels(findings: readonly Finding[], rule: string): string[] {
  return findings.filter((finding) => finding.rule === rule).map(({ severity }) => severity);
}

const PLAIN = skillText({ name: "demo" });
const CRLF = PLAIN.replaceAll("\n", "\r\n");
const EMPTY_LICENSE = PLAIN.replace("---\n\n", "license:\n---\n\n");

describe("lint", () => {
  it("says nothing about a healthy skill", () => {
    expect(lintFiles({ "skills/demo/SKILL.md": PLAIN })).toEqual([]);
  });

  it("takes a rule's level from the config", () => {
    const files = { "skills/demo/SKILL.md": EMPTY_LICENSE };
    expect(levels(lintFiles(files), "empty-field")).toEqual(["warning"]);
    expect(levels(lintFiles(files, { rules: { "empty-field": "error" } }), "empty-field")).toEqual([
      "error",
    ]);
    expect(levels(lintFiles(files, { rules: { "empty-field": "off" } }), "empty-field")).toEqual(
      [],
    );
  });

  it("lets the last matching override decide", () => {
    const files = { "skills/demo/SKILL.md": EMPTY_LICENSE, "old/demo-two/SKILL.md": EMPTY_LICENSE };
    const overrides = [
      { files: ["**"], rules: { "empty-field": "info" as const } },
      { files: ["old/**"], rules: { "empty-field": "off" as const } },
    ];
    const findings = lintFiles(files, { overrides });
    expect(levels(findings, "empty-field")).toEqual(["info"]);
  });

  it("turns a rule on for some files that is off for all", () => {
    const config = {
      rules: { "empty-field": "off" as const },
      overrides: [{ files: ["skills/**"], rules: { "empty-field": "error" as const } }],
    };
    expect(
      levels(lintFiles({ "skills/demo/SKILL.md": EMPTY_LICENSE }, config), "empty-field"),
    ).toEqual(["error"]);
  });

  it("makes an error of what a chosen profile refuses", () => {
    const files = { "skills/demo/SKILL.md": CRLF };
    expect(levels(lintFiles(files), "line-endings")).toEqual(["info"]);
    expect(levels(lintFiles(files, {}, { profiles: ["claude-api"] }), "line-endings")).toEqual([
      "error",
    ]);
  });

  it("merges equal notes into the first, with their number", () => {
    const files = Object.fromEntries(
      ["a", "b", "c"].map((name) => [`skills/${name}/SKILL.md`, skillText({ name, risk: "low" })]),
    );
    const notes = lintFiles(files).filter(({ rule }) => rule === "unknown-key");
    expect(notes.map(({ file, count }) => [file, count])).toEqual([["skills/a/SKILL.md", 3]]);
  });

  it("keeps equal errors apart", () => {
    const files = Object.fromEntries(
      ["a", "b"].map((name) => [`skills/${name}/SKILL.md`, skillText({ name, risk: "low" })]),
    );
    const errors = lintFiles(files, {}, { profiles: ["agentskills-strict"] });
    expect(errors.filter(({ rule }) => rule === "unknown-key").map(({ count }) => count)).toEqual([
      1, 1,
    ]);
  });

  it("leaves vendored skills to the rules of security", () => {
    const files = { "third/demo/SKILL.md": EMPTY_LICENSE };
    expect(lintFiles(files, { vendored: ["third/**"] })).toEqual([]);
  });

  it("sorts by file, place and rule", () => {
    const files = { "b/SKILL.md": EMPTY_LICENSE, "a/SKILL.md": CRLF };
    const keys = lintFiles(files).map(({ file, range }) => [file, range?.start ?? -1]);
    const sorted = [...keys].sort((x, y) =>
      String(x[0]) === String(y[0])
        ? Number(x[1]) - Number(y[1])
        : String(x[0]) < String(y[0])
          ? -1
          : 1,
    );
    expect(keys).toEqual(sorted);
  });

  it("keeps a fingerprint when lines move", () => {
    const moved = EMPTY_LICENSE.replace("---\n", "---\n# a comment\n\n");
    const prints = [EMPTY_LICENSE, moved].map(
      (text) =>
        lintFiles({ "skills/demo/SKILL.md": text }).find(({ rule }) => rule === "empty-field")
          ?.fingerprint,
    );
    expect(prints[0]).toMatch(/^[\da-f]{16}$/);
    expect(prints[1]).toBe(prints[0]);
  });

  it("tells equal findings of one file apart", () => {
    const text = PLAIN.replace("---\n\n", "metadata:\n  a: 2024-01-01\n  b: 2024-01-01\n---\n\n");
    const prints = lintFiles({ "skills/demo/SKILL.md": text })
      .filter(({ rule }) => rule === "scalar-coercion")
      .map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(2);
  });

  it("takes in reports that check made", () => {
    const files = { "skills/demo/SKILL.md": EMPTY_LICENSE };
    const findings = lintFiles(
      files,
      {},
      {
        extraReports: [
          { rule: "bom", args: {}, file: "skills/demo/SKILL.md", range: { start: 0, end: 3 } },
        ],
      },
    );
    expect(levels(findings, "bom")).toEqual(["warning"]);
  });

  it("runs only the rules that were asked for", () => {
    const files = { "skills/demo/SKILL.md": EMPTY_LICENSE.replaceAll("\n", "\r\n") };
    const findings = lintFiles(files, {}, { only: new Set(["empty-field"]) });
    expect(findings.map(({ rule }) => rule)).toEqual(["empty-field"]);
  });
});
