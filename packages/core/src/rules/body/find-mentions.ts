import type { TextRange } from "../../base/text-range.ts";
import type { Skill } from "../../skill/skill.ts";

/** A place in the text that names a skill in so many words. */
export interface SkillMention {
  readonly name: string;
  readonly range: TextRange;
}

const NAME = "[a-z0-9]+(?:-[a-z0-9]+)+";
/** `the \`close-items\` skill`, `[[close-items]]`, and the form of superpowers: `REQUIRED SUB-SKILL: Use demo:draft`. */
const FORMS = [
  new RegExp(`\`((?:[a-z0-9-]+:)?${NAME})\`\\*{0,2}[ \\t]+skill\\b`, "g"),
  new RegExp(`\\bskill[ \\t]+\\*{0,2}\`((?:[a-z0-9-]+:)?${NAME})\``, "g"),
  new RegExp(`\\[\\[(${NAME})\\]\\]`, "g"),
  new RegExp(`REQUIRED SUB-SKILL:\\*{0,2}[ \\t]+Use[ \\t]+\`?((?:[a-z0-9-]+:)?${NAME})`, "g"),
];

/** Something of every form; most bodies hold none. */
const HINT = /`\*{0,2}[ \t]+skill|skill[ \t]+\*{0,2}`|\[\[[a-z\d]|REQUIRED SUB/;

/** Explicit mentions of skills in a body, in order; names of one word are too often something else. */
export function findMentions({ document }: Skill): readonly SkillMention[] {
  const { text, bodyRange } = document;
  const body = text.slice(bodyRange.start, bodyRange.end);
  if (!HINT.test(body)) return [];
  const mentions = FORMS.flatMap((form) =>
    [...body.matchAll(form)].map((match): SkillMention => {
      const name = match[1] as string;
      const start = bodyRange.start + match.index + match[0].lastIndexOf(name);
      return { name, range: { start, end: start + name.length } };
    }),
  );
  if (mentions.length === 0) return [];
  const unique = new Map(mentions.map((mention) => [mention.range.start, mention]));
  const fenced = document.body().code.filter(({ kind }) => kind !== "inline");
  return [...unique.values()]
    .filter(
      ({ range }) =>
        !fenced.some((code) => code.range.start <= range.start && range.end <= code.range.end),
    )
    .sort((a, b) => a.range.start - b.range.start);
}
