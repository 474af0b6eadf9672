import { describe, expect, it } from "vitest";
import { readSourceFile } from "./read-source-file.ts";

describe("readSourceFile", () => {
  it.each([
    ["text", new TextEncoder().encode("\u{feff}---\nname: é 👋\n---\r\n")],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x2d, 0])],
    ["broken UTF-8", new Uint8Array([0x61, 0xc3, 0x62])],
    ["nothing", new Uint8Array()],
  ])("gives the bytes of %s back", (_, bytes) => {
    expect(readSourceFile("SKILL.md", null, bytes).bytes).toEqual(bytes);
  });

  it("gives the text that the bytes hold", () => {
    const { decoded } = readSourceFile("SKILL.md", null, new TextEncoder().encode("a\n"));
    expect(decoded).toEqual({ text: "a\n", problems: [] });
  });
});
