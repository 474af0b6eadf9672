import { CtxfstError } from "@ctxfst/core";
import { requireOwnFile } from "@ctxfst/core/node";
import type { OpenRepository } from "../open-repository.ts";

/**
 * A graph file that was not read must not be taken for one that is not there: its run part would be lost.
 * @throws CtxfstError `file-unreadable`
 */
export function requireReadGraph({ root, config, files }: OpenRepository): void {
  const { file } = config.graph;
  requireOwnFile(root, file);
  const wasNotRead = files.skipped.some(
    (input) =>
      input.file === file && (input.reason === "too-large" || input.reason === "unreadable"),
  );
  if (wasNotRead) {
    throw new CtxfstError("file-unreadable", "the graph file cannot be read, or is over 16 MiB", {
      file,
    });
  }
}
