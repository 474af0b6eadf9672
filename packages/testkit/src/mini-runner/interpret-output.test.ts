import { describe, expect, it } from "vitest";
import { interpretOutput } from "./interpret-output.ts";

describe("interpretOutput", () => {
  it("reads commands from text as from a process", () => {
    const { annotations, log } = interpretOutput(
      "plain\r::error file=/w/a.md::x\r\n::debug::y",
      "/w",
    );
    expect(annotations).toMatchObject([{ level: "error", message: "x", file: "a.md" }]);
    expect(log).toEqual(["plain", "##[error]x"]);
  });
});
