import type { SkillRule } from "../rule.ts";
import { firstBodyLine } from "./first-body-line.ts";

/** What the specification recommends for a body. */
const MOST_TOKENS = 5000;
/** English prose and code: every tokenizer is near it, none agrees with it. */
const CHARACTERS_PER_TOKEN = 4;

export const bodyTokens: SkillRule = {
  meta: {
    id: "body-tokens",
    summary: "The body leaves room in the context: about 5,000 tokens at most.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill(skill) {
    const { text, bodyRange } = skill.document;
    // Never more characters than code units, and those are known without counting.
    if (bodyRange.end - bodyRange.start <= MOST_TOKENS * CHARACTERS_PER_TOKEN) return [];
    const body = text.slice(bodyRange.start, bodyRange.end).trim();
    const tokens = Math.ceil(countCharacters(body) / CHARACTERS_PER_TOKEN);
    if (tokens <= MOST_TOKENS) return [];
    return [
      { args: { tokens, limit: MOST_TOKENS }, file: skill.file, range: firstBodyLine(skill) },
    ];
  },
};

/** Code points. */
function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}
