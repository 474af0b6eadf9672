import { negated, type SkillSheet } from "./skill-sheet.ts";

const INCOMPATIBLE = 0.15;

/**
 * Makes every skill refuse to run where its first output holds, and some refuse to run once another has left its
 * mark: the conditions that decide whether a set of skills can be ordered.
 */
export function addGuards({ skills, draws }: SkillSheet): void {
  for (const skill of skills) skill.preconditions.push(negated(skill.postconditions[0] as string));
  const makers = skills.filter(({ name }) => name.startsWith("make"));
  const marks = Math.max(3, Math.floor(makers.length / 30));
  for (const skill of draws.sample(makers, Math.floor(makers.length * INCOMPATIBLE))) {
    const mark = `entity:mark-${draws.between(0, marks)}`;
    const other = draws.pick(makers);
    if (!other.postconditions.includes(mark)) other.postconditions.push(mark);
    const isOwn = skill.postconditions.includes(mark);
    const isThere = skill.preconditions.includes(negated(mark));
    if (!isOwn && !isThere) skill.preconditions.push(negated(mark));
  }
}
