import type { TextRange } from "../base/text-range.ts";
import type { YamlField } from "../parser/yaml-value.ts";
import type { Skill } from "../skill/skill.ts";

/** The top-level fields of a skill in source order; none where the front matter could not be read. */
export function fieldsOf(skill: Skill): readonly YamlField[] {
  return skill.document.frontmatter?.map?.fields ?? [];
}

/** The field of a key; of two with the same key the last, which readers keep. */
export function findField(skill: Skill, key: string): YamlField | undefined {
  return fieldsOf(skill).findLast((field) => field.key === key);
}

/** Where to report something about the front matter as a whole: its opening line, or the first of a file without. */
export function openingLine({ document }: Skill): TextRange {
  const start = document.frontmatter?.block.start ?? 0;
  return { start, end: document.lines.lineRange(document.lines.lineAt(start)).end };
}

/** Where to report something about a skill by its name: the name's value, else the opening line. */
export function nameRange(skill: Skill): TextRange {
  return findField(skill, "name")?.value.range ?? openingLine(skill);
}
