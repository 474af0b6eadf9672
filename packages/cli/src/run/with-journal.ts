import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunEvent } from "@ctxfst/core";
import {
  type JournalFile,
  journalPath,
  openJournal,
  requireOwnFile,
  withFileLock,
} from "@ctxfst/core/node";

/**
 * Holds a run for this process while its journal is open.
 * @throws CtxfstError `write-failed` where a link leads out of the repository
 */
export async function withJournal<T>(
  root: string,
  run: string,
  fsync: boolean,
  drive: (journal: JournalFile<RunEvent>) => Promise<T>,
): Promise<T> {
  const shown = journalPath(run);
  const path = join(root, shown);
  requireOwnFile(root, shown);
  mkdirSync(dirname(path), { recursive: true });
  return withFileLock(
    path,
    async () => {
      const journal = openJournal<RunEvent>(path, { shown, fsync });
      try {
        return await drive(journal);
      } finally {
        journal.close();
      }
    },
    // A run that another process drives takes as long as it takes.
    { seconds: 1 },
  );
}
