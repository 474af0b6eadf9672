import { readFileSync } from "node:fs";
import { CtxfstError, readWorld, type World } from "@ctxfst/core";
import { noWorld, type WorldFile } from "./world-file.ts";

/**
 * The world as its file holds it now; reading needs no lock, since files are replaced at once.
 * @throws CtxfstError when there is none or it cannot be read
 */
export function readWorldFile(file: WorldFile): World {
  let text: string;
  try {
    text = readFileSync(file.path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw noWorld(file);
    const reason = `cannot read it: ${(cause as NodeJS.ErrnoException).code ?? "unknown"}`;
    throw new CtxfstError("file-unreadable", reason, { file: file.shown, cause });
  }
  return readWorld(text, file.shown);
}
