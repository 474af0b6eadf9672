import { describe, expect, it } from "vitest";
import { applyEdits } from "../base/text-edit.ts";
import { parseSkill } from "./parse-skill.ts";
import type { YamlValue } from "./yaml-value.ts";

const file = (yaml: string): string => `---\n${yaml}\n---\n\nText.\n`;
const fix = (yaml: string): string => {
  const text = file(yaml);
  const edits = parseSkill(text).problems.flatMap(({ safeEdits }) => safeEdits ?? []);
  return applyEdits(text, edits).slice(4, -"\n---\n\nText.\n".length);
};
/** The value without its style and places. */
const plain = (value: YamlValue): unknown => {
  if (value.kind === "scalar") return [value.type, value.text];
  if (value.kind === "list") return value.items.map(plain);
  return Object.fromEntries(value.fields.map((field) => [field.key, plain(field.value)]));
};
const read = (yaml: string): unknown => plain(parseSkill(file(yaml)).frontmatter?.map as YamlValue);

describe("flow style in block style", () => {
  it.each<[string, string]>([
    ["tags: [a, b]", "tags:\n  - a\n  - b"],
    ["tags: [ 'a b', \"c\" ] # why", "tags:\n  - 'a b'\n  - \"c\" # why"],
    ["metadata: {a: 1, b: {c: d}}", "metadata:\n  a: 1\n  b:\n    c: d"],
    [
      'metadata: {"a":{"b":["x","y"],"c":1}}',
      'metadata:\n  "a":\n    "b":\n      - "x"\n      - "y"\n    "c": 1',
    ],
    ["metadata:\n  {\n    a: 1,\n    b: [2]\n  }", "metadata:\n  a: 1\n  b:\n    - 2"],
    ["list:\n  - [a, b]\n  - {c: d, e: f}", "list:\n  - - a\n    - b\n  - c: d\n    e: f"],
    ["list: [[a, b], {c: d, e: f}]", "list:\n  - - a\n    - b\n  - c: d\n    e: f"],
    ['a: "\\ud83e\\udd80 \\\\ud83e"', 'a: "🦀 \\\\ud83e"'],
  ])("%j", (yaml, expected) => {
    expect(fix(yaml)).toBe(expected);
    expect(read(expected)).toEqual(read(yaml));
  });

  it.each([
    "a: []",
    "a: {b: []}",
    "a: {}",
    "a: [b, # c\n  d]",
    "a: &x [b]",
    "a: [!!str b]",
    'a: ["b\n  c"]',
    "a: {b, c: d}",
  ])("%j is left as it is", (yaml) => {
    expect(fix(yaml)).toBe(yaml);
  });
});
