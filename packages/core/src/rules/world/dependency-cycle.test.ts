import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../../config/config.ts";
import { repositoryOf, type SkillFields, skillText } from "../../testing/index.ts";
import type { Finding } from "../finding.ts";
import { lint } from "../run-lint.ts";

function cycles(skills: Readonly<Record<string, SkillFields>>): readonly Finding[] {
  const files = Object.fromEntries(
    Object.entries(skills).map(([name, fields]) => [
      `skills/${name}/SKILL.md`,
      skillText({ name, ...fields }),
    ]),
  );
  const only = new Set(["dependency-cycle"]);
  return lint(repositoryOf(files), DEFAULT_CONFIG, { only }).findings;
}

describe("dependency-cycle", () => {
  it("reports two circles apart, each once", () => {
    const findings = cycles({
      a: { depends: ["b"] },
      b: { depends: ["a"] },
      c: { depends: ["d"] },
      d: { depends: ["e"] },
      e: { depends: ["c"] },
    });
    expect(findings.map(({ args }) => args.path)).toEqual([
      ["a", "b", "a"],
      ["c", "d", "e", "c"],
    ]);
  });

  it("shows a shortest circle of several and counts the rest", () => {
    const findings = cycles({
      a: { depends: ["b"] },
      b: { depends: ["c"] },
      c: { depends: ["a", "d"] },
      d: { depends: ["c"] },
    });
    expect(findings.map(({ args }) => [args.path, args.size])).toEqual([[["c", "d", "c"], 4]]);
  });

  it("does not report who only waits for a circle", () => {
    const findings = cycles({
      a: { depends: ["b"] },
      b: { depends: ["a"] },
      last: { depends: ["a"], postconditions: ["entity:x"] },
      after: { preconditions: ["entity:x"], postconditions: ["entity:y"] },
    });
    expect(findings.map(({ args }) => args.path)).toEqual([["a", "b", "a"]]);
  });

  it("does not count absences and optional facts", () => {
    expect(
      cycles({
        a: { preconditions: ["NOT entity:y"], postconditions: ["entity:x"] },
        b: { preconditions: ["entity:x?"], postconditions: ["entity:y"] },
      }),
    ).toEqual([]);
  });

  it("finds a circle through alternatives when each of them leads into it", () => {
    const needy = { preconditions: ["any(entity:x, entity:y)"] };
    const findings = cycles({
      a: { ...needy, postconditions: ["entity:x"] },
      b: { ...needy, postconditions: ["entity:y"] },
    });
    expect(findings).toHaveLength(1);
  });

  it("reports an advisory circle of three as a warning, and not beside a hard one of the same skills", () => {
    const advisory = cycles({
      a: { coordination: { requires: ["b"] } },
      b: { coordination: { requires: ["c"] } },
      c: { coordination: { enables: ["b"], requires: ["a"] } },
    });
    expect(advisory.map(({ severity, args }) => [severity, args.path])).toEqual([
      ["warning", ["a", "b", "c", "a"]],
    ]);
    const both = cycles({
      a: { depends: ["b"], coordination: { enables: ["b"] } },
      b: { depends: ["a"] },
    });
    expect(both.map(({ severity }) => severity)).toEqual(["error"]);
  });

  it("is quick on a long chain of a thousand skills", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 1000 }, (_, i) => [`s${i}`, { depends: [`s${(i + 1) % 1000}`] }]),
    );
    const [finding] = cycles(chain);
    expect(finding?.args.size).toBe(1000);
  });
});
