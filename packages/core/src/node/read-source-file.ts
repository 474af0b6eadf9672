import { type DecodedSkill, decodeSkill } from "../parser/decode-skill.ts";
import type { SourceFile } from "../skill/repository.ts";

/**
 * A SKILL.md as read from disk. Its text is kept, or its bytes where they are no UTF-8, never both: in a large
 * repository the bytes of all files were a sixth of the memory.
 */
class ReadSourceFile implements SourceFile {
  readonly path: string;
  readonly symlink: string | null;
  readonly #decoded: DecodedSkill;
  /** Null where the text says the same. */
  readonly #bytes: Uint8Array | null;

  constructor(path: string, symlink: string | null, bytes: Uint8Array) {
    this.path = path;
    this.symlink = symlink;
    this.#decoded = decodeSkill(bytes);
    this.#bytes = this.#decoded.problems.length === 0 ? null : bytes;
  }

  get bytes(): Uint8Array {
    return this.#bytes ?? new TextEncoder().encode(this.#decoded.text);
  }

  get decoded(): DecodedSkill {
    return this.#decoded;
  }
}

/** A file of which these are the bytes; they are decoded here and let go. */
export function readSourceFile(
  path: string,
  symlink: string | null,
  bytes: Uint8Array,
): SourceFile {
  return new ReadSourceFile(path, symlink, bytes);
}
