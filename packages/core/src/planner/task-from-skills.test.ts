import { describe, expect, it } from "vitest";
import { parseCondition } from "../skill/parse-condition.ts";
import { repositoryOf } from "../testing/repository-of.ts";
import { skillText } from "../testing/skill-text.ts";
import { planTask } from "./plan-task.ts";
import { taskFromSkills } from "./task-from-skills.ts";

const repository = repositoryOf({
  "skills/build/SKILL.md": skillText({
    name: "build",
    postconditions: ["entity:built", "NOT entity:clean"],
    cost: "low",
  }),
  "skills/ship/SKILL.md": skillText({
    name: "ship",
    preconditions: ["entity:built", "entity:approved"],
    postconditions: ["entity:shipped"],
    cost: 4,
    idempotent: true,
  }),
  "skills/tell/SKILL.md": skillText({ name: "tell", depends_on: ["ship"] }),
});

const goalOf = (text: string) => [parseCondition(text).condition];

describe("taskFromSkills", () => {
  it("carries conditions, effects, costs and idempotence over", () => {
    const task = taskFromSkills(repository.byName.values(), { goal: goalOf("entity:shipped") });
    const [build, ship] = task.skills;
    expect(build).toMatchObject({
      name: "build",
      add: ["entity:built"],
      remove: ["entity:clean"],
      cost: 1,
      atMostOnce: true,
    });
    expect(ship).toMatchObject({ name: "ship", cost: 4, atMostOnce: false });
  });

  it("starts with what is given and what the outside world supplies", () => {
    const goal = goalOf("entity:shipped");
    const options = { goal, given: ["entity:b", "entity:a"], external: ["entity:a", "entity:c"] };
    expect(taskFromSkills(repository.byName.values(), options).init).toEqual([
      "entity:a",
      "entity:b",
      "entity:c",
    ]);
  });

  it("supplies done facts that only the goal asks for", () => {
    const options = { goal: goalOf("done:tell"), external: ["entity:approved"] };
    const task = taskFromSkills(repository.byName.values(), options);
    expect(planTask(task)).toMatchObject({ status: "found", steps: ["build", "ship", "tell"] });
  });

  it("never runs a skill whose precondition cannot be read", () => {
    const broken = repositoryOf({
      "skills/a/SKILL.md": skillText({
        name: "a",
        preconditions: ["not entity:x"],
        postconditions: ["entity:y"],
      }),
    });
    const task = taskFromSkills(broken.byName.values(), { goal: goalOf("entity:y") });
    expect(planTask(task).status).toBe("unsolvable");
  });
});
