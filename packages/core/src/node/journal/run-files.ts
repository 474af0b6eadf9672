import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../base/compare.ts";
import { CtxfstError } from "../../base/errors.ts";
import { type JournalReading, readJournal } from "../../loop/journal/read-journal.ts";
import type { RunEvent } from "../../loop/journal/run-event.ts";

/** Where journals lie, relative to the root. */
export const RUNS_FOLDER = ".ctxfst/runs";

const NAME = /^[a-z0-9][a-z0-9-]{0,80}$/;

/**
 * The path of a run's journal, relative to the root.
 * @throws CtxfstError `usage` when the name could lead elsewhere
 */
export function journalPath(run: string): string {
  if (!NAME.test(run)) {
    throw new CtxfstError("usage", `"${run}" is no name of a run; ctxfst runs list shows them`);
  }
  return `${RUNS_FOLDER}/${run}.jsonl`;
}

/** Names of the runs of a repository, oldest first. */
export function listRuns(root: string): readonly string[] {
  const folder = join(root, RUNS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => file.slice(0, -".jsonl".length))
    .filter((name) => NAME.test(name))
    .sort(compareText);
}

/**
 * Reads the journal of a run without changing it.
 * @throws CtxfstError `file-not-found` when there is no such run, `file-invalid` when it is damaged
 */
export function readRun(root: string, run: string): JournalReading<RunEvent> {
  const path = journalPath(run);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(root, path));
  } catch (cause) {
    const names = listRuns(root);
    const known = names.length === 0 ? "there is none" : `the latest is ${names.at(-1)}`;
    throw new CtxfstError("file-not-found", `no run is called "${run}"; ${known}`, { cause });
  }
  return readJournal(bytes, path);
}
