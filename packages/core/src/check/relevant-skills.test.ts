import { expect, it } from "vitest";
import { DEFAULT_CONFIG } from "../config/config.ts";
import { parseCondition } from "../skill/parse-condition.ts";
import { repositoryOf, skillText } from "../testing/index.ts";
import { checkRepository } from "./check-repository.ts";
import { createRelevantSkills } from "./relevant-skills.ts";

const repository = repositoryOf({
  "a/SKILL.md": skillText({ name: "a", postconditions: ["entity:x"] }),
  "b/SKILL.md": skillText({ name: "b", preconditions: ["any(entity:x, entity:u)"] }),
  "c/SKILL.md": skillText({ name: "c", preconditions: ["NOT entity:lock"], depends: ["b"] }),
  "d/SKILL.md": skillText({ name: "d", postconditions: ["NOT entity:lock"] }),
  "e/SKILL.md": skillText({ name: "e", preconditions: ["entity:x"], postconditions: ["entity:y"] }),
});

it.each([
  ["entity:x", ["a"]],
  ["entity:y", ["a", "e"]],
  ["done:c", ["a", "b", "c", "d"]],
  ["entity:nothing", []],
])("%s is a matter of %j", (goal, names) => {
  const { condition } = parseCondition(goal);
  expect(createRelevantSkills(repository)([condition]).map(({ name }) => name)).toEqual(names);
});

it("a check of a thousand skills with a goal each does not plan over all of them each time", () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, i) => [
      `skills/s${i}/SKILL.md`,
      skillText({ name: `s${i}`, postconditions: [`entity:f${i}`] }),
    ]),
  );
  const many = repositoryOf(files);
  const start = process.cpuUsage();
  const { goals } = checkRepository(many, DEFAULT_CONFIG, { parts: { lint: false, plan: true } });
  const { user, system } = process.cpuUsage(start);
  expect(goals.filter(({ plan }) => plan.status === "found")).toHaveLength(1000);
  expect((user + system) / 1e6).toBeLessThan(1.5);
});
