import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckResult, GoalOutcome } from "../check/check-result.ts";
import type { PlanResult } from "../planner/plan.ts";
import type { Finding } from "../rules/finding.ts";
import { jobSummary, SUMMARY_BYTES } from "./job-summary.ts";

const statistics = { expanded: 1, evaluated: 1, generated: 1, seconds: 0, peak_memory_mb: 1 };
const found: PlanResult = {
  status: "found",
  optimal: true,
  cost: 14,
  lowerBound: 14,
  steps: ["analyze", "match"],
  waves: [["analyze"], ["match"]],
  statistics,
};
const unsolvable: PlanResult = {
  status: "unsolvable",
  lowerBound: Number.POSITIVE_INFINITY,
  missing: [{ fact: "entity:x", neededBy: ["match"] }],
  conflict: null,
  statistics,
};

function goal(changes: Partial<GoalOutcome> = {}): GoalOutcome {
  return {
    id: "learn",
    goal: ["entity:done"],
    given: [],
    inferred: false,
    assumptions: [],
    plan: found,
    expect: {},
    broken: [],
    ...changes,
  };
}

function finding(changes: Partial<Finding> = {}): Finding {
  return {
    rule: "some-rule",
    severity: "error",
    args: { text: "what is wrong" },
    file: "skills/a/SKILL.md",
    range: { start: 0, end: 1 },
    position: { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } },
    hosts: [],
    related: [],
    fix: null,
    fingerprint: "f",
    count: 1,
    ...changes,
  };
}

function check(parts: {
  findings?: Finding[];
  goals?: GoalOutcome[];
  skipped?: CheckResult["lint"]["skipped"];
}): CheckResult {
  const { findings = [], goals = [], skipped = [] } = parts;
  const count = (severity: string): number =>
    findings.filter((each) => each.severity === severity).length;
  const brokenGoals = goals.filter(({ broken }) => broken.length > 0).length;
  return {
    lint: { skills: 2, findings, skipped },
    goals,
    graph: {
      file: "entity-graph.json",
      state: "absent",
      nodesMissing: 0,
      nodesExtra: 0,
      edgesMissing: 0,
      edgesExtra: 0,
    },
    budgets: [],
    loading: [],
    verdict: {
      ok: count("error") + brokenGoals === 0,
      errors: count("error"),
      warnings: count("warning"),
      infos: count("info"),
      brokenGoals,
      gaveUp: 0,
    },
  };
}

const messageOf = ({ args }: Finding): string => String(args.text);
const summary = (parts: Parameters<typeof check>[0], options = {}): string =>
  jobSummary(check(parts), { messageOf, ...options });

describe("jobSummary", () => {
  it("says in its first line that all is well", () => {
    expect(summary({ goals: [goal()] }).split("\n")[0]).toBe(
      "### ✓ 2 skills, 1 goal: nothing to do",
    );
  });

  it("says in its first line what must be acted on", () => {
    const broken = goal({ plan: unsolvable, broken: [{ kind: "unreachable" }] });
    expect(summary({ findings: [finding()], goals: [broken] }).split("\n")[0]).toBe(
      "### ✗ 1 error, 1 goal broken",
    );
  });

  it("names a goal and its graph once, not again among the findings", () => {
    const broken = goal({ plan: unsolvable, broken: [{ kind: "unreachable" }] });
    const text = summary({ findings: [finding({ rule: "goal-unreachable" })], goals: [broken] });
    expect(text.split("\n")[0]).toBe("### ✗ 1 goal broken");
    expect(text).not.toContain("goal-unreachable");
  });

  it("counts goals that are not reached though none must be", () => {
    expect(summary({ goals: [goal(), goal({ plan: unsolvable, inferred: true })] })).toContain(
      "1 of 2 goals met",
    );
  });

  it("shows each goal with its plan, broken ones first with the missing fact", () => {
    const broken = goal({ id: "ship", plan: unsolvable, broken: [{ kind: "unreachable" }] });
    expect(summary({ goals: [goal(), broken] })).toContain(
      "| ✗ `ship` | unreachable | no skill produces entity:x, which match needs |\n" +
        "| ✓ `learn` | 2 steps, cost 14 | `analyze` → `match` |",
    );
  });

  it("names ten steps of a long plan and counts the others", () => {
    const steps = Array.from({ length: 13 }, (_, i) => `s${i}`);
    const text = summary({ goals: [goal({ plan: { ...found, steps } })] });
    expect(text).toContain("13 steps, cost 14 | `s0` → ");
    expect(text).toContain("`s9` → 3 more |");
  });

  it("marks inferred goals and lists what they assume", () => {
    expect(summary({ goals: [goal({ inferred: true, assumptions: ["entity:cv"] })] })).toContain(
      "`learn` (inferred) | 2 steps, cost 14 | `analyze` → `match`<br>assumes `entity:cv` |",
    );
  });

  it("shows findings with their places", () => {
    expect(summary({ findings: [finding()] })).toContain(
      "| error | `skills/a/SKILL.md:3` | what is wrong `some-rule` |",
    );
  });

  it("counts more than ten findings by rule, worst first", () => {
    const infos = Array.from({ length: 11 }, () =>
      finding({ severity: "info", rule: "b", count: 4 }),
    );
    expect(summary({ findings: [...infos, finding()] })).toContain(
      "| `some-rule` | 1 |  |  |\n| `b` |  |  | 11 |",
    );
  });

  it("links places and puts the prefix before paths", () => {
    const text = summary(
      { findings: [finding()] },
      { prefix: "sub/", linkTo: (file: string, line: number) => `https://x/${file}#L${line}` },
    );
    expect(text).toContain("[`sub/skills/a/SKILL.md:3`](<https://x/sub/skills/a/SKILL.md#L3>)");
  });

  it("folds away what comes after ten findings, in a block of its own", () => {
    const text = summary({ findings: Array.from({ length: 12 }, () => finding()) });
    expect(text).toContain("\n\n<details><summary>2 more findings</summary>\n\n|");
    expect(text.match(/what is wrong/g)).toHaveLength(12);
  });

  it("lists skipped inputs", () => {
    const text = summary({ skipped: [{ file: "a/SKILL.md", reason: "symlink-outside" }] });
    expect(text).toContain("<summary>1 input skipped</summary>");
    expect(text).toContain("| `a/SKILL.md` | symlink-outside |");
  });

  it("keeps hostile text inside its cell", () => {
    const text = "a | b\n\n# h </details> @me <!-- `x";
    const rendered = summary({
      findings: [finding({ args: { text }, file: text })],
      goals: [goal({ id: text })],
    });
    const outside = rendered.replace(/``.*?``/g, "");
    expect(rendered.split("\n").filter((line) => /^# h|^<\/details>/.test(line))).toEqual([]);
    expect(outside).not.toMatch(/@me|<\/details>|<!--/);
  });

  it("fits into its limit with whole tables, whatever is in it", () => {
    const messages = fc.string({
      unit: fc.constantFrom("|", "`", "\u202e", "😀", "a"),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        messages,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 300, max: 60_000 }),
        (text, count, maxBytes) => {
          const args = { text: text.repeat(30) };
          const rendered = summary(
            {
              findings: Array.from({ length: count }, () => finding({ args })),
              goals: [goal({ id: text })],
            },
            { maxBytes },
          );
          expect(Buffer.byteLength(rendered)).toBeLessThanOrEqual(maxBytes);
          expect(
            rendered.split("\n").filter((line) => line.startsWith("|") && !line.endsWith("|")),
          ).toEqual([]);
          expect(rendered.match(/<details>/g)?.length).toBe(rendered.match(/<\/details>/g)?.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("keeps 5,000 hostile findings under the runner's limit", () => {
    const args = { text: "\u202e|`".repeat(500) };
    const rendered = summary({ findings: Array.from({ length: 5000 }, () => finding({ args })) });
    expect(Buffer.byteLength(rendered)).toBeLessThanOrEqual(SUMMARY_BYTES);
    expect(rendered).toContain("5000 errors");
  });
});
