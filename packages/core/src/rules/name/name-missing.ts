import { editDistance } from "../../algorithms/edit-distance.ts";
import { lastSegment } from "../../base/repository-path.ts";
import { isEmptyValue } from "../../parser/is-empty-value.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import { isKnownField } from "../../skill/profiles/known-fields.ts";
import type { Skill } from "../../skill/skill.ts";
import { fieldsOf, findField, openingLine } from "../find-field.ts";
import type { Fix } from "../finding.ts";
import type { SkillRule } from "../rule.ts";
import { nameAsYaml } from "./name-text.ts";
import { isSlug } from "./slug-of.ts";

export const nameMissing: SkillRule = {
  meta: {
    id: "name-missing",
    summary: "A skill has a name.",
    category: "name",
    severity: "error",
    fix: "safe",
  },
  checkSkill(skill) {
    if (skill.document.frontmatter?.map == null) return [];
    const field = findField(skill, "name");
    if (field !== undefined && !isEmptyValue(field.value)) return [];
    const folder = lastSegment(skill.folder);
    const misspelt = field === undefined ? findMisspelt(skill) : undefined;
    const args = {
      ...(isSlug(folder) ? { folder } : {}),
      ...(misspelt === undefined ? {} : { misspelt: misspelt.key }),
    };
    const range = (misspelt ?? field)?.keyRange ?? openingLine(skill);
    const fix = isSlug(folder) && misspelt === undefined ? insertName(skill, field, folder) : null;
    return [{ args, file: skill.file, range, ...(fix === null ? {} : { fix }) }];
  },
};

/** A key that nobody reads and that is one slip away from `name`; `misspelt-key` renames it. */
function findMisspelt(skill: Skill): YamlField | undefined {
  return fieldsOf(skill).find(
    ({ key }) => !isKnownField(key) && editDistance(key.toLowerCase(), "name", 1) <= 1,
  );
}

function insertName(skill: Skill, field: YamlField | undefined, folder: string): Fix | null {
  const { text, frontmatter } = skill.document;
  const name = nameAsYaml(folder);
  if (field !== undefined) {
    const colon = /^\s*:/.exec(text.slice(field.keyRange.end))?.[0].length;
    const { range } = field.value;
    if (colon === undefined || frontmatter?.map?.style === "flow") return null;
    if (range.end > range.start) return { tier: "safe", edits: [{ range, text: name }] };
    const at = field.keyRange.end + colon;
    return { tier: "safe", edits: [{ range: { start: at, end: at }, text: ` ${name}` }] };
  }
  if (frontmatter === null || frontmatter.map?.style === "flow") {
    const isEmpty =
      frontmatter?.map?.fields.length === 0 &&
      frontmatter.map.range.end === frontmatter.map.range.start;
    if (!isEmpty) return null;
  }
  const at = frontmatter?.content.start ?? 0;
  const lineBreak = text.slice(0, at).endsWith("\r\n") ? "\r\n" : "\n";
  const edit = { range: { start: at, end: at }, text: `name: ${name}${lineBreak}` };
  return { tier: "safe", edits: [edit] };
}
