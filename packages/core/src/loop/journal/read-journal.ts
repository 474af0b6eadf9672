import { CtxfstError } from "../../base/errors.ts";
import { isRecord } from "../../base/is-record.ts";
import { parseJson } from "../../base/parse-json.ts";
import { type Transaction, transactionSum } from "./transaction.ts";

export interface JournalReading<Event> {
  readonly transactions: readonly Transaction<Event>[];
  /** Bytes that are whole lines: the next append must begin there. */
  readonly wholeBytes: number;
  /** Bytes after them, of a line that was never finished; 0 where there is none. */
  readonly tornBytes: number;
}

const LF = 10;

/**
 * Reads the bytes of a journal. A last line without its end was cut off by a crash: it is left out and counted. A line
 * with an end was written whole, so anything wrong in it is damage.
 * @throws CtxfstError `file-invalid` with the number of the first damaged line
 */
export function readJournal<Event extends { readonly type: string }>(
  bytes: Uint8Array,
  file: string,
): JournalReading<Event> {
  const wholeBytes = bytes.lastIndexOf(LF) + 1;
  const transactions: Transaction<Event>[] = [];
  let from = 0;
  for (let line = 1; from < wholeBytes; line += 1) {
    const to = bytes.indexOf(LF, from);
    const reading = readTransaction(bytes.subarray(from, to), line);
    if (typeof reading === "string") {
      throw new CtxfstError("file-invalid", `the journal is damaged: ${reading}`, { file, line });
    }
    transactions.push(reading as Transaction<Event>);
    from = to + 1;
  }
  return { transactions, wholeBytes, tornBytes: bytes.length - wholeBytes };
}

/** A line as a transaction, or in words what is wrong with it. */
function readTransaction(bytes: Uint8Array, line: number): Transaction<unknown> | string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "it is not UTF-8 here";
  }
  const reading = parseJson(text);
  if (!reading.ok) return "it is not JSON here";
  const { value } = reading;
  if (!isRecord(value)) return "expected an object";
  const { seq, at, events, sum } = value;
  if (typeof at !== "string" || !Array.isArray(events) || events.length === 0) {
    return 'expected "seq", "at", "events" and "sum"';
  }
  if (!events.every((event) => isRecord(event) && typeof event.type === "string")) {
    return "expected events with a type";
  }
  if (seq !== line)
    return `expected seq ${line}, found ${String(seq)}; lines are missing or doubled`;
  const transaction = { seq: line, at, events };
  return sum === transactionSum(transaction) ? transaction : "the check does not fit its content";
}
