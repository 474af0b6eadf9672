import { describe, expect, it } from "vitest";
import { checkRepository } from "../../check/check-repository.ts";
import { readConfig } from "../../config/read-config.ts";
import { formatMessage } from "../../report/messages.ts";
import { repositoryOf, skillText } from "../../testing/index.ts";
import type { Finding } from "../finding.ts";

const FILE = "ctxfst.yaml";

const SHIP = skillText({
  name: "ship",
  preconditions: ["entity:built", "entity:approved"],
  postconditions: ["entity:shipped"],
});
const BUILD = skillText({ name: "build", postconditions: ["entity:built"] });

function check(config: string, skills: Readonly<Record<string, string>>): readonly Finding[] {
  const files = Object.fromEntries(
    Object.entries(skills).map(([name, text]) => [`skills/${name}/SKILL.md`, text]),
  );
  const { config: read } = readConfig(config, FILE);
  const repository = repositoryOf({ [FILE]: config, ...files }, read);
  return checkRepository(repository, read).lint.findings.filter(
    ({ severity }) => severity !== "info",
  );
}

describe("reportGoals", () => {
  it("names the missing fact with the goal, and not once more at the precondition", () => {
    const goal = "goals:\n  - id: shipped\n    goal: entity:shipped\n";
    const findings = check(goal, { build: BUILD, ship: SHIP });
    expect(findings.map(({ rule, file, position }) => [rule, file, position?.start.line])).toEqual([
      ["goal-unreachable", FILE, 3],
    ]);
    expect(findings[0]?.args).toMatchObject({ missing: ["entity:approved"], neededBy: ["ship"] });
    expect(findings[0]?.related.map(({ file }) => file)).toEqual(["skills/ship/SKILL.md"]);
    expect(formatMessage(findings[0] as Finding)).toContain("entity:approved");
  });

  it("keeps a missing fact that no goal waits for", () => {
    const goal = "goals:\n  - id: built\n    goal: entity:built\n";
    const findings = check(goal, { build: BUILD, ship: SHIP });
    expect(findings.map(({ rule, args }) => [rule, args.fact])).toEqual([
      ["unproduced-precondition", "entity:approved"],
    ]);
  });

  it("names a goal fact that no skill produces", () => {
    const goal = "goals:\n  - id: rolled\n    goal: entity:rolled-out\n";
    const [finding] = check(goal, { build: BUILD });
    expect(finding?.rule).toBe("goal-unreachable");
    expect(finding?.args.missing).toEqual(["entity:rolled-out"]);
  });

  it("points at the expectation that is broken, each once", () => {
    const goal = `goals:
  - id: built
    goal: entity:built
    expect:
      max-cost: 1
      max-steps: 0
`;
    const findings = check(goal, { build: BUILD });
    expect(
      findings.map(({ rule, args, position }) => [rule, args.kind, position?.start.line]),
    ).toEqual([
      ["goal-expectation", "cost", 5],
      ["goal-expectation", "steps", 6],
    ]);
  });

  it("reports a skill that does not exist as such, not as an expectation", () => {
    const goal = `goals:
  - id: built
    goal: entity:built
    expect:
      via: [biuld]
`;
    const findings = check(goal, { build: BUILD });
    expect(findings.map(({ rule, args }) => [rule, args.found, args.nearest])).toEqual([
      ["goal-undefined", "biuld", "build"],
    ]);
  });

  it("points at the right goal behind one that cannot be planned", () => {
    const goal = `goals:
  - id: empty
    goal: []
  - id: built
    goal: entity:built
    expect: { via: [biuld], max-cost: 1 }
`;
    const findings = check(goal, { build: BUILD });
    expect(findings.map(({ rule, position }) => [rule, position?.start])).toEqual([
      ["goal-undefined", { line: 6, column: 21 }],
      ["goal-expectation", { line: 6, column: 39 }],
    ]);
  });

  it("says nothing about inferred goals", () => {
    expect(check("version: '1'\n", { build: BUILD })).toEqual([]);
  });
});
