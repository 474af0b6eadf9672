import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLimitBreach } from "./find-limit-breach.ts";
import { readByLibrary, readSimply } from "./read-yaml.ts";

const KEYS = [
  "name",
  "description",
  "a",
  "a",
  "tags",
  "x-y_1",
  "true",
  "null",
  "<<",
  '"q"',
  "é",
  "1",
];
const VALUES = [
  "tidy-notes",
  "Cleans notes, merges them (twice). Use when asked!",
  "ends: here",
  "ends:",
  "x:y http://a.b/c#d",
  "cut #comment",
  "# comment",
  "1.0.0",
  "1.10",
  "010",
  "-1",
  "+.5",
  "1e3",
  "0x1F",
  ".inf",
  ".",
  "12345678901234567890",
  "2024-01-01",
  "true",
  "Yes",
  "NULL",
  "~",
  "~/x",
  "~ x",
  '"quoted: # text"',
  '"with \\" and \\\\"',
  '"bad \\x"',
  "'it''s'",
  "'it's'",
  '"open',
  '"a" b',
  '"',
  "''",
  "[a, b]",
  "[ 'a, b' , \"c] d\" ,1.5,true , ~ ]",
  "[a b  c , d]",
  "[]",
  "[a,]",
  "[a, [b]]",
  "[a: b]",
  '["a": b]',
  "[a #b]",
  "[a] b",
  "{a: b}",
  "{}",
  "[ ]",
  '{ "a": {"b":[1, "x"], c: d}, e:f }',
  "{ 'a':1, a: 2}",
  "{ a : 1 }",
  '{"a" : 1,}',
  "{a: }",
  "{a, b}",
  '{"k": "v"} # c',
  "[{a: b}, c]",
  "[(x), y z]",
  "*alias",
  "&anchor x",
  "!tag x",
  "- x",
  "-",
  "? x",
  "@x",
  "%x",
  "`x`",
  "|",
  ">",
  "|-",
  ">-",
  ">+",
  "|2",
  "> x",
  "🦀 emoji",
  "会議：終",
  "a\\b",
  "<b>",
  "=",
  "",
  " ",
];

const pick = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const indent = pick(["", "", "", "  ", "  ", "    ", " ", "      "]);
const line = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(indent, pick(KEYS), pick([": ", ": ", ":", ":  "]), pick(VALUES)),
    },
    { weight: 2, arbitrary: fc.tuple(indent, pick(["- ", "- ", "-  ", "-"]), pick(VALUES)) },
    { weight: 2, arbitrary: fc.tuple(indent, pick(VALUES)) },
    { weight: 1, arbitrary: fc.tuple(pick(["", "", "  ", "# x", "  # y", "\t", "---", "..."])) },
  )
  .map((parts) => parts.join(""));

/** A block of a few lines; each line's trailing blanks and the last line break vary. */
const block = fc
  .tuple(fc.array(fc.tuple(line, pick(["", "", "", "", "", " "])), { minLength: 1, maxLength: 4 }))
  .chain(([lines]) =>
    pick(["\n", "\n", "\n", "\n", "", "\n\n", "\n  \n"]).map(
      (end) => lines.map(([text, blank]) => text + blank).join("\n") + end,
    ),
  );

/** The same from lines that fit together, so that long simple blocks occur. */
const SCALARS = VALUES.filter((value) => !/^[|>?*&!@%`{-]|: |:$|#/.test(value));
const entry = fc.oneof(
  fc.tuple(pick(["name", "license"]), pick(SCALARS)).map(([key, value]) => `${key}: ${value}`),
  fc
    .tuple(
      pick(["description", "summary"]),
      pick(["|", ">", "|-", ">-", "More text"]),
      fc.array(pick(["  one", "  one  ", "  ", "   ", "  two: x", "  # three", "   far", ""]), {
        maxLength: 4,
      }),
    )
    .map(([key, head, lines]) => [`${key}: ${head}`, ...lines].join("\n")),
  fc
    .tuple(
      pick(["tags", "metadata"]),
      fc.array(pick(["- a", "- 'b'", "- 2", "- [x, y]"]), { maxLength: 3 }),
      pick(["", "  "]),
    )
    .map(([key, items, blanks]) => [`${key}:`, ...items.map((item) => blanks + item)].join("\n")),
  fc
    .tuple(
      pick(["meta", "env"]),
      fc.array(fc.tuple(pick(["b", "c", "d"]), pick(SCALARS)), { maxLength: 3 }),
    )
    .map(([key, fields]) =>
      [`${key}:`, ...fields.map(([inner, value]) => `  ${inner}: ${value}`)].join("\n"),
    ),
  pick(["", "# comment"]),
);
const fitting = fc
  .array(entry, { minLength: 1, maxLength: 6 })
  .map((lines) => `${lines.join("\n")}\n`);

/** The same with one character too many or too few. */
const mutated = fc
  .tuple(
    fitting,
    fc.nat(),
    fc.nat({ max: 2 }),
    pick([..."\n -:#'\"[]{}|>,.\\&*!\t\r~0e", "", "\u0085", "\u2028", "\ufeff", "\ud83d"]),
  )
  .map(([text, at, length, put]) => {
    const place = at % text.length;
    return text.slice(0, place) + put + text.slice(place + length);
  });

function difference(lines: string, base: number, hasReturns: boolean): unknown {
  const source = hasReturns ? lines.replaceAll("\n", "\r\n") : lines;
  const text = " ".repeat(base) + source;
  if (findLimitBreach(source) !== null) return null;
  const simple = readSimply(text, source, base);
  if (simple === null) return null;
  const full = readByLibrary(text, { start: base, end: text.length });
  return isDeepStrictEqual(simple, full) ? "same" : { source, simple, full };
}

describe("the fast reader of YAML", () => {
  it.each([
    ["lines at random", block],
    ["entries that fit together", fitting],
    ["entries with a wrong character", mutated],
  ])("gives what the library gives, or nothing: %s", (_name, texts) => {
    const seen = { same: 0, nothing: 0 };
    fc.assert(
      fc.property(texts, fc.nat({ max: 5 }), fc.boolean(), (source, base, hasReturns) => {
        const found = difference(source, base, hasReturns);
        if (found !== null && found !== "same") throw new Error(JSON.stringify(found));
        seen[found === null ? "nothing" : "same"] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(seen.same).toBeGreaterThan(20);
    expect(seen.nothing).toBeGreaterThan(20);
  });
});
