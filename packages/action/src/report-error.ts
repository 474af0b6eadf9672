import { CtxfstError, InternalError, placeInRepository, plainAnnotation } from "@ctxfst/core";
import type { RunnerLog } from "./runner-log.ts";

/**
 * Shows why the Action could not check: an annotation for each line of the message, at the file where one is named.
 * A stack is printed for our own bugs only.
 */
export function reportError(error: unknown, log: RunnerLog, pathPrefix = ""): void {
  if (error instanceof CtxfstError) {
    const { file, line = null } = error;
    for (const message of error.message.split("\n")) {
      const plain = plainAnnotation("error", "ctxfst", message);
      log.annotate(
        file === undefined
          ? plain
          : { ...plain, file: placeInRepository(pathPrefix, file), line, endLine: line },
      );
    }
    return;
  }
  const cause = error instanceof Error ? error : new Error(String(error));
  const bug = cause instanceof InternalError ? cause : new InternalError(cause.message, { cause });
  log.annotate(plainAnnotation("error", "ctxfst", bug.message));
  log.print(cause.stack ?? cause.message);
}
