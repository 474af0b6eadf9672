import { buildGraph, type EntityGraph, mergeRunPart, readGraph, toVisibleLine } from "@ctxfst/core";
import type { Io } from "./io.ts";
import type { OpenRepository } from "./open-repository.ts";

/** The graph as it would be written: declared anew, with the run part of the file when that can be read. */
export function fullGraph({ repository, config }: OpenRepository, io: Io): EntityGraph {
  const declared = buildGraph(repository, config);
  const text = repository.texts.get(config.graph.file);
  if (text === undefined) return declared;
  return graphOver(declared, text, config.graph.file, io);
}

/** The declared part over what a file's text holds besides; says so where that cannot be read, or only in part. */
export function graphOver(declared: EntityGraph, text: string, file: string, io: Io): EntityGraph {
  const reading = readGraph(text);
  if (reading.problem === null) return mergeRunPart(declared, reading.graph);
  const { line, reason } = reading.problem;
  const rest =
    reading.recovered === null
      ? "what runs recorded in it is lost"
      : "what can be read of it is kept";
  const words = `${file}:${line}: the file cannot be read (${reason}) and is rebuilt; ${rest}`;
  io.stderr(`ctxfst: ${toVisibleLine(words)}\n`);
  return reading.recovered === null ? declared : mergeRunPart(declared, reading.recovered);
}
