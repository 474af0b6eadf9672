import { describe, expect, it } from "vitest";
import { decodeSkill, MAXIMUM_SKILL_BYTES } from "./decode-skill.ts";
import { parseSkillBytes } from "./parse-skill.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );
const HEAD = "---\nname: a\ndescription: Does a thing.\n---\n";

describe("decodeSkill", () => {
  it("keeps the byte order mark, so that offsets are those of the file", () => {
    expect(decodeSkill(bytes([0xef, 0xbb, 0xbf], "x")).text).toBe("\ufeffx");
  });

  it("points at the first byte that is not UTF-8, behind other letters", () => {
    const { problems } = decodeSkill(bytes("ä😀", [0xff], "x"));
    expect(problems).toEqual([
      { code: "encoding", range: { start: 3, end: 4 }, args: { cause: "not-utf-8", byte: "0xff" } },
    ]);
  });

  it.each<[string, number[]]>([
    ["a sequence that is cut", [0xe2, 0x82]],
    ["an overlong form", [0xc0, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["a code point beyond Unicode", [0xf5, 0x80, 0x80, 0x80]],
    ["a lone continuation", [0x80]],
  ])("finds %s", (_name, wrong) => {
    expect(decodeSkill(bytes("x", wrong)).problems.map(({ range }) => range.start)).toEqual([1]);
  });

  it("accepts every length of sequence", () => {
    expect(decodeSkill(bytes("aä€😀\u0800\uffff\u{10ffff}")).problems).toEqual([]);
  });

  it("reads UTF-16 with a mark and says what it is", () => {
    const text = `\ufeff${HEAD}`;
    const utf16 = new Uint8Array(
      [...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    );
    const document = parseSkillBytes(utf16);
    expect(document.problems.map(({ code, args }) => [code, args.cause])).toEqual([
      ["encoding", "utf-16"],
    ]);
    expect(document.frontmatter?.map?.fields).toHaveLength(2);
  });

  it("does not read a file over the size limit, and reports nothing else about it", () => {
    const document = parseSkillBytes(new Uint8Array(MAXIMUM_SKILL_BYTES + 1));
    expect(document.problems.map(({ code, args }) => [code, args.limit])).toEqual([
      ["resource-limit", "file-size"],
    ]);
    expect(document.body().isEmpty).toBe(false);
  });
});

describe("characters of the text", () => {
  it.each([
    ["a NUL byte", "\0", "nul"],
    ["an escape", "\u001b[31m", "control"],
    ["a delete", "\u007f", "control"],
  ])("reports %s once", (_name, character, cause) => {
    const { problems } = parseSkillBytes(bytes(HEAD, character, " ", character));
    expect(problems.map(({ code, args }) => [code, args.cause, args.count])).toEqual([
      ["encoding", cause, 2],
    ]);
  });

  it("accepts tabs and form feeds in the body", () => {
    expect(parseSkillBytes(bytes(HEAD, "a\tb\n\f\nc\n")).problems).toEqual([]);
  });
});
