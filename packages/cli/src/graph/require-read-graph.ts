import { CtxfstError } from "@ctxfst/core";
import { requireOwnFile } from "@ctxfst/core/node";
import type { OpenRepository } from "../open-repository.ts";

/**
 * A graph file that was not read must not be taken for one that is not there: its run part would be lost. The same of a
 * catalogue, whose entities would be.
 * @throws CtxfstError `file-unreadable`, or `file-not-found` for a catalogue
 */
export function requireReadGraph({ root, config, files }: OpenRepository): void {
  const { file, catalogues } = config.graph;
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
  const missing = catalogues.find((catalogue) => !files.texts.has(catalogue));
  if (missing !== undefined) {
    const reason = "graph.catalogues names it, and it does not exist or cannot be read";
    throw new CtxfstError("file-not-found", reason, { file: missing });
  }
}
