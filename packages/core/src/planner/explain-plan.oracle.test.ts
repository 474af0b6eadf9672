import { describe, expect, it } from "vitest";
import { randomTask } from "../testing/random-task.ts";
import { explainPlan } from "./explain-plan.ts";
import { planTask } from "./plan-task.ts";
import type { Condition, Task } from "./task.ts";
import { validatePlan } from "./validate-plan.ts";

const RANDOM_TASKS = 1500;

/** The task without what supplies a literal: nothing gives the fact (or, negated, nothing takes it away). */
function withoutSupply(task: Task, { fact, negated }: { fact: string; negated: boolean }): Task {
  if (negated) {
    const skills = task.skills.map((skill) => ({
      ...skill,
      remove: skill.remove.filter((other) => other !== fact),
    }));
    return { ...task, init: [...task.init, fact], skills };
  }
  const skills = task.skills.map((skill) => ({
    ...skill,
    add: skill.add.filter((other) => other !== fact),
  }));
  return { ...task, init: task.init.filter((other) => other !== fact), skills };
}

/** Facts after each number of steps. */
function worldsOf(task: Task, steps: readonly string[]): ReadonlySet<string>[] {
  const worlds: Set<string>[] = [new Set(task.init)];
  for (const name of steps) {
    const skill = task.skills.find((one) => one.name === name);
    const next = new Set(worlds.at(-1));
    for (const fact of skill?.remove ?? []) next.delete(fact);
    for (const fact of skill?.add ?? []) next.add(fact);
    worlds.push(next);
  }
  return worlds;
}

const literalOf = (text: string): { fact: string; negated: boolean } => ({
  fact: text.replace(/^NOT /, ""),
  negated: text.startsWith("NOT "),
});

function eachLink(
  check: (link: {
    task: Task;
    steps: readonly string[];
    step: number;
    from: number | null;
    literal: { fact: string; negated: boolean };
    conditions: readonly Condition[];
    seed: number;
  }) => void,
): void {
  for (let seed = 0; seed < RANDOM_TASKS; seed += 1) {
    const task = randomTask(seed);
    const plan = planTask(task);
    if (plan.status !== "found") continue;
    explainPlan(task, plan.steps).steps.forEach(({ skill, needs }, i) => {
      const conditions = task.skills.find(({ name }) => name === skill)?.preconditions ?? [];
      for (const { condition, from } of needs) {
        const literal = literalOf(condition);
        check({ task, steps: plan.steps, step: i + 1, from, literal, conditions, seed });
      }
    });
  }
}

describe("explainPlan, simulated", () => {
  it("names the step that made a condition true, after which nothing undid it", () => {
    let links = 0;
    eachLink(({ task, steps, step, from, literal, seed }) => {
      const worlds = worldsOf(task, steps);
      const holds = (index: number): boolean =>
        worlds[index]?.has(literal.fact) !== literal.negated;
      for (let index = from ?? 0; index < step; index += 1) {
        expect(holds(index), `seed ${seed}`).toBe(true);
      }
      if (from !== null) expect(holds(from - 1), `seed ${seed}`).toBe(false);
      links += 1;
    });
    expect(links).toBeGreaterThan(300);
  });

  it("breaks the plan when what it names is not supplied", () => {
    eachLink(({ task, steps, literal, conditions, seed }) => {
      const isAlternative = conditions.every(
        (condition) => condition.kind === "any" || condition.fact !== literal.fact,
      );
      if (isAlternative || literal.negated) return;
      expect(validatePlan(withoutSupply(task, literal), steps).valid, `seed ${seed}`).toBe(false);
    });
  });
});
