import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

/** Nearly every skill can run at once and leads nowhere; the goal is eight steps away. */
export function flat(sheet: SkillSheet, size: number): FamilyTask {
  const { draws } = sheet;
  const base = Array.from({ length: 20 }, (_, i) => `base-${i}`);
  const steps = Math.min(8, size);
  for (let step = 0; step < steps; step += 1) {
    const needs = [step === 0 ? "base-0" : `step-${step - 1}`];
    sheet.add({ verb: "step", needs, gives: [`step-${step}`] });
  }
  sheet.fill(size, () => ({
    verb: "noise",
    needs: draws.sample(base, draws.between(1, 3)),
    gives: [`out-${sheet.size}`],
  }));
  return sheet.task(base, [`step-${steps - 1}`], size);
}
