import { describe, expect, it } from "vitest";
import { FileCommandError, parseKeyValueFile } from "./key-value-file.ts";

describe("parseKeyValueFile", () => {
  it("reads NAME=VALUE lines, splitting at the first equals sign", () => {
    expect(parseKeyValueFile("a=1\n\nb=x=y\nc=\n")).toEqual([
      ["a", "1"],
      ["b", "x=y"],
      ["c", ""],
    ]);
  });

  it("reads blocks with every line between the delimiters", () => {
    expect(parseKeyValueFile("a<<END\none\nEND2\n\nEND\nb=2")).toEqual([
      ["a", "one\nEND2\n"],
      ["b", "2"],
    ]);
  });

  it("reads an empty block as an empty value", () => {
    expect(parseKeyValueFile("a<<END\nEND")).toEqual([["a", ""]]);
  });

  it("keeps carriage returns, which the Linux runner does not strip", () => {
    expect(parseKeyValueFile("a=1\r\n")).toEqual([["a", "1\r"]]);
  });

  it("decides by which sign comes first", () => {
    expect(parseKeyValueFile("a=b<<c\n")).toEqual([["a", "b<<c"]]);
  });

  it.each([
    ["no sign", "Invalid format 'no sign'"],
    ["<<END\nEND\n", "Name must not be empty"],
    ["a<<\n", "delimiter must not be empty"],
    ["a<<END\nx\n", "Matching delimiter not found 'END'"],
    ["a<<END", "Matching delimiter not found 'END'"],
    ["a<<END\nx", "EOF marker missing new line"],
  ])("refuses %j", (text, message) => {
    expect(() => parseKeyValueFile(text)).toThrow(FileCommandError);
    expect(() => parseKeyValueFile(text)).toThrow(message);
  });
});
