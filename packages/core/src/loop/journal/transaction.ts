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

/** Keys that a reader looks for first. */
const LEADING = ["type", "step", "attempt", "skill"];

/** The transaction as a line with its check and LF: one line whatever its texts hold. */
export function formatTransaction<Event>(transaction: Transaction<Event>): string {
  const { seq, at, events } = transaction;
  const texts = events.map((event) => canonicalJson(event, LEADING)).join(",");
  const sum = transactionSum(transaction);
  return `{"seq":${seq},"at":${JSON.stringify(at)},"events":[${texts}],"sum":"${sum}"}\n`;
}

/** The check over everything in a line but itself, whatever the order of its keys. */
export function transactionSum({ seq, at, events }: Transaction<unknown>): string {
  return checksum(canonicalJson({ seq, at, events }));
}
