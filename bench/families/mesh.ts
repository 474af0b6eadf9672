import type { FamilyTask, SkillSheet } from "./skill-sheet.ts";

const SKILLS_A_FACT = 3.2;
const SUPPORT_WINDOW = 12;
const LINK_WINDOW = 25;

/** Facts that depend on each other in circles; three goals far from the start. */
export function mesh(sheet: SkillSheet, size: number): FamilyTask {
  const { draws } = sheet;
  const count = Math.max(5, Math.floor(size / SKILLS_A_FACT));
  const nodes = Array.from({ length: count }, (_, i) => `node-${i}`);
  const start = Math.max(2, Math.floor(count / 40));
  const near = (at: number, window: number): string[] =>
    nodes.slice(Math.max(0, at - window), at + window).filter((node) => node !== nodes[at]);
  // Each can be had from earlier ones, so that the goals are within reach.
  for (let at = start; at < count; at += 1) {
    const earlier = nodes.slice(Math.max(0, at - SUPPORT_WINDOW), at);
    const needs = draws.sample(earlier, draws.between(1, 2));
    sheet.add({ verb: "make", needs, gives: [nodes[at] as string], cost: draws.pick([3, 10]) });
  }
  sheet.fill(size, () => {
    const at = draws.between(0, count - 1);
    const pool = near(at, LINK_WINDOW);
    const gives = [nodes[at] as string];
    if (draws.chance(0.25)) gives.push(draws.pick(pool));
    return { verb: "link", needs: draws.sample(pool, draws.pick([1, 2, 2, 3])), gives };
  });
  const first = Math.max(60, start + 53);
  const goals = [0, 10, 20].map(
    (step) => nodes[Math.min(count - 1, first + step + draws.between(-5, 5))] as string,
  );
  return sheet.task(nodes.slice(0, start), goals, size);
}
