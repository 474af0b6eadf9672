import { describe, expect, it } from "vitest";
import { type Config, DEFAULT_CONFIG } from "../config/config.ts";
import { planTask } from "../planner/plan-task.ts";
import { bruteForceCost } from "../testing/brute-force.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { randomTask } from "../testing/random-task.ts";
import { assessImpact, withoutTarget } from "./assess-impact.ts";
import type { Impact, ImpactTarget } from "./impact.ts";
import { resolveGoals } from "./resolve-goals.ts";

const config: Config = {
  ...DEFAULT_CONFIG,
  file: "ctxfst.yaml",
  goals: [
    { id: "report", goal: ["entity:report"], given: ["entity:raw"], expect: { via: ["parse"] } },
    { id: "other", goal: ["entity:else"], given: [], expect: {} },
  ],
};

const repository = repositoryOf(
  {
    "parse/SKILL.md": skillText({
      name: "parse",
      preconditions: ["entity:raw"],
      postconditions: ["entity:parsed"],
      cost: 1,
    }),
    "parse-slowly/SKILL.md": skillText({
      name: "parse-slowly",
      preconditions: ["entity:raw"],
      postconditions: ["entity:parsed"],
      cost: 4,
    }),
    "write/SKILL.md": skillText({
      name: "write",
      preconditions: ["entity:parsed"],
      postconditions: ["entity:report"],
    }),
    "sign/SKILL.md": skillText({
      name: "sign",
      preconditions: ["entity:report"],
      postconditions: ["entity:signed"],
    }),
    "else/SKILL.md": skillText({ name: "else", postconditions: ["entity:else"] }),
  },
  config,
);

const impactOf = (target: ImpactTarget): Impact =>
  assessImpact(repository, config, target, resolveGoals(repository, config, { world: [] }));

describe("assessImpact", () => {
  it("says which goals get dearer without a skill", () => {
    expect(impactOf({ kind: "skill", name: "parse" })).toMatchObject({
      goals: [{ id: "report", change: "dearer", difference: 3 }],
      unaffected: 1,
      stranded: [],
    });
  });

  it("says which goals are lost, and which skills could never run again", () => {
    expect(impactOf({ kind: "skill", name: "write" })).toMatchObject({
      goals: [{ id: "report", change: "unreachable", difference: null }],
      stranded: ["sign"],
    });
    expect(impactOf({ kind: "fact", name: "entity:parsed" })).toMatchObject({
      goals: [{ id: "report", change: "unreachable" }],
      stranded: ["sign", "write"],
    });
  });

  it("finds the places that name it, with their lines", () => {
    expect(impactOf({ kind: "fact", name: "entity:parsed" }).references).toEqual([
      { file: "parse-slowly/SKILL.md", line: expect.any(Number), how: "gives", by: "parse-slowly" },
      { file: "parse/SKILL.md", line: expect.any(Number), how: "gives", by: "parse" },
      { file: "write/SKILL.md", line: expect.any(Number), how: "needs", by: "write" },
    ]);
    expect(impactOf({ kind: "skill", name: "parse" }).references).toEqual([
      { file: "ctxfst.yaml", line: null, how: "goal", by: "report" },
    ]);
    expect(impactOf({ kind: "fact", name: "entity:raw" }).references).toContainEqual({
      file: "ctxfst.yaml",
      line: null,
      how: "given",
      by: "report",
    });
  });
});

describe("withoutTarget", () => {
  it("leaves what brute force leaves without the skill, on random worlds", () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const task = randomTask(seed);
      const name = task.skills[0]?.name as string;
      const without = withoutTarget(task, { kind: "skill", name });
      const expected = bruteForceCost({
        ...task,
        skills: task.skills.filter((skill) => skill.name !== name),
      });
      const plan = planTask(without);
      expect(plan.status === "found" ? plan.cost : null, `seed ${seed}`).toSatisfy((cost) =>
        cost === null || expected === null ? cost === expected : Math.abs(cost - expected) < 1e-9,
      );
    }
  });
});
