import { canonicalJson } from "../../base/canonical-json.ts";
import { checksum } from "./checksum.ts";

/** One line of a journal: events that hold together or not at all. */
export interface Transaction<Event> {
  /** 1-based, without gaps. */
  readonly seq: number;
  /** When it was written, ISO 8601. */
  readonly at: string;
  readonly events: readonly Event[];
}

const LEADING = ["seq", "at", "events", "sum"];

/** The transaction as a line with its check and LF: one line whatever its texts hold. */
export function formatTransaction<Event>({ seq, at, events }: Transaction<Event>): string {
  const record = { seq, at, events };
  return `${canonicalJson({ ...record, sum: transactionSum(record) }, LEADING)}\n`;
}

/** The check over everything in a line but itself. */
export function transactionSum({ seq, at, events }: Transaction<unknown>): string {
  return checksum(canonicalJson({ seq, at, events }, LEADING));
}
