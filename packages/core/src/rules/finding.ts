import type { TextEdit } from "../base/text-edit.ts";
import type { PositionRange, TextRange } from "../base/text-range.ts";
import type { Severity } from "../config/config.ts";
import type { MessageArguments } from "../parser/skill-document.ts";

/** A fix is safe when it keeps the author's meaning; anything else is only suggested. */
export interface Fix {
  readonly tier: "safe" | "suggested";
  readonly edits: readonly TextEdit[];
  /** For findings about the file's name: the new root-relative path. */
  readonly rename?: string;
}

export interface RelatedPlace {
  readonly file: string;
  readonly range: TextRange | null;
}

/** What a rule gives: no id and no severity of its own unless it must differ from the rule's default. */
export interface RuleReport {
  readonly args: MessageArguments;
  /** Root-relative; null for a finding about the repository as a whole. */
  readonly file: string | null;
  readonly range: TextRange | null;
  readonly severity?: Severity;
  readonly hosts?: readonly string[];
  readonly related?: readonly RelatedPlace[];
  readonly fix?: Fix;
  /** What the report is about, such as a fact: another report may name it as said already. */
  readonly subject?: string;
}

/** A report that says which rule it belongs to: how `check` hands its outcomes to lint. */
export interface OutcomeReport extends RuleReport {
  readonly rule: string;
  /** Reports that say the same with less: dropped, so that one fact is reported once. */
  readonly replaces?: readonly { readonly rule: string; readonly subject: string }[];
}

/** A finding as lint returns it: stamped, filtered by config, sorted. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly args: MessageArguments;
  readonly file: string | null;
  readonly range: TextRange | null;
  /** The same range in lines and columns. */
  readonly position: PositionRange | null;
  readonly hosts: readonly string[];
  readonly related: readonly RelatedPlace[];
  readonly fix: Fix | null;
  /** Stable over line moves: a hash of rule, file and the reported text. */
  readonly fingerprint: string;
  /** How many places an aggregated info stands for; 1 otherwise. */
  readonly count: number;
}
