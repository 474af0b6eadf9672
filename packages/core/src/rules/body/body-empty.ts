import type { SkillRule } from "../rule.ts";

export const bodyEmpty: SkillRule = {
  meta: {
    id: "body-empty",
    summary: "A skill says what to do.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill({ document, file }) {
    const { frontmatter, text, bodyRange } = document;
    if (frontmatter === null || frontmatter.map === null) return [];
    // Parsing every body for this would be most of the work of lint.
    if (/\S/.test(text.slice(bodyRange.start, bodyRange.end)) || !document.body().isEmpty)
      return [];
    const { start, end } = frontmatter.block;
    return [{ args: {}, file, range: { start: Math.max(start, end - "---".length), end } }];
  },
};
