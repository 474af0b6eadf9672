import { describe, expect, it } from "vitest";
import { bruteForceCost } from "../../testing/brute-force.ts";
import { randomTask } from "../../testing/random-task.ts";
import { explainPlan } from "../explain-plan.ts";
import { planTask } from "../plan-task.ts";
import { readTask } from "../read-task.ts";
import type { Task } from "../task.ts";
import { type JudgedRival, judgeRivals, type RivalReport } from "./judge-rivals.ts";

const RANDOM_TASKS = 2000;

/** The cheapest plan that runs the skill, by trying everything; written apart from what is tested. */
function costThrough(task: Task, name: string, given: readonly string[] = []): number | null {
  const goal: Task["goal"] = [
    ...task.goal,
    { kind: "fact", soft: false, fact: "mark", negated: false },
  ];
  const skills = task.skills.map((skill) =>
    skill.name === name ? { ...skill, add: [...skill.add, "mark"] } : skill,
  );
  return bruteForceCost({ init: [...task.init, ...given], goal, skills });
}

function reportOf(task: Task): { readonly cost: number; readonly report: RivalReport } | null {
  const plan = planTask(task);
  if (plan.status !== "found") return null;
  const explanation = explainPlan(task, plan.steps);
  return { cost: plan.cost, report: judgeRivals(task, plan.cost, explanation, { mostRivals: 9 }) };
}

const rivalsOf = (task: Task): readonly JudgedRival[] => reportOf(task)?.report.rivals ?? [];

describe("judgeRivals against brute force", () => {
  it("says exactly what a plan through a skill would cost more, and what it lacks", () => {
    const counts = { costs: 0, lacks: 0, never: 0, conflict: 0, unknown: 0 };
    for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
      const task = randomTask(seed);
      const reported = reportOf(task);
      if (reported === null) continue;
      for (const { skill, verdict } of reported.report.rivals) {
        counts[verdict.kind] += 1;
        const expected = costThrough(task, skill);
        const where = `seed ${seed}, ${skill}`;
        if (verdict.kind === "costs") {
          expect(reported.cost + verdict.difference, where).toBeCloseTo(expected as number, 9);
          expect(verdict.steps, where).toContain(skill);
          continue;
        }
        expect(expected, where).toBeNull();
        if (verdict.kind !== "lacks") continue;
        const given = verdict.missing.map(({ fact }) => fact);
        const eased = costThrough(task, skill, given);
        if (verdict.difference === null) expect(eased, where).toBeNull();
        else expect(reported.cost + verdict.difference, where).toBeCloseTo(eased as number, 9);
      }
    }
    expect(counts.unknown).toBe(0);
    expect(Math.min(counts.costs, counts.lacks, counts.conflict)).toBeGreaterThan(5);
  });
});

describe("judgeRivals", () => {
  const steps = [
    { name: "parse", preconditions: ["raw"], postconditions: ["parsed"], cost: 4 },
    { name: "match", preconditions: ["parsed"], postconditions: ["gaps"], cost: 3 },
  ];
  const taskWith = (rival: object): Task =>
    readTask({ init: ["raw"], goal: ["gaps"], skills: [...steps, rival] });

  it("names what a cheaper skill lacks and what it would save", () => {
    const rival = { name: "quick", preconditions: ["mentor"], postconditions: ["gaps"], cost: 5 };
    expect(rivalsOf(taskWith(rival))).toMatchObject([
      {
        skill: "quick",
        supplies: "gaps",
        step: 2,
        insteadOf: "match",
        promise: 2,
        verdict: { kind: "lacks", missing: [{ fact: "mentor" }], difference: -2 },
      },
    ]);
  });

  it("says what the way over a cheaper skill costs in all", () => {
    const task = readTask({
      init: ["raw"],
      goal: ["gaps"],
      skills: [
        ...steps,
        { name: "quick", preconditions: ["set-up"], postconditions: ["gaps"], cost: 5 },
        { name: "set-up", postconditions: ["set-up"], cost: 9 },
      ],
    });
    expect(rivalsOf(task)).toMatchObject([
      {
        skill: "quick",
        promise: 2,
        verdict: { kind: "costs", difference: 7, steps: ["set-up", "quick"] },
      },
    ]);
  });

  it("leaves out skills that are not cheaper than what they would save", () => {
    const rival = { name: "dear", preconditions: ["raw"], postconditions: ["gaps"], cost: 8 };
    expect(rivalsOf(taskWith(rival))).toEqual([]);
  });

  it("counts those that it does not look into", () => {
    const task = readTask({
      init: ["raw"],
      goal: ["gaps"],
      skills: [
        ...steps,
        ...["a", "b", "c"].map((name) => ({
          name,
          preconditions: [name],
          postconditions: ["gaps"],
          cost: 1,
        })),
      ],
    });
    const plan = explainPlan(task, ["parse", "match"]);
    const { rivals, more } = judgeRivals(task, 7, plan, { mostRivals: 2 });
    expect([rivals.map(({ skill }) => skill), more]).toEqual([["a", "b"], 1]);
  });
});
