import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { CtxfstError } from "../../base/errors.ts";
import { readJournal } from "../../loop/journal/read-journal.ts";
import { formatTransaction, type Transaction } from "../../loop/journal/transaction.ts";

export interface JournalOptions {
  /** What messages call the file; its path by default. */
  readonly shown?: string;
  /** Whether each line is on the disk, and not only with the operating system, when `append` returns. */
  readonly fsync?: boolean;
}

/** A journal that is open for appending. One process at a time: whoever opens it holds the lock of the run. */
export interface JournalFile<Event> {
  /** What it held when it was opened. */
  readonly transactions: readonly Transaction<Event>[];
  /** Bytes of an unfinished line that were cut off. */
  readonly cutBytes: number;
  /** Writes one line; it is whole in the file when this returns. */
  append(events: readonly Event[], at: string): void;
  close(): void;
}

/**
 * Opens a journal, or begins one where there is none. A line that a crash left unfinished is cut off first, so that what
 * is appended never glues to it.
 * @throws CtxfstError `file-invalid` when a whole line is damaged, `write-failed` when the file cannot be opened
 */
export function openJournal<Event extends { readonly type: string }>(
  path: string,
  { shown = path, fsync = false }: JournalOptions = {},
): JournalFile<Event> {
  const handle = attempt(shown, () => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, "a+");
  });
  try {
    const reading = readJournal<Event>(readFileSync(path), shown);
    if (reading.tornBytes > 0) attempt(shown, () => ftruncateSync(handle, reading.wholeBytes));
    let seq = reading.transactions.length;
    return {
      transactions: reading.transactions,
      cutBytes: reading.tornBytes,
      append: (events, at) => {
        seq += 1;
        const line = formatTransaction({ seq, at, events });
        attempt(shown, () => appendWhole(handle, line, fsync));
      },
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/** A line that cannot be written whole is taken back: half of it would look like damage once another follows. */
function appendWhole(handle: number, line: string, fsync: boolean): void {
  const bytes = Buffer.from(line, "utf8");
  const { size } = fstatSync(handle);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    if (fsync) fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  }
}

function attempt<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CtxfstError("write-failed", `cannot write the journal: ${reason}`, { file, cause });
  }
}
