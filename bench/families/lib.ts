import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

const HUBS = [
  "project-open",
  "user-request",
  "network-available",
  "repo-cloned",
  "credentials-present",
];

/** Nearest to what users have: domains of 20 to 60 skills that share a few hubs, guards, a goal over three of them. */
export function lib(sheet: SkillSheet, size: number): FamilyTask {
  const { draws } = sheet;
  const outputs: string[] = [];
  for (let domain = 0; sheet.size < size - 1; domain += 1) {
    const count = Math.min(size - 1 - sheet.size, draws.between(20, 60));
    outputs.push(...addDomain(sheet, `domain-${domain}`, count, outputs.slice(-40)));
  }
  const needs = draws.sample(outputs.slice(-60), 3);
  sheet.add({ verb: "deliver", needs, gives: ["report-delivered"], cost: 3 });
  return sheet.task(HUBS, ["report-delivered"], size);
}

/** Adds the skills of a domain and gives its last two facts, which others may need. */
function addDomain(
  sheet: SkillSheet,
  domain: string,
  count: number,
  foreign: readonly string[],
): string[] {
  const { draws } = sheet;
  const facts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const local = facts.length > 0 && draws.chance(0.8) ? facts.slice(-6) : [];
    const needs = draws.sample([...local, draws.pick(HUBS)], draws.pick([1, 1, 2, 2, 3]));
    if (foreign.length > 0 && draws.chance(0.15)) needs.push(draws.pick(foreign));
    const isAlternative = facts.length > 0 && draws.chance(0.3);
    const output = isAlternative ? draws.pick(facts.slice(-5)) : `${domain}-has-${i}`;
    if (!isAlternative) facts.push(output);
    sheet.add({
      verb: `${domain}-do`,
      needs: needs.filter((fact) => fact !== output),
      gives: draws.chance(0.2) ? [output, `${domain}-log-${i}`] : [output],
      needsNot: draws.chance(0.6) ? [output] : [],
    });
  }
  return facts.slice(-2);
}
