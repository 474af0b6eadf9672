// Facts that nobody writes down: dialect fields order skills by naming each other, and the planner knows facts only.
// Their prefixes keep them apart from ids that an author may choose (docs/decisions/0004-dialect-facts.md).

/** The fact that stands for "this skill has been done". */
export function doneFact(skill: string): string {
  return `done:${skill}`;
}

/** The fact that stands for something that one skill makes and another uses (`composition`). */
export function artifactFact(name: string): string {
  return `artifact:${name.trim().toLowerCase().replace(/\s+/g, "-")}`;
}

/** True for the fact of a skill having been done. */
export function isDoneFact(fact: string): boolean {
  return fact.startsWith(doneFact(""));
}

/** True for a fact that stands for what a dialect field says. */
export function isDialectFact(fact: string): boolean {
  return /^(?:done|artifact):\S+$/.test(fact);
}
