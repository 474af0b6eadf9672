import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CtxfstError, type EntityGraph, readGraph } from "@ctxfst/core";
import { readFileAt } from "@ctxfst/core/node";
import type { Io } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";

/**
 * A graph that a word names: a file, `REVISION:FILE`, or a revision whose graph file is meant. A file that a revision
 * does not have is an empty graph, as before the first build.
 * @throws CtxfstError when there is nothing of that name, or it is no graph
 */
export function readGraphInput(
  word: string,
  { root, config }: OpenRepository,
  io: Io,
): EntityGraph {
  const path = resolve(io.cwd, word);
  if (existsSync(path)) return requireGraph(readFileSync(path, "utf8"), word);
  const [, revision = word, named] = /^([^:]+):(.+)$/s.exec(word) ?? [];
  const bytes = readFileAt(root, revision, named ?? config.graph.file);
  if (bytes === null) {
    if (named === undefined) return { meta: {}, nodes: [], edges: [] };
    throw new CtxfstError("file-not-found", `${revision} has no such file`, { file: named });
  }
  return requireGraph(new TextDecoder().decode(bytes), word);
}

/**
 * A text as a graph.
 * @throws CtxfstError `file-invalid` with the line
 */
export function requireGraph(text: string, file: string): EntityGraph {
  const { graph, problem } = readGraph(text);
  if (graph !== null) return graph;
  const { reason, line, place, detail } = problem as NonNullable<typeof problem>;
  const what = [`no graph can be read here (${reason})`, place, detail].filter(
    (part) => part !== "",
  );
  throw new CtxfstError("file-invalid", what.join(" "), { file, line });
}
