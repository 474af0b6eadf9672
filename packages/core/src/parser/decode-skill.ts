import type { TextRange } from "../base/text-range.ts";
import type { ParseProblem } from "./skill-document.ts";

/** Files above this are reported and not read: no host loads them, and a text this long helps nobody. */
export const MAXIMUM_SKILL_BYTES: number = 1024 * 1024;

export interface DecodedSkill {
  /** With its byte order mark, so that offsets are those of the file. Empty when the file is over the size limit. */
  readonly text: string;
  readonly problems: readonly ParseProblem[];
}

/**
 * Decodes the bytes of a SKILL.md. What is not UTF-8 is decoded as well as it can be (UTF-16 by its mark, broken
 * sequences as U+FFFD) and reported once as `encoding`; `parseSkill` reports what can be seen in the text itself.
 */
export function decodeSkill(bytes: Uint8Array): DecodedSkill {
  if (bytes.length > MAXIMUM_SKILL_BYTES) {
    const args = { limit: "file-size", maximum: MAXIMUM_SKILL_BYTES, actual: bytes.length };
    return { text: "", problems: [{ code: "resource-limit", range: { start: 0, end: 0 }, args }] };
  }
  const utf16 = utf16Label(bytes);
  if (utf16 !== null) {
    const text = new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes);
    return { text, problems: [problem("utf-16", { start: 0, end: Math.min(1, text.length) })] };
  }
  return decodeUtf8(bytes);
}

// The name of the type depends on the host's typings.
type Decoder = InstanceType<typeof TextDecoder>;
const STRICT: Decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });
const LENIENT: Decoder = new TextDecoder("utf-8", { ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): DecodedSkill {
  try {
    return { text: STRICT.decode(bytes), problems: [] };
  } catch {
    const text = LENIENT.decode(bytes);
    const offset = firstInvalidByte(bytes) ?? 0;
    const start = LENIENT.decode(bytes.subarray(0, offset)).length;
    return { text, problems: [problem("not-utf-8", { start, end: start + 1 }, bytes[offset])] };
  }
}

function problem(cause: string, range: TextRange, byte?: number): ParseProblem {
  const args =
    byte === undefined ? { cause } : { cause, byte: `0x${byte.toString(16).padStart(2, "0")}` };
  return { code: "encoding", range, args };
}

function utf16Label(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** Offset of the first byte that is no part of well-formed UTF-8 (Unicode 15, table 3-7). */
function firstInvalidByte(bytes: Uint8Array): number | null {
  let i = 0;
  while (i < bytes.length) {
    const length = sequenceLength(bytes, i);
    if (length === 0) return i;
    i += length;
  }
  return null;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  if (lead >= 0xc2 && lead <= 0xdf) return isContinuation(second) ? 2 : 0;
  if (lead >= 0xe0 && lead <= 0xef) {
    const isAllowed =
      second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
    return isAllowed && isContinuation(bytes[at + 2] ?? 0) ? 3 : 0;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    const isAllowed =
      second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
    return isAllowed && isContinuation(bytes[at + 2] ?? 0) && isContinuation(bytes[at + 3] ?? 0)
      ? 4
      : 0;
  }
  return 0;
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}
