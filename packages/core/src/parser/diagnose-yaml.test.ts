import { describe, expect, it } from "vitest";
import { applyEdits } from "../base/text-edit.ts";
import { parseSkill } from "./parse-skill.ts";
import type { ParseProblem } from "./skill-document.ts";

const file = (yaml: string): string => `---\n${yaml}\n---\n\n# Steps\n`;

/** `code:cause@line:column` of every problem. */
const found = (yaml: string): string[] => {
  const { problems, lines } = parseSkill(file(yaml));
  return problems.map(({ code, args, range }) => {
    const { line, column } = lines.positionAt(range.start);
    return `${code}:${args.cause}@${line}:${column}`;
  });
};

const edited = (
  yaml: string,
  edits: (problem: ParseProblem) => ParseProblem["safeEdits"],
): string => {
  const text = file(yaml);
  return applyEdits(
    text,
    parseSkill(text).problems.flatMap((problem) => edits(problem) ?? []),
  );
};
const fix = (yaml: string): string =>
  edited(yaml, ({ safeEdits }) => safeEdits).slice(4, -"\n---\n\n# Steps\n".length);
const suggest = (yaml: string): string =>
  edited(yaml, ({ suggestedEdits }) => suggestedEdits).slice(4, -"\n---\n\n# Steps\n".length);

const DESCRIPTION = "description: ";

describe("an unquoted colon", () => {
  it.each<[string, string, string]>([
    ["inside a value", "description: Cleans notes: merges them.", "2:26"],
    [
      "behind another colon that is harmless",
      "description: See https://a.b/c and note: more",
      "2:40",
    ],
    ["at the end of a value", "description: Use when asked to:", "2:31"],
    ["on a continuation line", "description: Does a thing.\n  Use when: asked", "3:11"],
    ["in a nested map", "name: a\nmetadata:\n  note: one: two", "4:12"],
    ["in a list item", "name: a\ntags:\n  - one: two: three", "4:13"],
    ["behind wide letters", "description: 会議 😀 notes: merges", "2:24"],
    ["after a quoted text", 'description: "Tidy": cleans notes', "2:20"],
    ["in a file with CRLF", "name: a\r\ndescription: Use when: asked\r", "3:22"],
  ])("%s is reported at its own column", (_name, yaml, place) => {
    expect(found(yaml).filter((text) => !text.startsWith("line"))).toEqual([
      `yaml-unquoted-colon:${place === "2:31" ? "trailing" : "inside"}@${place}`,
    ]);
  });

  it("names every field that a host loses with the block", () => {
    const { problems } = parseSkill(file("name: a\ndescription: Use when: x\nallowed-tools: Read"));
    expect(problems[0]?.args.lost).toEqual(["name", "description", "allowed-tools"]);
  });

  it.each<[string, string, string]>([
    ["double quotes", "description: Use when: x", 'description: "Use when: x"'],
    [
      "single quotes around double ones",
      'description: Say "hi": now',
      "description: 'Say \"hi\": now'",
    ],
    ["doubled single quotes", 'description: It\'s "x": y', "description: 'It''s \"x\": y'"],
    ["single quotes around a backslash", "description: C:\\x: y", "description: 'C:\\x: y'"],
    [
      "all lines of the value",
      "description: One.\n  Use when: x",
      'description: "One.\n  Use when: x"',
    ],
    [
      "the whole item of a list of texts",
      "tags:\n  - Use it when: a: b",
      'tags:\n  - "Use it when: a: b"',
    ],
    ["the value and not the comment", "description: a: b # why", 'description: "a: b" # why'],
    ["a number sign that is text", "description: Fix: issue #3", 'description: "Fix: issue #3"'],
    ["two fields at once", "name: a: b\ndescription: c: d", 'name: "a: b"\ndescription: "c: d"'],
  ])("is fixed with %s", (_name, yaml, expected) => {
    expect(fix(yaml)).toBe(expected);
    expect(parseSkill(file(expected)).problems).toEqual([]);
  });

  it("is a lost line break when a field of the specification is glued to a sentence", () => {
    expect(found("name: a\ndescription: 请使用。license: MIT")).toEqual([
      "yaml-unquoted-colon:glued-field@3:25",
    ]);
    expect(suggest("name: a\ndescription: 请使用。license: MIT")).toBe(
      "name: a\ndescription: 请使用。\nlicense: MIT",
    );
  });
});

describe("a special character at the start of a plain text", () => {
  it.each([
    "**bold** text",
    "*emphasis* text",
    "* text",
    "& more",
    "@someone asks",
    "`code` runs",
    "%d items",
    "!important text",
    ", text",
    "] text",
  ])("%s is reported at the value and quoted", (value) => {
    const special = value.charAt(0);
    expect(found(DESCRIPTION + value)).toEqual([`yaml-leading-special:${special}@2:14`]);
    expect(fix(DESCRIPTION + value)).toBe(`${DESCRIPTION}"${value}"`);
  });

  it.each(["> Folded on one line.", "| Literal on one line."])(
    "%s is offered a line of its own",
    (value) => {
      expect(found(DESCRIPTION + value)).toEqual([`yaml-leading-special:${value.charAt(0)}@2:14`]);
      expect(parseSkill(file(suggest(DESCRIPTION + value))).problems).toEqual([]);
    },
  );

  it("is found in the members of a list on one line", () => {
    expect(found("name: a\ntags: [angular, @if, @for]")).toEqual(["yaml-leading-special:@@3:17"]);
    expect(fix("name: a\ntags: [angular, @if, @for]")).toBe(
      'name: a\ntags: [angular, "@if", "@for"]',
    );
  });

  it.each([
    "x: &x 1\ny: *x",
    "x: &x\n  a: 1\ny: *x",
    "x: !!str 12",
    "x: -1",
    "x: ?a",
    "x: *.ts and more".replace("*", "a"),
  ])("%j is valid YAML and no finding of this kind", (yaml) => {
    expect(found(yaml).filter((text) => !text.startsWith("yaml-portability"))).toEqual([]);
  });
});

describe("other YAML errors", () => {
  it.each<[string, string, string]>([
    ["two flow values side by side", "argument-hint: [a] [b]", "two-flow-values@2:20"],
    ["text behind a flow value", "argument-hint: [a] text", "text-after-flow@2:20"],
    ["a bracket that nothing closes", "argument-hint: [a", "unclosed-flow@2:16"],
    ["text behind a quote", 'description: "a" and b', "text-after-quote@2:18"],
    ["quotes inside quotes", 'description: "say "hi" now"', "quote-inside-quotes@2:20"],
    ["an apostrophe inside single quotes", "description: 'it's fine'", "quote-inside-quotes@2:18"],
    ["a quote that nothing closes", 'description: "a\nname: b', "unclosed-quote@2:14"],
    ["an escape that YAML does not know", 'description: "a \\d+ b"', "bad-escape@2:17"],
    ["a tab as indent", "metadata:\n\ta: 1", "tab@3:1"],
    ["a key without a blank after its colon", "name: a\ndescription:text", "missing-space@3:12"],
    ["a text that goes on at the margin", "description: a\nand more\nname: b", "stray-text@3:1"],
    [
      "a block text that is not indented",
      "description: >-\nFolded\nand more\nname: b",
      "stray-text@3:1",
    ],
    ["a field that is indented by mistake", "name: a\n description: b", "indentation@3:2"],
  ])("%s", (_name, yaml, expected) => {
    expect(found(yaml)).toEqual([`yaml-syntax:${expected}`]);
  });

  it.each<[string, string]>([
    ["argument-hint: [a] [b]", 'argument-hint: "[a] [b]"'],
    ['description: "say "hi" now"', "description: 'say \"hi\" now'"],
    ["description: 'it's fine'", 'description: "it\'s fine"'],
    ['description: "a \\d+ b"', "description: 'a \\d+ b'"],
    ["name: a\ndescription:text", "name: a\ndescription: text"],
    ["description: a\nand more", "description: a\n  and more"],
    [
      "description: >-\nFolded\n\nand more\nname: b",
      "description: >-\n  Folded\n\n  and more\nname: b",
    ],
    ["name: a\n description: b", "name: a\ndescription: b"],
    ["metadata:\n\ta: 1", "metadata:\n  a: 1"],
  ])("%j is offered as %j", (yaml, expected) => {
    expect(suggest(yaml)).toBe(expected);
    expect(found(expected)).toEqual([]);
  });

  it("does not blame a JSON value for a fault elsewhere", () => {
    const yaml =
      'metadata:\n  {\n    "a": { "b": [1] },\n    "c": [2],\n  }\ndescription: Use when: x';
    expect(found(yaml)).toEqual(["yaml-unquoted-colon:inside@7:22"]);
  });
});

describe("quoted text that goes on at the margin", () => {
  const yaml = 'name: a\ndescription: "One.\n- two\nUse when: three."\nlicense: MIT';

  it("is read, with one warning", () => {
    const { frontmatter } = parseSkill(file(yaml));
    expect(found(yaml)).toEqual(["yaml-continuation:indent@4:1"]);
    expect(
      frontmatter?.map?.fields.map(({ key, value }) => [
        key,
        value.kind === "scalar" ? value.text : "",
      ]),
    ).toEqual([
      ["name", "a"],
      ["description", "One. - two Use when: three."],
      ["license", "MIT"],
    ]);
  });

  it("has ranges of the file as it is", () => {
    const text = file(yaml);
    const licence = parseSkill(text).frontmatter?.map?.fields[2];
    expect(text.slice(licence?.range.start, licence?.range.end)).toBe("license: MIT");
  });

  it("is fixed by an indent that keeps the value", () => {
    expect(fix(yaml)).toBe(
      'name: a\ndescription: "One.\n  - two\n  Use when: three."\nlicense: MIT',
    );
    expect(found(fix(yaml))).toEqual([]);
  });
});

describe("a value that a comment cuts", () => {
  it.each([
    "description: Fixes issue #12 and closes it.",
    "description: The reason is that C # and F # are languages",
    "name: a\nmetadata:\n  note: see the ticket #5 for more",
    "description: #1 tool for notes",
  ])("%s is reported", (yaml) => {
    expect(parseSkill(file(yaml)).problems.map(({ code }) => code)).toEqual(["yaml-comment-cut"]);
    expect(parseSkill(file(fix(yaml))).problems).toEqual([]);
  });

  it.each([
    "model: fast # cheap enough",
    "description: Does a thing. # TODO: shorten",
    "description: Does a thing # TODO shorten",
    "version: 1.0 # bump with each release",
    "tags: # see the list\n  - a",
    "metadata:\n  a: 1 # one",
    'description: "Fixes issue #12 and more."',
    "description: C# and issue#12",
  ])("%s is fine", (yaml) => {
    expect(parseSkill(file(yaml)).problems).toEqual([]);
  });
});

describe("valid YAML that parsers treat differently", () => {
  it("is listed by feature", () => {
    const yaml = 'a: &x [1]\nb: *x\nc:\n  <<: {d: 1}\ne: "\\ud83e\\udd80"';
    const { problems } = parseSkill(file(yaml));
    expect(problems.map(({ args }) => args.feature).sort()).toEqual([
      "alias",
      "anchor",
      "flow",
      "flow",
      "merge-key",
      "surrogate-escape",
    ]);
  });

  it("reports duplicate keys at the second with the first beside it, in nested maps too", () => {
    const { problems, lines } = parseSkill(
      file("license: MIT\nname: a\nlicense: Apache-2.0\nmetadata:\n  a: 1\n  a: 2"),
    );
    expect(
      problems.map(({ code, range, related }) => [
        code,
        lines.lineAt(range.start),
        lines.lineAt(related?.[0]?.start ?? 0),
      ]),
    ).toEqual([
      ["duplicate-key", 4, 2],
      ["duplicate-key", 7, 6],
    ]);
  });
});
