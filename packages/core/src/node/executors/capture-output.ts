import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";

export interface OutputCapture {
  /** The end of what was printed, whole characters only. */
  readonly tail: string;
  /** Standard output alone, where it was asked for; null where it grew too long. */
  readonly answer: string | null;
  /** Bytes printed. */
  readonly bytes: number;
  /** Whether all of it lies in the spill file. */
  readonly isSpilled: boolean;
  /** Bytes that were dropped because even the file would have grown too long. */
  readonly droppedBytes: number;
}

/** Kept in memory, and in the spill file. Source of the sizes: what agents' shell tools keep (50 KB, 10 MB). */
const MOST_KEPT = 50_000;
const MOST_SPILLED = 10_000_000;
const MOST_ANSWERED = 1_000_000;

/**
 * Takes what a process prints, whatever amount. What fits is kept; longer output goes to a file, of which the end is kept,
 * and what would make the file too long is counted and dropped.
 */
export function captureOutput(
  spillFile: string,
  isAnswer: boolean,
): {
  take(chunk: Buffer, from: "stdout" | "stderr"): void;
  end(): OutputCapture;
} {
  let kept: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let spilled = 0;
  let handle: number | null = null;
  const answer: Buffer[] = [];
  let answerBytes = 0;
  const spill = (chunk: Buffer): void => {
    handle ??= openSpill(spillFile);
    const part = chunk.subarray(0, Math.max(0, MOST_SPILLED - spilled));
    if (handle !== null && part.length > 0) writeSync(handle, part);
    spilled += part.length;
  };
  return {
    take: (chunk, from) => {
      bytes += chunk.length;
      if (isAnswer && from === "stdout") {
        answerBytes += chunk.length;
        if (answerBytes <= MOST_ANSWERED) answer.push(chunk);
      }
      const all = Buffer.concat([kept, chunk]);
      // The first time, what was kept goes to the file as well.
      if (handle !== null) spill(chunk);
      else if (bytes > MOST_KEPT) spill(all);
      kept = all.subarray(Math.max(0, all.length - MOST_KEPT));
    },
    end: () => {
      const isSpilled = handle !== null;
      if (handle !== null) closeSync(handle);
      handle = null;
      return {
        tail: wholeCharacters(kept),
        answer: answerBytes > MOST_ANSWERED ? null : Buffer.concat(answer).toString("utf8"),
        bytes,
        isSpilled,
        droppedBytes: isSpilled ? bytes - spilled : 0,
      };
    },
  };
}

function openSpill(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, "w");
}

/** Without the rest of a character whose beginning was cut off. */
function wholeCharacters(bytes: Buffer): string {
  let from = 0;
  while (from < 4 && from < bytes.length && ((bytes[from] as number) & 0xc0) === 0x80) from += 1;
  return bytes.subarray(from).toString("utf8");
}
