import type { SkillRule } from "../rule.ts";
import { firstBodyLine } from "./first-body-line.ts";

/** What the specification recommends for a body. */
const MOST_LINES = 500;

export const bodyLines: SkillRule = {
  meta: {
    id: "body-lines",
    summary: "The body has at most 500 lines.",
    category: "body",
    severity: "info",
    fix: null,
    aggregates: true,
  },
  checkSkill(skill) {
    const { text, bodyRange, lines } = skill.document;
    if (lines.count <= MOST_LINES) return [];
    const first = firstBodyLine(skill);
    const end = text.trimEnd().length;
    if (end <= bodyRange.start) return [];
    const count = lines.lineAt(end) - lines.lineAt(first.start) + 1;
    if (count <= MOST_LINES) return [];
    // The number is left out, so that many long bodies are one finding.
    return [{ args: { limit: MOST_LINES }, file: skill.file, range: first }];
  },
};
