import type { Rule } from "../rule.ts";
import { bom } from "./bom.ts";
import { booleanAsString } from "./boolean-as-string.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { emptyField } from "./empty-field.ts";
import { encoding } from "./encoding.ts";
import { fieldType } from "./field-type.ts";
import { filenameCase } from "./filename-case.ts";
import { frontmatterExecutable } from "./frontmatter-executable.ts";
import { frontmatterMissing } from "./frontmatter-missing.ts";
import { frontmatterNotAMap } from "./frontmatter-not-a-map.ts";
import { frontmatterNotFirst } from "./frontmatter-not-first.ts";
import { frontmatterSplitter } from "./frontmatter-splitter.ts";
import { frontmatterUnclosed } from "./frontmatter-unclosed.ts";
import { lineEndings } from "./line-endings.ts";
import { mergeConflict } from "./merge-conflict.ts";
import { resourceLimit } from "./resource-limit.ts";
import { scalarCoercion } from "./scalar-coercion.ts";
import { symlinkedSkill } from "./symlinked-skill.ts";
import { yamlCommentCut } from "./yaml-comment-cut.ts";
import { yamlContinuation } from "./yaml-continuation.ts";
import { yamlLeadingSpecial } from "./yaml-leading-special.ts";
import { yamlPortability } from "./yaml-portability.ts";
import { yamlSyntax } from "./yaml-syntax.ts";
import { yamlUnquotedColon } from "./yaml-unquoted-colon.ts";

/** Rules about the file and its front matter, by id. */
export const fileRules: readonly Rule[] = [
  bom,
  booleanAsString,
  duplicateKey,
  emptyField,
  encoding,
  fieldType,
  filenameCase,
  frontmatterExecutable,
  frontmatterMissing,
  frontmatterNotAMap,
  frontmatterNotFirst,
  frontmatterSplitter,
  frontmatterUnclosed,
  lineEndings,
  mergeConflict,
  resourceLimit,
  scalarCoercion,
  symlinkedSkill,
  yamlCommentCut,
  yamlContinuation,
  yamlLeadingSpecial,
  yamlPortability,
  yamlSyntax,
  yamlUnquotedColon,
];
