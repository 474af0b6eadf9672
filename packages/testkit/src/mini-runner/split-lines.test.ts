import { describe, expect, it } from "vitest";
import { createLineSplitter } from "./split-lines.ts";

function split(...chunks: string[]): string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.push(Buffer.from(chunk));
  splitter.end();
  return lines;
}

describe("createLineSplitter", () => {
  it("splits at LF, CRLF and a lone CR, but not at U+2028", () => {
    expect(split("a\nb\r\nc\rd\u2028e")).toEqual(["a", "b", "c", "d\u2028e"]);
  });

  it("joins a CRLF that two chunks share", () => {
    expect(split("a\r", "\nb\n")).toEqual(["a", "b"]);
  });

  it("joins a character that two chunks share", () => {
    const bytes = Buffer.from("é\n");
    const lines: string[] = [];
    const splitter = createLineSplitter((line) => lines.push(line));
    splitter.push(bytes.subarray(0, 1));
    splitter.push(bytes.subarray(1));
    splitter.end();
    expect(lines).toEqual(["é"]);
  });

  it("keeps empty lines and gives no line after the last break", () => {
    expect(split("a\n\nb\n")).toEqual(["a", "", "b"]);
  });

  it("ends a line at a CR that ends the output", () => {
    expect(split("a\r")).toEqual(["a"]);
  });
});
