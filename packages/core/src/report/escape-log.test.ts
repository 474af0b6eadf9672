import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeLog } from "./escape-log.ts";

/** The two forms of a command, on any line that the runner could see. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith("::") || line.includes("##[");
}

const pieces = fc.constantFrom(
  "::",
  ":",
  "##[",
  "#",
  "[",
  "]",
  "error",
  "stop-commands",
  "add-mask",
  " ",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "\u2028",
  "\u0085",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "\u001b[0m",
  "%0A",
  "file=a",
  "x",
);
const hostile = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));

describe("escapeLog", () => {
  it("leaves ordinary text as it is", () => {
    const text = "skills/a/SKILL.md\n  3:1  error  std::vector and [x] # heading";
    expect(escapeLog(text)).toBe(text);
  });

  it.each([
    ["::error::x", ": :error::x"],
    ["  ::set-output name=a::b", "  : :set-output name=a::b"],
    ["note ##[error]x", "note ## [error]x"],
    ["a\r::error::x", "a\n: :error::x"],
    ["a\u2028::error::x", "a\n: :error::x"],
    ["\u200b::error::x", "<U+200B>::error::x"],
    ["###[error]x", "### [error]x"],
  ])("makes %j inert", (text, escaped) => {
    expect(escapeLog(text)).toBe(escaped);
  });

  it("leaves no command, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (text) => {
        const lines = escapeLog(text).split(/\r\n|\r|\n/);
        expect(lines.filter(isCommand)).toEqual([]);
      }),
    );
  });

  it("leaves no control character but its own line breaks", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeLog(text)).not.toMatch(/[^\n\P{Cc}]/u);
      }),
    );
  });

  it("changes nothing when applied again", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeLog(escapeLog(text))).toBe(escapeLog(text));
      }),
    );
  });
});
