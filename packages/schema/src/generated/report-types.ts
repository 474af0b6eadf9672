// Generated from packages/schema/schemas/report.schema.json by `npm run generate`. Do not edit.
/**
 * All findings of a run. Lines and columns begin at 1; columns count code points.
 */
export interface ReportDocument {
  /**
   * Version of this format.
   */
  version: 1;
  summary: ReportSummary;
  findings: ReportFinding[];
  /**
   * With --hosts: what each host makes of each skill.
   */
  hosts?: ReportLoading[];
  /**
   * What a dry run would write, by file; absent in any other run. Ranges are those of the file as it is.
   */
  fixes?: ReportFileFix[];
  /**
   * Input that was not read, and why.
   */
  skipped: ReportSkipped[];
  [k: string]: unknown;
}
export interface ReportSummary {
  skills: number;
  errors: number;
  warnings: number;
  infos: number;
  [k: string]: unknown;
}
export interface ReportFinding {
  /**
   * The rule's id.
   */
  rule: string;
  severity: "error" | "warning" | "info";
  message: string;
  /**
   * The values that the message is made of.
   */
  args: {};
  /**
   * Path relative to the repository, with forward slashes; null for a finding about the repository.
   */
  file: string | null;
  /**
   * Null for a finding about the whole file.
   */
  range: ReportRange | null;
  /**
   * Hosts that it breaks.
   */
  hosts: string[];
  related: ReportPlace[];
  /**
   * How it can be mended; null when only a person can.
   */
  fix: ReportFix | null;
  /**
   * Stays the same when lines move.
   */
  fingerprint: string;
  /**
   * How many places it stands for; above 1 for infos only.
   */
  count: number;
  [k: string]: unknown;
}
export interface ReportRange {
  start: ReportPosition;
  end: ReportPosition;
  [k: string]: unknown;
}
export interface ReportPosition {
  line: number;
  column: number;
  [k: string]: unknown;
}
export interface ReportPlace {
  file: string;
  range: ReportRange | null;
  [k: string]: unknown;
}
export interface ReportFix {
  /**
   * `safe` keeps the author's meaning and is applied by --fix; `suggested` is only shown.
   */
  tier: "safe" | "suggested";
  edits: ReportEdit[];
  /**
   * The file's new path, for a finding about its name.
   */
  rename?: string;
  [k: string]: unknown;
}
export interface ReportEdit {
  range: ReportRange;
  text: string;
  [k: string]: unknown;
}
export interface ReportLoading {
  file: string;
  /**
   * Its name.
   */
  skill: string;
  verdicts: ReportVerdict[];
  [k: string]: unknown;
}
export interface ReportVerdict {
  /**
   * The id of a profile.
   */
  host: string;
  /**
   * loses: it loads without some fields or parts of them; elsewhere: it lies in a folder of other hosts; unknown: nobody has looked what the host does with such a file.
   */
  outcome: "loads" | "loses" | "dropped" | "elsewhere" | "unknown";
  /**
   * Fields that the host does not get, or not as they are written.
   */
  lost: string[];
  /**
   * Fields of other hosts that this one passes over.
   */
  ignored: string[];
  reasons: ReportReason[];
  [k: string]: unknown;
}
export interface ReportReason {
  code: string;
  text: string;
  [k: string]: unknown;
}
export interface ReportFileFix {
  file: string;
  /**
   * The file's new path.
   */
  rename?: string;
  edits: ReportEdit[];
  [k: string]: unknown;
}
export interface ReportSkipped {
  file: string;
  reason: string;
  [k: string]: unknown;
}
