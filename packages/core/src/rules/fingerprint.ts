import { lineStartBefore } from "../base/line-break.ts";
import type { TextRange } from "../base/text-range.ts";

/** Reported texts shorter than this say little by themselves: the whole line identifies the place. */
const SHORTEST_TELLING = 4;
/** As much of a line is looked at on each side: lines without end hold findings without number. */
const LONGEST_CONTEXT = 1000;

/** What a range shows, white space evened out, so that moving or re-indenting a line keeps the finding's identity. */
export function reportedText(text: string, range: TextRange): string {
  const shown = text.slice(range.start, range.end).replace(/\s+/g, " ").trim();
  if (shown.length >= SHORTEST_TELLING) return shown;
  const context = Math.max(0, range.start - LONGEST_CONTEXT);
  const before = text.slice(context, range.start);
  const after = text.slice(range.end, range.end + LONGEST_CONTEXT);
  const line =
    before.slice(lineStartBefore(before, before.length)) +
    text.slice(range.start, range.end) +
    (/^[^\r\n]*/.exec(after)?.[0] ?? "");
  return line.replace(/\s+/g, " ").trim();
}

/** 16 hexadecimal digits that identify a finding across commits. `repeat` numbers equal findings of a file from 0. */
export function fingerprintOf(rule: string, file: string, shown: string, repeat: number): string {
  return hash64(`${rule}\0${file}\0${shown}\0${repeat}`);
}

/** A 64-bit hash of UTF-16 units: two 32-bit multiplicative mixes (cyrb53 by bryc, public domain, both halves kept). */
function hash64(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
