import { expect, it } from "vitest";
import { isInstructionFile } from "./is-instruction-file.ts";

it.each([
  ["AGENTS.md", true],
  ["packages/a/CLAUDE.local.md", true],
  ["AGENTS.override.md", true],
  ["docs/MY-AGENTS.md", false],
  ["agents.md", false],
  ["AGENTS.md/notes.md", false],
])("%s: %j", (path, expected) => {
  expect(isInstructionFile(path)).toBe(expected);
});
