import type { LineIndex } from "../base/line-index.ts";
import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";
import type { MarkdownBody } from "./markdown-body.ts";
import type { YamlMap } from "./yaml-value.ts";

/** What the parser can say against a file. Each code is also the id of the lint rule that reports it. */
export type ParseProblemCode =
  | "frontmatter-missing"
  | "frontmatter-not-first"
  | "frontmatter-unclosed"
  | "frontmatter-splitter"
  | "frontmatter-executable"
  | "frontmatter-not-a-map"
  | "yaml-syntax"
  | "yaml-unquoted-colon"
  | "yaml-leading-special"
  | "yaml-comment-cut"
  | "yaml-continuation"
  | "yaml-portability"
  | "duplicate-key"
  | "resource-limit"
  | "encoding"
  | "bom"
  | "line-endings"
  | "merge-conflict";

/** Values that a message is made of; plain data, so that wording lives in `report` alone. */
export type MessageArguments = Readonly<
  Record<string, string | number | boolean | readonly string[]>
>;

export interface ParseProblem {
  readonly code: ParseProblemCode;
  readonly range: TextRange;
  readonly args: MessageArguments;
  /** Other places that belong to it, such as the first of two equal keys. */
  readonly related?: readonly TextRange[];
  /** A rewrite that keeps the author's meaning; applied by `--fix`. */
  readonly safeEdits?: readonly TextEdit[];
  /** A rewrite that is only offered. */
  readonly suggestedEdits?: readonly TextEdit[];
}

export interface Frontmatter {
  /** From the opening fence to the end of the closing one (line break excluded). */
  readonly block: TextRange;
  /** The YAML text between the fences. */
  readonly content: TextRange;
  /** Absent where the YAML could not be read or is not a map. */
  readonly map: YamlMap | null;
}

/**
 * One SKILL.md, parsed once for lint, plan, graph and context.
 * Invariant: every range lies inside `text`; `problems` are in source order.
 */
export interface SkillDocument {
  readonly text: string;
  readonly lines: LineIndex;
  readonly frontmatter: Frontmatter | null;
  /** Keys and one-line values that can be seen in a block whose YAML could not be read; otherwise empty. */
  readonly recovered: ReadonlyMap<string, string>;
  readonly bodyRange: TextRange;
  readonly problems: readonly ParseProblem[];
  /** Parses the body on first use and keeps it. */
  body(): MarkdownBody;
  /** Lets go of the parsed body, which is parsed again when it is asked for. */
  forgetBody?(): void;
}
