import {
  type Finding,
  parseCondition,
  planTask,
  type Repository,
  rules,
  taskFromSkills,
  validatePlan,
} from "@ctxfst/core";
import { describe, expect, it } from "vitest";
import {
  type ConformanceCase,
  checkFolder,
  describeFinding,
  type ExpectedPlan,
  lintChange,
  matchesExpected,
  readCases,
} from "./read-case.ts";

/** Rules that cases need and that are not written yet. A test fails as soon as one of them is. */
const WAITING: ReadonlySet<string> = new Set();
/** Texts of the cases are short and alike on purpose. */
const NOT_COUNTED: ReadonlySet<string> = new Set(["description-overlap"]);

const KNOWN: ReadonlySet<string> = new Set(rules.map(({ meta }) => meta.id));

function isCounted({ rule, severity }: Finding): boolean {
  return severity !== "info" && !NOT_COUNTED.has(rule);
}

function expectFindings(found: readonly Finding[], { findings }: ConformanceCase): void {
  const left = found.filter(isCounted);
  const missing: string[] = [];
  for (const expected of findings.filter(({ rule }) => !WAITING.has(rule))) {
    // Infos may be there or not; the others are used up, so that two expected ones need two.
    const pool = expected.severity === "info" ? found : left;
    const at = pool.findIndex((finding) => matchesExpected(finding, expected));
    if (at === -1) missing.push(JSON.stringify(expected));
    else if (expected.severity !== "info") left.splice(at, 1);
  }
  expect({ missing, unexpected: left.map(describeFinding) }).toEqual({
    missing: [],
    unexpected: [],
  });
}

function expectPlan(repository: Repository, plan: ExpectedPlan): void {
  const goal = plan.goal.map((text) => parseCondition(text).condition);
  const task = taskFromSkills(repository.byName.values(), { goal, given: plan.state });
  const found = planTask(task);
  if (plan.steps === null) {
    expect(found.status).toBe("unsolvable");
    const missing = found.status === "unsolvable" ? found.missing : [];
    expect(missing.map(({ fact }) => fact)).toEqual(plan.blocking ?? []);
    return;
  }
  const steps = found.status === "found" ? found.steps : [];
  expect(validatePlan(task, steps).valid).toBe(true);
  const accepted = plan.steps_any ?? [plan.steps ?? []];
  expect(accepted).toContainEqual(steps);
}

describe("cases", () => {
  it("wait only for rules that are not written yet", () => {
    expect([...WAITING].filter((id) => KNOWN.has(id))).toEqual([]);
  });

  it.each(readCases())("$name: $notes", (expected) => {
    const { repository, findings } = checkFolder(expected.root);
    expectFindings(findings, expected);
    if (expected.expect_skills !== undefined) {
      const names = repository.skills.map(({ name }) => name).sort();
      expect(names).toEqual([...expected.expect_skills].sort());
    }
    if (expected.strict_profile_rules !== undefined) {
      const strict = checkFolder(expected.root, ["agentskills-strict"]).findings;
      const errors = new Set(
        strict.filter(({ severity }) => severity === "error").map(({ rule }) => rule),
      );
      expect([...errors]).toEqual(expect.arrayContaining([...expected.strict_profile_rules]));
    }
    if (expected.changed !== undefined) {
      expectFindings(lintChange(expected.root, expected.changed), expected);
    }
    if (expected.plan !== undefined) expectPlan(repository, expected.plan);
  });
});
