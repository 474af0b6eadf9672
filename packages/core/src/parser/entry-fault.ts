import type { TextEdit } from "../base/text-edit.ts";
import type { TextRange } from "../base/text-range.ts";

/** What is wrong with one entry or line. Offsets are into the YAML text. */
export interface EntryFault {
  readonly code:
    | "yaml-unquoted-colon"
    | "yaml-leading-special"
    | "yaml-syntax"
    | "yaml-continuation";
  readonly cause: string;
  readonly range: TextRange;
  readonly key: string | null;
  readonly edits: readonly TextEdit[];
  /** Whether the edits keep what the author means beyond doubt. */
  readonly isSafe: boolean;
}
