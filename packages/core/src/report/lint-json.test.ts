import { validate } from "@ctxfst/schema";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import type { Finding } from "../rules/finding.ts";
import { repositoryOf } from "../testing/index.ts";
import { lintJson } from "./lint-json.ts";

const TEXT = "---\nname: 𝒳 one\ndescription: two\n---\n";
const repository = repositoryOf({ "a/SKILL.md": TEXT, "b/SKILL.md": TEXT });
const at = (word: string) => ({ start: TEXT.indexOf(word), end: TEXT.indexOf(word) + word.length });

const finding = (change: Partial<Finding> = {}): Finding => ({
  rule: "name-missing",
  severity: "error",
  args: {},
  file: "a/SKILL.md",
  range: at("one"),
  position: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
  hosts: [],
  related: [],
  fix: null,
  fingerprint: "f1",
  count: 1,
  ...change,
});
const jsonOf = (...findings: readonly Finding[]) =>
  lintJson({ skills: 2, findings, skipped: [{ file: "c", reason: "git-ignored" }] }, repository);

describe("lintJson", () => {
  it("follows the schema, with related places and fixes in lines and columns of code points", () => {
    const json = jsonOf(
      finding({
        related: [
          { file: "b/SKILL.md", range: at("two") },
          { file: "gone.md", range: null },
        ],
        fix: { tier: "safe", edits: [{ range: at("one"), text: "1" }] },
      }),
    );
    expect(validate("report", json)).toEqual([]);
    expect(json).toMatchObject({
      findings: [
        {
          file: "a/SKILL.md",
          range: { start: { line: 2, column: 9 } },
          related: [
            { file: "b/SKILL.md", range: { start: { line: 3, column: 14 } } },
            { file: "gone.md", range: null },
          ],
          fix: { tier: "safe", edits: [{ range: { start: { line: 2, column: 9 } }, text: "1" }] },
        },
      ],
      skipped: [{ file: "c", reason: "git-ignored" }],
    });
  });

  it("counts by severity, every place of a merged note", () => {
    const json = jsonOf(
      finding(),
      finding({ severity: "warning" }),
      finding({ severity: "info", count: 40, file: null, range: null, position: null }),
    );
    expect(json.summary).toEqual({ skills: 2, errors: 1, warnings: 1, infos: 40 });
    expect(validate("report", json)).toEqual([]);
  });
});

it("an empty repository is a report too", () => {
  const empty = lintJson(
    { skills: 0, findings: [], skipped: [] },
    repositoryOf({}, DEFAULT_CONFIG),
  );
  expect(validate("report", empty)).toEqual([]);
});
