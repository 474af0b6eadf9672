import { join, sep } from "node:path";
import { expect, it } from "vitest";
import { isInside } from "./is-inside.ts";

const FOLDER = join(sep, "work", "skills");

it.each([
  [FOLDER, true],
  [join(FOLDER, "a", "SKILL.md"), true],
  [join(FOLDER, "..a"), true],
  [join(sep, "work"), false],
  [join(sep, "work", "skills-old"), false],
  [join(FOLDER, "..", "other"), false],
])("%s is inside: %j", (path, expected) => {
  expect(isInside(FOLDER, path)).toBe(expected);
});
