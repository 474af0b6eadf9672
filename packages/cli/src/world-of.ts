import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CtxfstError, readWorld, type World } from "@ctxfst/core";
import type { OptionValues } from "./command.ts";
import type { Io } from "./io.ts";
import type { OpenRepository } from "./open-repository.ts";
import { textOption } from "./parse-command-line.ts";

/**
 * The world that a call works on: `--state`, else the repository's world file; null where there is neither.
 * @throws CtxfstError when it cannot be read
 */
export function worldOf(options: OptionValues, opened: OpenRepository, io: Io): World | null {
  const state = textOption(options, "state");
  if (state === undefined) {
    const { file } = opened.config.world;
    const text = opened.repository.texts.get(file);
    return text === undefined ? null : readWorld(text, file);
  }
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd, state), "utf8");
  } catch (cause) {
    const reason = "the world file cannot be read";
    throw new CtxfstError("file-not-found", reason, { file: state, cause });
  }
  return readWorld(text, state);
}
