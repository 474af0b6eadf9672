import { describe, expect, it } from "vitest";
import { lossLine } from "./loss-line.ts";

describe("lossLine", () => {
  it("says which host loses what", () => {
    const args = { losesFields: ["claude-code"], drops: ["codex"], lost: ["name", "license"] };
    expect(lossLine(args)).toEqual([
      "claude-code loads the skill without name and license; codex drops it",
    ]);
  });

  it("says what further hosts do as well", () => {
    const args = { losesFields: [], drops: ["codex", "gemini", "opencode"], lost: [] };
    expect(lossLine(args)).toEqual(["codex drops it, as gemini and opencode do"]);
  });

  it("leaves out what only looks like a field", () => {
    const args = { losesFields: ["claude-code"], lost: ["name", "Use it when the moon"] };
    expect(lossLine(args)).toEqual(["claude-code loads the skill without name"]);
  });

  it("speaks of all fields where none can be seen", () => {
    expect(lossLine({ losesFields: ["a", "b"], lost: [] })).toEqual([
      "a loads the skill without its fields, as b does",
    ]);
  });

  it("says nothing of a finding that loses nothing", () => expect(lossLine({})).toEqual([]));
});
