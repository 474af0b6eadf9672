import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSkillBytes } from "./parse-skill.ts";
import type { ParseProblemCode } from "./skill-document.ts";

const FIXTURES = join(import.meta.dirname, "../../../../test/fixtures");

const CODES: ReadonlySet<string> = new Set<ParseProblemCode>([
  "frontmatter-missing",
  "frontmatter-not-first",
  "frontmatter-unclosed",
  "frontmatter-splitter",
  "frontmatter-executable",
  "frontmatter-not-a-map",
  "yaml-syntax",
  "yaml-unquoted-colon",
  "yaml-leading-special",
  "yaml-comment-cut",
  "yaml-continuation",
  "duplicate-key",
  "resource-limit",
  "encoding",
  "bom",
  "merge-conflict",
]);

interface Expected {
  readonly findings: readonly {
    readonly rule: string;
    readonly file?: string;
    readonly line?: number;
  }[];
}

function skillsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?:^|[/\\])skill\.md$/i.test(path))
    .sort();
}

const cases = readdirSync(join(FIXTURES, "cases")).filter((name) =>
  existsSync(join(FIXTURES, "cases", name, "expected.json")),
);

describe("each small repository has exactly the problems that its expectation names", () => {
  it.each(cases)("%s", (name) => {
    const root = join(FIXTURES, "cases", name);
    const { findings } = JSON.parse(readFileSync(join(root, "expected.json"), "utf8")) as Expected;
    const expected = findings.filter(({ rule }) => CODES.has(rule));
    const input = join(root, "input");
    const found = skillsBelow(input).flatMap((path) => {
      const { problems, lines } = parseSkillBytes(readFileSync(join(input, path)));
      return problems
        .filter(({ code }) => CODES.has(code))
        .map(({ code, range }) => ({
          rule: code,
          file: path.split(sep).join("/"),
          line: lines.lineAt(range.start),
        }));
    });
    expect(found.map(({ rule, file }) => ({ rule, file }))).toEqual(
      expected.map(({ rule, file }) => ({ rule, file })),
    );
    for (const [i, { line }] of expected.entries())
      if (line !== undefined) expect(found[i]?.line).toBe(line);
  });
});

const rows = readFileSync(join(FIXTURES, "torture/expected.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t"));

describe("each torture file reports what it must and nothing that it must not", () => {
  it.each(rows)("%s", (name, mustReport = "", mustNotReport = "") => {
    const root = join(FIXTURES, "torture", name as string);
    const found = skillsBelow(root).flatMap((path) =>
      parseSkillBytes(readFileSync(join(root, path))).problems.map(({ code }) => code as string),
    );
    const wanted = mustReport.split("|").filter((code) => !code.endsWith("?") && CODES.has(code));
    if (wanted.length > 0) expect(found.some((code) => wanted.includes(code))).toBe(true);
    const refused = new Set(mustNotReport.split(","));
    // The codes that only warn or inform.
    const mild = [
      "frontmatter-splitter",
      "yaml-continuation",
      "yaml-comment-cut",
      "bom",
      "line-endings",
      "yaml-portability",
    ];
    expect(found.filter((code) => refused.has(code))).toEqual([]);
    if (refused.has("ANY-ERROR")) expect(found.filter((code) => !mild.includes(code))).toEqual([]);
  });
});
