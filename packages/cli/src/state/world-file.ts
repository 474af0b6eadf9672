import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CtxfstError, formatWorld, readWorld, type World } from "@ctxfst/core";
import { requireOwnFile, updateFile } from "@ctxfst/core/node";
import type { OptionValues } from "../command.ts";
import type { Io } from "../io.ts";
import type { OpenRepository } from "../open-repository.ts";
import { textOption } from "../parse-command-line.ts";
import { shownAs } from "../shown-as.ts";

/** The world-state file that a call works on. */
export interface WorldFile {
  /** Absolute. */
  readonly path: string;
  /** As messages call it. */
  readonly shown: string;
  /** Whether it is the repository's own, so that the graph of the repository tells of the same world. */
  readonly isOwn: boolean;
}

/**
 * The file that `--state` names, else the repository's.
 * @throws CtxfstError `write-failed` when a link leads out of the repository
 */
export function worldFileOf(options: OptionValues, opened: OpenRepository, io: Io): WorldFile {
  const { file } = opened.config.world;
  const own = join(opened.root, file);
  const named = textOption(options, "state");
  if (named !== undefined && resolve(io.cwd, named) !== own) {
    return { path: resolve(io.cwd, named), shown: named, isOwn: false };
  }
  requireOwnFile(opened.root, file);
  return { path: own, shown: file, isOwn: true };
}

/**
 * Changes the world while no other process does. The same world again writes nothing.
 * @throws CtxfstError when there is no world, when it cannot be read, or while another process holds it
 */
export async function updateWorld(
  file: WorldFile,
  change: (world: World) => World | Promise<World>,
): Promise<{ readonly before: World; readonly after: World }> {
  if (!existsSync(file.path)) throw noWorld(file);
  let before: World | null = null;
  let after: World | null = null;
  await shownAs(file, () =>
    updateFile(file.path, async (text) => {
      if (text === null) throw noWorld(file);
      before = readWorld(text, file.shown);
      after = await change(before);
      return after === before ? text : formatWorld(after);
    }),
  );
  return { before: before as unknown as World, after: after as unknown as World };
}

/**
 * Writes the first world of a file.
 * @throws CtxfstError `write-failed` when there is a file already and it is not to be replaced
 */
export async function createWorldFile(
  file: WorldFile,
  world: World,
  mayReplace: boolean,
): Promise<void> {
  try {
    mkdirSync(dirname(file.path), { recursive: true });
  } catch (cause) {
    const reason = `cannot make its folder: ${(cause as NodeJS.ErrnoException).code ?? "unknown"}`;
    throw new CtxfstError("write-failed", reason, { file: file.shown, cause });
  }
  const begin = (text: string | null): string => {
    if (text === null || mayReplace) return formatWorld(world);
    const reason = "it exists already; --force begins a new one";
    throw new CtxfstError("write-failed", reason, { file: file.shown });
  };
  await shownAs(file, () => updateFile(file.path, begin, { mayBeDamaged: mayReplace }));
}

/** The error for a file that is not there, with the way out. */
export function noWorld({ shown, isOwn }: WorldFile): CtxfstError {
  const call = isOwn ? "ctxfst state init" : "ctxfst state init --state with its name";
  return new CtxfstError("file-not-found", `there is no world state; ${call} makes one`, {
    file: shown,
  });
}
