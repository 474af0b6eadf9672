import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { CtxfstError, type EntityGraph, formatGraph, readGraph } from "@ctxfst/core";
import { requireOwnFile, updateFile } from "@ctxfst/core/node";
import { textOption } from "../parse-command-line.ts";
import { shownAs } from "../shown-as.ts";
import type { StateCall } from "./state-call.ts";

/**
 * Changes the run part of the graph file beside the world: the one that `--graph` names, else the repository's own where
 * the world is its own and the file exists. Gives its name, null where no graph file tells of this world. Taken while
 * the world is locked: always the world first, so that no two processes wait for each other.
 * @throws CtxfstError when the file cannot be read; `ctxfst graph build` mends it
 */
export async function updateGraphFile(
  { options, opened, file, shell }: StateCall,
  change: (graph: EntityGraph) => EntityGraph,
): Promise<string | null> {
  const named = textOption(options, "graph");
  if (named === undefined && !file.isOwn) return null;
  const shown = named ?? opened.config.graph.file;
  const path = named === undefined ? join(opened.root, shown) : resolve(shell.cwd, named);
  if (!existsSync(path)) {
    if (named === undefined) return null;
    throw new CtxfstError("file-not-found", "there is no such graph file", { file: shown });
  }
  if (named === undefined) requireOwnFile(opened.root, shown);
  const update = (text: string | null): string => {
    const reading = readGraph(text ?? "");
    if (reading.problem !== null) {
      throw new CtxfstError(
        "file-invalid",
        "the graph cannot be read; ctxfst graph build mends it",
        {
          file: shown,
          line: reading.problem.line,
        },
      );
    }
    const changed = change(reading.graph);
    return changed === reading.graph ? (text as string) : formatGraph(changed);
  };
  await shownAs({ path, shown }, () => updateFile(path, update));
  return shown;
}
