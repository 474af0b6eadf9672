import { readFileSync } from "node:fs";
import { CtxfstError } from "../../base/errors.ts";
import { writeFileAtomic } from "../write-file-atomic.ts";
import { type LockOptions, withFileLock } from "./with-file-lock.ts";

export interface UpdateOptions extends LockOptions {
  /** True for a file that may be rebuilt: bytes that are no UTF-8 then read as U+FFFD. False by default. */
  readonly mayBeDamaged?: boolean;
}

/**
 * Changes a file of UTF-8 while no other process does: reads it (null when it is not there), asks for its new text and replaces
 * it at once. A process that is killed leaves the old bytes or the new ones. The same text again writes nothing.
 * @throws CtxfstError `file-locked`, `file-unreadable` or `write-failed`, and whatever `change` throws; the file is
 * untouched then
 */
export async function updateFile(
  file: string,
  change: (text: string | null) => string | Promise<string>,
  options: UpdateOptions = {},
): Promise<{ readonly isChanged: boolean; readonly text: string }> {
  return withFileLock(
    file,
    async () => {
      const before = readText(file, options.mayBeDamaged !== true);
      const text = await change(before);
      const isChanged = text !== before;
      if (isChanged) writeFileAtomic(file, text);
      return { isChanged, text };
    },
    options,
  );
}

function readText(file: string, isStrict: boolean): string | null {
  try {
    const bytes = readFileSync(file);
    return new TextDecoder("utf-8", { fatal: isStrict, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    const reason = `cannot read it: ${(cause as Error).message}`;
    throw new CtxfstError("file-unreadable", reason, { file, cause });
  }
}
