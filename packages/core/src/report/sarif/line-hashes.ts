// The hash by which GitHub follows an alert through moved lines, `primaryLocationLineHash`. Its uploader adds the hash
// where it is absent and warns where ours differs, so every oddity is kept: blanks and tabs do not count, CR LF and CR
// are LF, the end of the file is the unit 0xffff, and the window is filled with zeros beyond it.
// Source of the algorithm: github/codeql-action, src/fingerprints.ts.

const WINDOW = 100;
const BASE = 37;
const UNIT_32 = 2 ** 32;

const TAB = 9;
const LF = 10;
const CR = 13;
const BLANK = 32;
const END_OF_FILE = 0xffff;

/** An unsigned number of 64 bits in two halves: every product below stays exact in a double. */
interface Unsigned64 {
  high: number;
  low: number;
}

/** 37 to the power of 100: what a unit weighs when it leaves the window. */
const LEAVING: Readonly<Unsigned64> = (() => {
  const power = { high: 0, low: 1 };
  for (let i = 0; i < WINDOW; i += 1) append(power, 0);
  return power;
})();

/**
 * The hash of each line, by line number less one: a rolling hash of the 100 units that count from the line's start
 * on, in hexadecimal, then a colon and how often it occurred so far. Lines end at LF, CR LF or CR.
 */
export function lineHashes(text: string): readonly string[] {
  const hashes: string[] = [];
  const occurrences = new Map<string, number>();
  const window = new Array<number>(WINDOW).fill(0);
  const startsLine = new Array<boolean>(WINDOW).fill(false);
  const hash: Unsigned64 = { high: 0, low: 0 };
  let at = 0;

  const shift = (unit: number): void => {
    if (startsLine[at]) {
      const digits = hexadecimal(hash);
      const count = (occurrences.get(digits) ?? 0) + 1;
      occurrences.set(digits, count);
      hashes.push(`${digits}:${count}`);
      startsLine[at] = false;
    }
    append(hash, unit);
    remove(hash, window[at] as number);
    window[at] = unit;
    at = (at + 1) % WINDOW;
  };

  let isLineStart = true;
  let followsCr = false;
  for (let i = 0; i <= text.length; i += 1) {
    const unit = i === text.length ? END_OF_FILE : text.charCodeAt(i);
    const isSkipped: boolean = unit === BLANK || unit === TAB || (followsCr && unit === LF);
    followsCr = !isSkipped && unit === CR;
    if (isSkipped) continue;
    const isStart = isLineStart;
    isLineStart = unit === LF || unit === CR;
    const place = at;
    shift(unit === CR ? LF : unit);
    startsLine[place] = isStart;
  }
  for (let i = 0; i < WINDOW; i += 1) shift(0);
  return hashes;
}

function append(hash: Unsigned64, unit: number): void {
  const low = hash.low * BASE + unit;
  hash.high = (hash.high * BASE + Math.floor(low / UNIT_32)) % UNIT_32;
  hash.low = low % UNIT_32;
}

function remove(hash: Unsigned64, unit: number): void {
  const low = hash.low - LEAVING.low * unit;
  const high = hash.high - LEAVING.high * unit + Math.floor(low / UNIT_32);
  hash.low = modulo32(low);
  hash.high = modulo32(high);
}

function modulo32(value: number): number {
  return ((value % UNIT_32) + UNIT_32) % UNIT_32;
}

function hexadecimal({ high, low }: Unsigned64): string {
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, "0")}`;
}
