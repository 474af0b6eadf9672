import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

const DELIVERIES = 0.35;

/** Many goals and few tools to share: which skills deliver them is a set cover, hard for every method. */
export function cover(sheet: SkillSheet, size: number): FamilyTask {
  const { draws } = sheet;
  const goalCount = Math.max(2, Math.min(40, Math.floor(size / 25)));
  const toolCount = Math.max(3, goalCount);
  const list = (stem: string, length: number): string[] =>
    Array.from({ length }, (_, i) => `${stem}-${i}`);
  const raws = list("raw", Math.max(2, toolCount >> 1));
  const goals = list("goal", goalCount);
  const tools = list("tool", toolCount);
  const parts = list("part", toolCount);
  for (const goal of goals) {
    sheet.add({ verb: "deliver", needs: draws.sample(tools, 2), gives: [goal], cost: 10 });
  }
  for (const part of parts) {
    const alternatives = size < 50 ? 1 : draws.between(1, 2);
    for (let k = 0; k < alternatives; k += 1) {
      sheet.add({ verb: "prepare", needs: draws.sample(raws, draws.between(1, 2)), gives: [part] });
    }
  }
  for (const tool of tools) {
    const alternatives = size < 50 ? 1 : draws.between(1, 3);
    for (let k = 0; k < alternatives; k += 1) {
      const needs = draws.sample(parts, draws.between(1, 3));
      sheet.add({ verb: "build", needs, gives: [tool], cost: draws.pick([3, 3, 10]) });
    }
  }
  sheet.fill(sheet.size + Math.floor(size * DELIVERIES), () => ({
    verb: "deliver",
    needs: draws.sample(tools, draws.between(1, 3)),
    gives: draws.sample(goals, draws.pick([1, 1, 1, 2, 2, 2, 2, 3, 3, 3])),
    cost: draws.pick([1, 3, 3, 10]),
  }));
  sheet.fill(size, () =>
    draws.chance(0.5)
      ? {
          verb: "extra",
          needs: draws.sample([...tools, ...parts], 2),
          gives: [`extra-${sheet.size}`],
        }
      : { verb: "build", needs: draws.sample(parts, 2), gives: [draws.pick(tools)], cost: 10 },
  );
  return sheet.task(raws, goals, size);
}
