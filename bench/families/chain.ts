import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

/** Up to 200 stages one after the other, with alternatives, and side branches that some of them need. */
export function chain(sheet: SkillSheet, size: number): FamilyTask {
  const { draws } = sheet;
  const stages = Math.min(200, Math.max(2, Math.floor(size / 5)));
  for (let stage = 0; stage < stages; stage += 1) {
    const alternatives = size < 50 ? draws.between(1, 2) : draws.between(2, 4);
    for (let k = 0; k < alternatives; k += 1) {
      const needs = [`stage-${stage}`];
      if (draws.chance(0.3)) needs.push(`side-${draws.between(Math.max(0, stage - 4), stage)}`);
      sheet.add({ verb: "stage", needs, gives: [`stage-${stage + 1}`] });
    }
    const needs = [draws.pick(["start-0", "start-1", `stage-${Math.max(0, stage - 3)}`])];
    sheet.add({ verb: "aside", needs, gives: [`side-${stage}`] });
  }
  sheet.fill(size, () => ({
    verb: "extra",
    needs: [`stage-${draws.between(0, stages)}`],
    gives: [`extra-${sheet.size}`],
  }));
  return sheet.task(["stage-0", "start-0", "start-1"], [`stage-${stages}`], size);
}
