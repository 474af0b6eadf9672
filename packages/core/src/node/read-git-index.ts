import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a digest: SHA-1, and SHA-256, which nothing in the file names. */
const DIGEST_SIZES = [20, 32] as const;
/** Bytes of an entry around its digest, up to its path. */
const ENTRY_SIZE = 42;
const EXTENDED = 0x4000;
const MAXIMUM_ENTRIES = 1_000_000;

/**
 * The files that git tracks, with the folders that hold them (ending with "/"), from `.git/index`: git ignores
 * nothing that it tracks. Null without an index that can be read whole, such as outside git.
 * Format: git's Documentation/gitformat-index.txt, versions 2 to 4, not split.
 */
export function readGitIndex(root: string): ReadonlySet<string> | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, ".git", "index"));
  } catch {
    return null;
  }
  for (const digestSize of DIGEST_SIZES) {
    try {
      const paths = parseGitIndex(bytes, digestSize);
      if (paths !== null) return paths;
    } catch {
      // It ends early: the digests have another size, or the file is damaged.
    }
  }
  return null;
}

/**
 * Null for an index that digests of this size do not explain to its last byte.
 * @throws RangeError when the bytes end early
 */
function parseGitIndex(bytes: Buffer, digestSize: number): ReadonlySet<string> | null {
  if (bytes.toString("latin1", 0, 4) !== "DIRC") return null;
  const version = bytes.readUInt32BE(4);
  const count = bytes.readUInt32BE(8);
  if (version < 2 || version > 4 || count > MAXIMUM_ENTRIES) return null;
  const paths = new Set<string>();
  let at = 12;
  let previous = Buffer.alloc(0);
  for (let i = 0; i < count; i += 1) {
    const size = ENTRY_SIZE + digestSize;
    const isExtended = (bytes.readUInt16BE(at + size - 2) & EXTENDED) !== 0;
    let name = at + size + (isExtended ? 2 : 0);
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
  return endsAfterExtensions(bytes, at, digestSize) ? paths : null;
}

/**
 * Whether what follows the entries is extensions and the digest of it all. One whose name begins with a small letter
 * changes what the entries mean: of those only `sdir` is known, which stands for folders that are not checked out.
 */
function endsAfterExtensions(bytes: Buffer, start: number, digestSize: number): boolean {
  let at = start;
  while (at < bytes.length - digestSize) {
    const name = bytes.toString("latin1", at, at + 4);
    if (!/^[A-Z]/.test(name) && name !== "sdir") return false;
    at += 8 + bytes.readUInt32BE(at + 4);
  }
  return at === bytes.length - digestSize;
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
