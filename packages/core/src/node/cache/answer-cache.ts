/**
 * Answers of commands that are a pure function of a checkout, kept in `.ctxfst/cache` under the digest of everything
 * they were computed from.
 *
 * Whoever can write an entry can make lint say anything, so entries are trusted only where nobody but the user could
 * have written them: in a checkout whose git index tracks nothing of the folder, by paths without symbolic links.
 * Outside of git, where the folder may have come with an archive, and in CI, where a pull request decides what is in
 * the checkout, there is no cache. A damaged, foreign or outdated entry counts as none.
 */
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../base/is-record.ts";
import { readGitIndex } from "../read-git-index.ts";
import { writeFileAtomic } from "../write-file-atomic.ts";

/** What a command printed, and how it ended. */
export interface CachedAnswer {
  readonly stdout: string;
  readonly code: number;
}

export interface AnswerCache {
  /** Null for a key that is not kept, and for an entry that is not as it was written. */
  read(key: string): CachedAnswer | null;
  /** Keeps an answer if it can; never throws. */
  write(key: string, answer: CachedAnswer): void;
}

const FOLDERS = [".ctxfst", ".ctxfst/cache"] as const;
const FOLDER = FOLDERS[1];
const FORMAT = 1;
const MAXIMUM_ENTRIES = 8;
const MAXIMUM_BYTES = 32 * 1024 * 1024;
/** The folder, what is in it, or a submodule or link in its place, in any letter case: some file systems see none. */
const OWN_PATH = /^\.ctxfst(?:$|\/cache(?:$|\/))/i;
const ENTRY = /^[\da-f]{64}\.json$/;

/** The cache of a checkout; null where none is to be trusted. */
export function openAnswerCache(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): AnswerCache | null {
  if (isSet(env.CI) || isSet(env.CTXFST_NO_CACHE)) return null;
  const tracked = readGitIndex(root);
  if (tracked === null || [...tracked].some((path) => OWN_PATH.test(path))) return null;
  if (FOLDERS.some((folder) => !isFolderOrNothing(join(root, folder)))) return null;
  return {
    read: (key) => readEntry(join(root, FOLDER), key),
    write: (key, answer) => {
      try {
        writeEntry(join(root, FOLDER), key, answer);
      } catch {
        // A folder that cannot be written makes the next run slower, not this one wrong.
      }
    },
  };
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0" && value !== "false";
}

function isFolderOrNothing(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
}

function readEntry(folder: string, key: string): CachedAnswer | null {
  try {
    const file = join(folder, fileName(key));
    const stats = lstatSync(file);
    if (!stats.isFile() || stats.size > MAXIMUM_BYTES) return null;
    const entry: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isRecord(entry) || entry.format !== FORMAT || entry.key !== key) return null;
    const { stdout, code, sum } = entry;
    if (typeof stdout !== "string" || typeof code !== "number") return null;
    return sum === sumOf(key, { stdout, code }) ? { stdout, code } : null;
  } catch {
    return null;
  }
}

function writeEntry(folder: string, key: string, answer: CachedAnswer): void {
  mkdirSync(folder, { recursive: true });
  // The folder ignores itself, in repositories whose own .gitignore does not know it.
  const ignore = join(folder, ".gitignore");
  if (lstatSync(ignore, { throwIfNoEntry: false }) === undefined) writeFileAtomic(ignore, "*\n");
  const file = join(folder, fileName(key));
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const text = JSON.stringify({ format: FORMAT, key, ...answer, sum: sumOf(key, answer) });
  if (Buffer.byteLength(text) > MAXIMUM_BYTES) return;
  writeFileAtomic(file, text);
  forgetOld(folder);
}

/** Keeps the entries that were written last. */
function forgetOld(folder: string): void {
  const entries = readdirSync(folder)
    .filter((name) => ENTRY.test(name))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of entries.slice(MAXIMUM_ENTRIES))
    rmSync(join(folder, name), { force: true });
}

function fileName(key: string): string {
  return `${createHash("sha256").update(key).digest("hex")}.json`;
}

function sumOf(key: string, { stdout, code }: CachedAnswer): string {
  return createHash("sha256")
    .update(JSON.stringify([key, code]))
    .update(stdout)
    .digest("hex");
}
