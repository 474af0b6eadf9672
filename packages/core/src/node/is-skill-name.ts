/** `SKILL.md` in any letter case: most hosts load none but the exact one, so the others must be found to be reported. */
export function isSkillName(name: string): boolean {
  return name.length === 8 && name.toLowerCase() === "skill.md";
}
