import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FamilySkill, FamilyTask } from "../families/index.ts";

const COSTS: ReadonlyMap<number, string> = new Map([
  [1, "low"],
  [3, "medium"],
  [10, "high"],
]);
/** Skills in one folder, so that no folder grows beyond what a person would have. */
const GROUP = 500;

/** Writes a generated library as a repository of skills with a config that names its goal. */
export function writeSkills(root: string, { init, goal, skills }: FamilyTask): void {
  skills.forEach((skill, i) => {
    const folder = join(root, `group-${Math.floor(i / GROUP)}`, skill.name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "SKILL.md"), skillText(skill));
  });
  const list = (facts: readonly string[]): string =>
    facts.map((fact) => `    - ${fact}\n`).join("");
  const external = `external:\n${list(init).replaceAll("    -", "  -")}`;
  writeFileSync(
    join(root, "ctxfst.yaml"),
    `${external}goals:\n  - id: done\n    goal:\n${list(goal)}`,
  );
}

function skillText({ name, preconditions, postconditions, cost }: FamilySkill): string {
  const list = (key: string, conditions: readonly string[]): string =>
    `${key}:\n${conditions.map((condition) => `  - "${condition}"\n`).join("")}`;
  return `---
name: ${name}
description: Does the step ${name} of the generated library. Use when what it gives is asked for.
cost: ${COSTS.get(cost) ?? String(cost)}
idempotent: true
${list("preconditions", preconditions)}${list("postconditions", postconditions)}---

# ${name}

1. Look at what is there.
2. Do the step, and say what came of it.
`;
}
