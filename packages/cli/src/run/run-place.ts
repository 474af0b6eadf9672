import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildGraph, CtxfstError, readWorld, type World } from "@ctxfst/core";
import { type RunFiles, readRunGraph, requireOwnFile } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import type { Io } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { worldFileOf } from "../state/world-file.ts";

/** Where a run takes place: its files, and the world as it is before it begins. */
export interface RunPlace {
  readonly files: RunFiles;
  /** Null where there is no world yet. */
  readonly world: World | null;
}

/**
 * The files that `--state` and `--graph` name, else the repository's. A world that is named must exist, unless it is the
 * one that a run was to make.
 * @throws CtxfstError when one of them cannot be read, or lies where nothing may be written
 */
export function runPlace(
  options: OptionValues,
  opened: OpenRepository,
  io: Io,
  isWorldOptional = false,
): RunPlace {
  const world = worldFileOf(options, opened, io);
  const graph = graphFileOf(options, opened, io);
  const files: RunFiles = {
    world: world.path,
    worldShown: world.shown,
    graph: graph.path,
    graphShown: graph.shown,
    declared: buildGraph(opened.repository, opened.config),
    modelOf: (skill) => opened.repository.byName.get(skill)?.model ?? null,
  };
  readRunGraph(files);
  if (existsSync(world.path)) {
    return { files, world: readWorld(readFileSync(world.path, "utf8"), world.shown) };
  }
  if (textOption(options, "state") !== undefined && !isWorldOptional) {
    const hint = "ctxfst state init --state with its name makes one";
    throw new CtxfstError("file-not-found", `there is no world state; ${hint}`, {
      file: world.shown,
    });
  }
  return { files, world: null };
}

function graphFileOf(
  options: OptionValues,
  { config, root }: OpenRepository,
  io: Io,
): { readonly path: string; readonly shown: string } {
  const named = textOption(options, "graph");
  if (named !== undefined) return { path: resolve(io.cwd, named), shown: named };
  requireOwnFile(root, config.graph.file);
  return { path: join(root, config.graph.file), shown: config.graph.file };
}
