import type { LineIndex } from "../../base/line-index.ts";
import { indexLines } from "../../base/line-index.ts";
import type { TextRange } from "../../base/text-range.ts";
import { parseMarkdown } from "../../parser/parse-markdown.ts";
import type { YamlValue } from "../../parser/yaml-value.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Skill } from "../../skill/skill.ts";
import { findCommentsOfSkill, findCommentsOfText, mayHoldMarks } from "./find-marked-comments.ts";
import { readSuppressions } from "./read-suppressions.ts";
import type { Suppression } from "./suppression.ts";

/** The suppressions of one file, with what is needed to place and remove them. */
export interface FileSuppressions {
  readonly file: string;
  readonly text: string;
  readonly lines: LineIndex;
  /** Fixes are written to SKILL.md files alone. */
  readonly isSkill: boolean;
  readonly suppressions: readonly Suppression[];
}

/**
 * Suppressions of all files that lint looks at. Those in vendored folders are left out: who wrote such a skill does
 * not decide what its users get to see.
 */
export function suppressionsOfRepository(repository: Repository): readonly FileSuppressions[] {
  const vendored = repository.skills.filter(({ isVendored }) => isVendored);
  const isVendored = (path: string): boolean =>
    vendored.some(({ folder }) => path.startsWith(`${folder}/`));
  const found: FileSuppressions[] = [];
  for (const skill of repository.skills) {
    const { text, lines } = skill.document;
    if (skill.isVendored || !mayHoldMarks(text)) continue;
    const comments = findCommentsOfSkill(skill);
    if (comments.length === 0) continue;
    const suppressions = readSuppressions(text, lines, comments, blocksOfSkill(skill));
    found.push({ file: skill.file, text, lines, isSkill: true, suppressions });
  }
  for (const [file, text] of repository.texts) {
    if (!mayHoldMarks(text) || isVendored(file)) continue;
    const lines = indexLines(text);
    const comments = findCommentsOfText(file, text);
    if (comments.length === 0) continue;
    const suppressions = readSuppressions(text, lines, comments, codeBlocks(file, text));
    found.push({ file, text, lines, isSkill: false, suppressions });
  }
  return found;
}

function blocksOfSkill({ document }: Skill): readonly TextRange[] {
  const fields = document.frontmatter?.map ?? null;
  const code = document.body().code.filter(({ kind }) => kind !== "inline");
  return [...(fields === null ? [] : textsIn(fields)), ...code.map(({ range }) => range)];
}

function codeBlocks(file: string, text: string): readonly TextRange[] {
  if (!/\.(?:md|mdx|markdown)$/i.test(file)) return [];
  return parseMarkdown(text)
    .code.filter(({ kind }) => kind !== "inline")
    .map(({ range }) => range);
}

/** Texts in a value, each from its key on. */
function textsIn(value: YamlValue): TextRange[] {
  if (value.kind === "scalar") return [value.range];
  if (value.kind === "list") return value.items.flatMap(textsIn);
  return value.fields.flatMap((field) =>
    field.value.kind === "scalar" ? [field.range] : textsIn(field.value),
  );
}
