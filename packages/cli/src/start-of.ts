import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CtxfstError, readWorld, type StartFacts, startFacts } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import type { Io } from "./io.ts";
import type { OpenRepository } from "./open-repository.ts";
import { listOption, textOption } from "./parse-command-line.ts";

/**
 * What holds at the start: the world file (`--state` in place of the repository's) and `--have`.
 * @throws CtxfstError when `--state` cannot be read
 */
export function startOf(options: OptionValues, opened: OpenRepository, io: Io): StartFacts {
  const state = textOption(options, "state");
  const world =
    state === undefined ? opened.worldFacts : factsOfFile(resolve(io.cwd, state), state);
  return { world, have: listOption(options, "have") };
}

function factsOfFile(path: string, shown: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new CtxfstError("file-not-found", "the world file cannot be read", {
      file: shown,
      cause,
    });
  }
  return startFacts(readWorld(text, shown));
}
