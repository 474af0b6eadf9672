import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf } from "../../testing/repository-of.ts";
import { skillText } from "../../testing/skill-text.ts";
import type { Finding } from "../finding.ts";
import type { LintResult } from "../lint.ts";
import { lint } from "../run-lint.ts";
import { type Baseline, baselineOf, formatBaseline, readBaseline } from "./baseline.ts";
import type { FindingSelection } from "./select-findings.ts";

type Files = Readonly<Record<string, string>>;

function lintFiles(files: Files, selection: FindingSelection = {}): LintResult {
  return lint(repositoryOf(files, DEFAULT_CONFIG), DEFAULT_CONFIG, { selection, aggregate: false });
}

function places({ findings }: LintResult): string[] {
  return findings.map(({ rule, file }) => `${rule} ${file ?? ""}`);
}

const skill = (name: string, body: string): Files => ({
  [`skills/${name}/SKILL.md`]: skillText({ name }, body),
});
const long = (tokens: number): Files => skill("long", "word ".repeat((tokens * 4) / 5));
const written = (files: Files): Baseline =>
  readBaseline(formatBaseline(baselineOf(lintFiles(files).findings)), "baseline.json");

describe("a baseline", () => {
  const old = skill("a", "[a](a.md)\n\n[b](b.md)\n");

  it("hides what it knows, wherever it moved in the file", () => {
    const result = lintFiles(skill("a", "Text.\n\n[a](a.md)\n\n[b](b.md)\n"), {
      baseline: written(old),
    });
    expect(places(result)).toEqual([]);
    expect(result.hidden?.baseline).toHaveLength(2);
    expect(result.hidden?.stale).toEqual([]);
  });

  it("lets new findings through, equal ones included", () => {
    const result = lintFiles(skill("a", "[a](a.md)\n\n[b](b.md)\n\n[a](a.md)\n"), {
      baseline: written(old),
    });
    expect(places(result)).toEqual(["broken-link skills/a/SKILL.md"]);
  });

  it("tells entries that do not occur any more", () => {
    const result = lintFiles(skill("a", "[a](a.md)\n"), { baseline: written(old) });
    expect(result.hidden?.stale.map(({ rule, file }) => [rule, file])).toEqual([
      ["broken-link", "skills/a/SKILL.md"],
    ]);
  });

  it("takes a measure that is as bad or better, and says that it is better", () => {
    const same = lintFiles(long(6000), { baseline: written(long(6000)) });
    expect([places(same), same.hidden?.better]).toEqual([[], []]);
    const shorter = lintFiles(long(5600), { baseline: written(long(6000)) });
    expect(places(shorter)).toEqual([]);
    expect(shorter.hidden?.better.map(({ rule }) => rule)).toEqual(["body-tokens"]);
  });

  it("shows a measure that got worse", () => {
    expect(places(lintFiles(long(6400), { baseline: written(long(6000)) }))).toEqual([
      "body-tokens skills/long/SKILL.md",
    ]);
  });

  it("is written with one entry a line, the same whatever the order", () => {
    const { findings } = lintFiles({ ...old, ...long(6000) });
    const text = formatBaseline(baselineOf(findings));
    expect(formatBaseline(baselineOf([...findings].reverse()))).toBe(text);
    expect(text.split("\n").filter((line) => line.includes('"rule"'))).toHaveLength(
      findings.length,
    );
  });

  it("that cannot be read says where and how to write it anew", () => {
    expect(() => readBaseline('{\n"version": 1,\n<<<<<<< ours\n', "b.json")).toThrow(
      expect.objectContaining({
        code: "file-invalid",
        line: 3,
        message: expect.stringContaining("--baseline b.json --update-baseline"),
      }),
    );
    expect(() => readBaseline('{"version":1,"findings":[{"rule":1}]}', "b.json")).toThrow(
      "entry 1 of the baseline has no file, rule and id",
    );
  });
});

describe("a change", () => {
  const before = (files: Files) => (): readonly Finding[] => lintFiles(files).findings;

  it("shows what is in changed files and new elsewhere, nothing else", () => {
    const base = {
      ...skill("old", "[x](x.md)\n"),
      ...skill("user", "[guide](../gone/guide.md)\n"),
      "skills/gone/guide.md": "Text.\n",
    };
    const { "skills/gone/guide.md": _, ...kept } = base;
    const head = { ...kept, ...skill("new", "[y](y.md)\n") };
    const change = { files: new Set(["skills/new/SKILL.md"]), before: before(base) };
    const result = lintFiles(head, { change });
    expect(places(result)).toEqual([
      "broken-link skills/new/SKILL.md",
      "broken-link skills/user/SKILL.md",
    ]);
    expect(result.hidden?.unchanged).toBe(1);
  });

  it("shows findings elsewhere that name a skill in it, whatever was there before", () => {
    const head = {
      ...skill("close-done-items", "Text.\n"),
      "skills/weekly/SKILL.md": skillText({ name: "weekly", related_skills: ["close-done-item"] }),
    };
    const files = new Set(["skills/close-done-items/SKILL.md"]);
    for (const known of [null, before(head)]) {
      expect(places(lintFiles(head, { change: { files, before: known } }))).toEqual([
        "unresolved-skill skills/weekly/SKILL.md",
      ]);
    }
  });

  it("does not ask for the findings before it when all are in changed files", () => {
    const head = skill("new", "[y](y.md)\n");
    const change = {
      files: new Set(Object.keys(head)),
      before: () => {
        throw new Error("not needed");
      },
    };
    expect(places(lintFiles(head, { change }))).toHaveLength(1);
  });
});
