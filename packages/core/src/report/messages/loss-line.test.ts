import { describe, expect, it } from "vitest";
import { lossLine } from "./loss-line.ts";

describe("lossLine", () => {
  it("says which host loses what", () => {
    const args = { losesFields: ["claude-code"], drops: ["codex"], lost: ["name", "license"] };
    expect(lossLine(args)).toEqual([
      "claude-code loads the skill without name and license; codex drops it",
    ]);
  });

  it("leaves out what only looks like a field", () => {
    const args = { losesFields: ["claude-code"], lost: ["name", "Use it when the moon"] };
    expect(lossLine(args)).toEqual(["claude-code loads the skill without name"]);
  });

  it("speaks of all fields where none can be seen", () => {
    expect(lossLine({ losesFields: ["a", "b"], lost: [] })).toEqual([
      "a and b load the skill without its fields",
    ]);
  });

  it("says nothing of a finding that loses nothing", () => expect(lossLine({})).toEqual([]));
});
