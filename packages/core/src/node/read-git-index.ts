import { readFileSync } from "node:fs";
import { join } from "node:path";

const ENTRY_SIZE = 62;
const EXTENDED = 0x4000;
const MAXIMUM_ENTRIES = 1_000_000;

/**
 * The files that git tracks, with the folders that hold them (ending with "/"), from `.git/index`: git ignores
 * nothing that it tracks. Null without an index that can be read, such as outside git.
 * Format: git's Documentation/gitformat-index.txt, versions 2 to 4 with SHA-1.
 */
export function readGitIndex(root: string): ReadonlySet<string> | null {
  try {
    return parseGitIndex(readFileSync(join(root, ".git", "index")));
  } catch {
    return null;
  }
}

/** @throws RangeError when the bytes end early */
function parseGitIndex(bytes: Buffer): ReadonlySet<string> | null {
  if (bytes.toString("latin1", 0, 4) !== "DIRC") return null;
  const version = bytes.readUInt32BE(4);
  const count = bytes.readUInt32BE(8);
  if (version < 2 || version > 4 || count > MAXIMUM_ENTRIES) return null;
  const paths = new Set<string>();
  let at = 12;
  let previous = Buffer.alloc(0);
  for (let i = 0; i < count; i += 1) {
    const isExtended = (bytes.readUInt16BE(at + ENTRY_SIZE - 2) & EXTENDED) !== 0;
    let name = at + ENTRY_SIZE + (isExtended ? 2 : 0);
    let kept = Buffer.alloc(0);
    if (version === 4) {
      const { value, next } = readOffset(bytes, name);
      kept = previous.subarray(0, Math.max(0, previous.length - value));
      name = next;
    }
    const end = bytes.indexOf(0, name);
    if (end === -1) return null;
    previous = Buffer.concat([kept, bytes.subarray(name, end)]);
    addWithFolders(paths, previous.toString("utf8"));
    // Entries before version 4 are padded with one to eight NUL bytes to a multiple of eight.
    at = version === 4 ? end + 1 : at + Math.ceil((end - at + 1) / 8) * 8;
  }
  return paths;
}

/** The variable-length number that version 4 uses: seven bits a byte, each further byte adds one. */
function readOffset(bytes: Buffer, start: number): { value: number; next: number } {
  let at = start;
  let byte = bytes.readUInt8(at);
  let value = byte & 127;
  while ((byte & 128) !== 0) {
    at += 1;
    byte = bytes.readUInt8(at);
    value = (value + 1) * 128 + (byte & 127);
  }
  return { value, next: at + 1 };
}

function addWithFolders(paths: Set<string>, path: string): void {
  paths.add(path);
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const folder = path.slice(0, end + 1);
    if (paths.has(folder)) return;
    paths.add(folder);
  }
}
