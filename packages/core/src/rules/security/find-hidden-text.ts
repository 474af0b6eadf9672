import type { TextRange } from "../../base/text-range.ts";
import { isUseful } from "./joining-scripts.ts";

/** Invisible characters of one kind in one text. */
export interface HiddenText {
  readonly kind: "tag" | "variation" | "bidi" | "zero-width";
  /** The first run of them. */
  readonly range: TextRange;
  /** How many characters in the whole text. */
  readonly count: number;
  /** What they spell, or the words that they split; empty where they spell nothing. */
  readonly decoded: string;
  /** False where they are few and split nothing: left behind, not hidden. */
  readonly isDeliberate: boolean;
}

/** The first code unit of every character below; most texts hold none of them. */
const CANDIDATE =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u115f\u1160\u180e\u200b-\u200d\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\udb40]/;

const TAGS = /[\u{e0000}-\u{e007f}]+/gu;
const VARIATIONS = /(?:[\u{fe00}-\u{fe0f}]|[\u{e0100}-\u{e01ef}]){3,}/gu;
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;
const ZERO_WIDTH =
  /(?:\u034f|[\u00ad\u115f\u1160\u180e\u200b-\u200d\u2060-\u2065\u3164\ufeff\uffa0])+/g;

/** From here on, characters that split words were put there. */
const MINIMUM_SPLITS = 3;
/** A run this long carries data, wherever it stands. */
const MINIMUM_RUN = 8;
const MAXIMUM_DECODED = 200;

/** What a text hides from readers' eyes and not from a model's. Linear in the text. */
export function findHiddenText(text: string): HiddenText[] {
  if (!CANDIDATE.test(text)) return [];
  return [findTags(text), findVariations(text), findBidi(text), findZeroWidth(text)].filter(
    (found) => found !== null,
  );
}

/** Tag characters mirror ASCII. The flags of England, Scotland and Wales are spelt with them and end in one. */
function findTags(text: string): HiddenText | null {
  const runs = [...text.matchAll(TAGS)].filter(
    ({ 0: run, index }) => !(isFlag(run) && text.slice(index - 2, index) === "\u{1f3f4}"),
  );
  const spelt = runs.map(({ 0: run }) => mapCharacters(run, (code) => code - 0xe0000)).join(" ");
  return collect("tag", runs, spelt.replace(/[^ -~]/g, ""));
}

function isFlag(run: string): boolean {
  return /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}$/u.test(run);
}

/** One variation selector chooses a glyph; a row of them is a row of bytes (0–15, then 16–255). */
function findVariations(text: string): HiddenText | null {
  const runs = [...text.matchAll(VARIATIONS)];
  const bytes = runs.map(({ 0: run }) =>
    mapCharacters(run, (code) => (code < 0xe0100 ? code - 0xfe00 : code - 0xe0100 + 16)),
  );
  return collect("variation", runs, bytes.join(" ").replace(/[^ -~]/g, ""));
}

function mapCharacters(run: string, toCode: (code: number) => number): string {
  return [...run]
    .slice(0, MAXIMUM_DECODED + 1)
    .map((character) => String.fromCodePoint(toCode(character.codePointAt(0) as number)))
    .join("");
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const OVERRIDE = /[\u202d\u202e]/;

/** Overrides reorder letters; embeddings and isolates do where no text needs them, or where they stay open. */
function findBidi(text: string): HiddenText | null {
  const found: RegExpExecArray[] = [];
  let isDeliberate = false;
  let end = 0;
  let isNeeded = false;
  for (const match of text.matchAll(BIDI)) {
    if (match.index >= end) {
      const line = lineAt(text, match.index);
      end = line.end;
      isNeeded = needsControls(text.slice(line.start, line.end));
    }
    if (isNeeded) continue;
    found.push(match);
    isDeliberate ||= !isListed(text, match.index);
  }
  const all = collect("bidi", found, "");
  return all === null ? null : { ...all, isDeliberate };
}

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/;

/** In a range of a character class, as in programs that search for such characters. */
function isListed(text: string, index: number): boolean {
  return [-1, 1].some(
    (step) => text.charAt(index + step) === "-" && INVISIBLE.test(text.charAt(index + 2 * step)),
  );
}

function lineAt(text: string, index: number): TextRange {
  const end = text.indexOf("\n", index);
  return { start: text.lastIndexOf("\n", index) + 1, end: end === -1 ? text.length : end };
}

function needsControls(line: string): boolean {
  return RIGHT_TO_LEFT.test(line) && !OVERRIDE.test(line) && isBalanced(line);
}

function isBalanced(line: string): boolean {
  const opened = line.match(/[\u202a\u202b\u2066-\u2068]/g)?.length ?? 0;
  const closed = line.match(/[\u202c\u2069]/g)?.length ?? 0;
  return opened === closed;
}

/** So many are shown. */
const MAXIMUM_WORDS = 20;
const LETTER = /[\p{L}\p{N}]/u;

function findZeroWidth(text: string): HiddenText | null {
  const runs: RegExpExecArray[] = [];
  const words: string[] = [];
  let splits = 0;
  let longest = 0;
  for (const match of text.matchAll(ZERO_WIDTH)) {
    const { 0: run, index } = match;
    // A byte-order mark has a rule of its own.
    if (index === 0 && run === "\ufeff") continue;
    const before = characterBefore(text, index);
    const after = characterAt(text, index + run.length);
    if (run.length === 1 && isUseful(run.charCodeAt(0), before, after)) continue;
    runs.push(match);
    // Soft hyphens come with copied text; they say where a word may be broken.
    const counted = run.replace(/\u00ad/g, "").length;
    longest = Math.max(longest, counted);
    if (counted === 0 || !LETTER.test(before) || !LETTER.test(after)) continue;
    splits += counted;
    if (words.length < MAXIMUM_WORDS) words.push(wordAround(text, index));
  }
  const decoded = [...new Set(words)].join(" ");
  const found = collect("zero-width", runs, decoded);
  if (found === null) return null;
  return { ...found, isDeliberate: splits >= MINIMUM_SPLITS || longest >= MINIMUM_RUN };
}

function characterBefore(text: string, index: number): string {
  if (index === 0) return "";
  const isPair = /[\udc00-\udfff]/.test(text.charAt(index - 1)) && index > 1;
  return text.slice(isPair ? index - 2 : index - 1, index);
}

function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? "" : String.fromCodePoint(code);
}

const MAXIMUM_WORD = 40;

/** The word that a run splits, as a reader sees it. */
function wordAround(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - MAXIMUM_WORD), index);
  const after = text.slice(index, index + MAXIMUM_WORD);
  const head = before.slice(before.search(/\S*$/));
  const tail = after.slice(0, after.search(/\s|$/));
  return (head + tail).replace(ZERO_WIDTH, "");
}

function collect(
  kind: HiddenText["kind"],
  runs: readonly RegExpExecArray[],
  decoded: string,
): HiddenText | null {
  const first = runs[0];
  if (first === undefined) return null;
  const count = runs.reduce((sum, { 0: run }) => sum + [...run].length, 0);
  const shown =
    decoded.length > MAXIMUM_DECODED ? `${decoded.slice(0, MAXIMUM_DECODED)}…` : decoded;
  const range = { start: first.index, end: first.index + first[0].length };
  return { kind, range, count, decoded: shown, isDeliberate: true };
}
