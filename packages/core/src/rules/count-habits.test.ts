import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { lint } from "./run-lint.ts";

const dated = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `skills/s${i}/SKILL.md`,
      `---\nname: s${i}\ndescription: Does thing ${i} when it is asked for.\nmetadata:\n  updated: 2024-01-15\n---\n\nDo it.\n`,
    ]),
  );

const severities = (count: number): string[] =>
  lint(repositoryOf(dated(count)), DEFAULT_CONFIG, {
    only: new Set(["scalar-coercion"]),
  }).findings.map(({ severity, count: places }) => `${severity} ${places}`);

describe("countHabits", () => {
  it("lets what a few skills do stand as it is", () => {
    expect(severities(2)).toEqual(["warning 1", "warning 1"]);
  });

  it("makes one note of what twenty skills do", () => {
    expect(severities(20)).toEqual(["info 20"]);
  });
});
