import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits, areDisjoint } from "../base/text-edit.ts";
import { parseSkill, parseSkillBytes } from "./parse-skill.ts";
import type { ParseProblem, SkillDocument } from "./skill-document.ts";
import type { YamlValue } from "./yaml-value.ts";

const LINES = [
  "---",
  "--- ",
  "----",
  "...",
  "name: tidy-notes",
  "description: Cleans notes: merges them",
  'description: "Cleans notes.',
  'and more"',
  "description: **Bold** text",
  "description: Fixes issue #12 and more",
  "description: >-",
  "  Folded text.",
  "metadata:",
  "  a: {b: [1, 2]}",
  "  c: &x 1",
  "d: *x",
  "tags: [a, @b]",
  "  - one: two: three",
  "\ttab: 1",
  "license: MIT",
  "license: Apache-2.0",
  "key:value",
  "<!-- comment -->",
  "<<<<<<< HEAD",
  "=======",
  ">>>>>>> other",
  "# Heading",
  "```",
  "[link](a.md) and ![image](b.png)",
  "> quote",
  "",
  "\ufeff",
  "会議 😀",
  "\u0000",
];

const text = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...LINES) },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    ),
    { maxLength: 14 },
  )
  .chain((lines) => fc.constantFrom("\n", "\r\n", "\r").map((lineBreak) => lines.join(lineBreak)));

const started = text.map((rest) => `---\nname: a\n${rest}`);

function rangesOf(document: SkillDocument): { start: number; end: number }[] {
  const ranges = [document.bodyRange];
  const visit = (value: YamlValue): void => {
    ranges.push(value.range);
    if (value.kind === "list") value.items.forEach(visit);
    if (value.kind !== "map") return;
    for (const field of value.fields) {
      ranges.push(field.range, field.keyRange);
      visit(field.value);
    }
  };
  if (document.frontmatter !== null) {
    ranges.push(document.frontmatter.block, document.frontmatter.content);
    if (document.frontmatter.map !== null) visit(document.frontmatter.map);
  }
  for (const { range, related = [], safeEdits = [], suggestedEdits = [] } of document.problems) {
    ranges.push(range, ...related, ...[...safeEdits, ...suggestedEdits].map((edit) => edit.range));
  }
  const body = document.body();
  for (const link of body.links) ranges.push(link.range, link.urlRange);
  for (const code of body.code) ranges.push(code.range, code.contentRange);
  ranges.push(...body.headings.map(({ range }) => range), ...body.html.map(({ range }) => range));
  return ranges;
}

/** A problem of the same kind about the same field. */
const sameAs = (problem: ParseProblem) => (other: ParseProblem) =>
  other.code === problem.code &&
  other.args.cause === problem.args.cause &&
  other.args.key === problem.args.key;

describe("whatever the text", () => {
  it("every range lies inside it and problems are in order", () => {
    fc.assert(
      fc.property(fc.oneof(text, started), (source) => {
        const document = parseSkill(source);
        for (const { start, end } of rangesOf(document)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(source.length);
        }
        const starts = document.problems.map(({ range }) => range.start);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
      }),
      { numRuns: 1500, seed: 7 },
    );
  });

  it("any bytes are parsed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(parseSkillBytes(bytes).lines.count).toBeGreaterThan(0);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it("a safe fix removes its problem and touches only the lines of its edits", () => {
    fc.assert(
      fc.property(started, (source) => {
        for (const problem of parseSkill(source).problems) {
          const edits = problem.safeEdits ?? [];
          if (edits.length === 0) continue;
          expect(areDisjoint(edits)).toBe(true);
          const fixed = applyEdits(source, edits);
          const before = parseSkill(source).problems.filter(sameAs(problem)).length;
          expect(parseSkill(fixed).problems.filter(sameAs(problem)).length).toBeLessThan(before);
          if (problem.code !== "line-endings") {
            const last = edits.reduce((end, { range }) => Math.max(end, range.end), 0);
            expect(fixed.endsWith(source.slice(last))).toBe(true);
          }
        }
      }),
      { numRuns: 1500, seed: 7 },
    );
  });

  it("the same text gives the same answer", () => {
    fc.assert(
      fc.property(started, (source) => {
        expect(JSON.stringify(parseSkill(source).problems)).toBe(
          JSON.stringify(parseSkill(source).problems),
        );
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});
