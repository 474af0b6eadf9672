import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnnotationSource, selectAnnotations } from "./annotations.ts";

function source(changes: Partial<AnnotationSource> & { line?: number } = {}): AnnotationSource {
  const { line = 1, ...rest } = changes;
  return {
    severity: "error",
    rule: "some-rule",
    message: "text",
    file: "a/SKILL.md",
    position: { start: { line, column: 2 }, end: { line, column: 5 } },
    ...rest,
  };
}

const many = (count: number, changes: Partial<AnnotationSource> = {}): AnnotationSource[] =>
  Array.from({ length: count }, (_, i) => source({ ...changes, line: i + 1 }));

describe("selectAnnotations", () => {
  it("shows place, title and message, columns inclusive", () => {
    expect(selectAnnotations([source()])).toEqual([
      {
        level: "error",
        title: "some-rule",
        message: "text",
        file: "a/SKILL.md",
        line: 1,
        endLine: 1,
        column: 2,
        endColumn: 4,
      },
    ]);
  });

  it("names hidden characters of a path", () => {
    expect(selectAnnotations([source({ file: "a\u001b[31m\u202e\n.md" })])[0]?.file).toBe(
      "a<U+001B>[31m<U+202E>\n.md",
    );
  });

  it("gives no columns over several lines", () => {
    const position = { start: { line: 2, column: 3 }, end: { line: 4, column: 2 } };
    expect(selectAnnotations([source({ position })])[0]).toMatchObject({
      line: 2,
      endLine: 4,
      column: null,
    });
  });

  it("does not count the line after a final line break", () => {
    const position = { start: { line: 2, column: 3 }, end: { line: 3, column: 1 } };
    expect(selectAnnotations([source({ position })])[0]).toMatchObject({
      line: 2,
      endLine: 2,
      column: null,
    });
  });

  it("marks an empty range with one column", () => {
    const position = { start: { line: 2, column: 3 }, end: { line: 2, column: 3 } };
    expect(selectAnnotations([source({ position })])[0]).toMatchObject({ column: 3, endColumn: 3 });
  });

  it("puts errors before warnings before notices", () => {
    const sources = [source({ severity: "info" }), source({ severity: "warning" }), source()];
    expect(selectAnnotations(sources).map(({ level }) => level)).toEqual([
      "error",
      "warning",
      "notice",
    ]);
  });

  it("puts changed lines first, then goes by file and line", () => {
    const sources = [
      source({ file: "a", line: 9 }),
      source({ file: "b", line: 5 }),
      source({ file: "a", line: 2 }),
      source({ file: "b", line: 7 }),
    ];
    const changed = new Map([["b", [{ start: 6, end: 8 }]]]);
    expect(selectAnnotations(sources, changed).map(({ file, line }) => `${file}${line}`)).toEqual([
      "b7",
      "a2",
      "a9",
      "b5",
    ]);
  });

  it("counts what does not fit in one last notice", () => {
    const shown = selectAnnotations([
      ...many(13),
      ...many(11, { severity: "warning" }),
      ...many(2, { severity: "info" }),
    ]);
    expect(shown).toHaveLength(23);
    expect(shown.at(-1)).toMatchObject({
      level: "notice",
      file: null,
      message: "and 3 more errors, 1 more warning: see the job summary",
    });
  });

  it("shows ten notices when they are all, nine and the count when there are more", () => {
    expect(selectAnnotations(many(10, { severity: "info" }))).toHaveLength(10);
    const shown = selectAnnotations(many(11, { severity: "info" }));
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)?.message).toBe("and 2 more notes: see the job summary");
  });

  it("never exceeds ten of a level, and accounts for every finding", () => {
    const severity = fc.constantFrom("error" as const, "warning" as const, "info" as const);
    fc.assert(
      fc.property(fc.array(severity, { maxLength: 60 }), (severities) => {
        const shown = selectAnnotations(
          severities.map((level, i) => source({ severity: level, line: i + 1 })),
        );
        for (const level of ["error", "warning", "notice"]) {
          expect(
            shown.filter((annotation) => annotation.level === level).length,
          ).toBeLessThanOrEqual(10);
        }
        const rest = shown.at(-1)?.title === "ctxfst" ? (shown.at(-1)?.message ?? "") : null;
        const counted = [...(rest ?? "").matchAll(/\d+/g)].reduce(
          (sum, [digits]) => sum + Number(digits),
          0,
        );
        expect(shown.length - (rest === null ? 0 : 1) + counted).toBe(severities.length);
      }),
    );
  });

  it("keeps messages within 4,096 characters after escaping", () => {
    const unit = fc.string({
      unit: fc.constantFrom("%", "\n", "a", "😀", "\u202e"),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(unit, fc.integer({ min: 300, max: 5000 }), (text, times) => {
        const shown =
          selectAnnotations([source({ message: text.repeat(times) })])[0]?.message ?? "";
        expect(shown.replace(/[%\r\n]/g, "%25").length).toBeLessThanOrEqual(4096);
        expect(shown).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it("shows hidden characters and keeps line breaks", () => {
    expect(selectAnnotations([source({ message: "a\u202eb\r\nc" })])[0]?.message).toBe(
      "a<U+202E>b\nc",
    );
  });
});
