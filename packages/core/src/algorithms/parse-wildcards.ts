// Reads globs into pieces. Nothing is read twice, however groups are nested or left open.

export type Piece =
  | { readonly kind: "one"; readonly accepts: (character: string) => boolean }
  | { readonly kind: "star" | "folders" | "rest" }
  /** `/**` at the end: in shells the folder itself counts, in a .gitignore it does not. */
  | { readonly kind: "below"; readonly takesFolder: boolean }
  | { readonly kind: "group"; readonly sign: string; readonly branches: readonly Pieces[] };
export type Pieces = readonly Piece[];
export interface WildcardOptions {
  /** Whether `{a,b}` and `+(a|b)` are groups, as in shells; else they are plain text, as in a .gitignore. */
  readonly hasGroups: boolean;
}

/** Reads a whole pattern. */
export function parseWildcards(pattern: string, options: WildcardOptions): Pieces {
  const groups = options.hasGroups ? findGroups(pattern) : new Set<number>();
  return parse(pattern, 0, groups, options).pieces;
}

interface Parsed {
  readonly pieces: Pieces;
  readonly end: number;
}

/** UTF-16 units; what is longer is plain text. */
const LONGEST_CLASS = 1000;

/** Deeper groups are plain text. */
const DEEPEST_GROUP = 50;

/** Where groups open that also close, looked up so that no text is read twice. */
function findGroups(pattern: string): ReadonlySet<number> {
  const groups = new Set<number>();
  const open: { at: number; isBrace: boolean; isParted: boolean }[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at] as string;
    const isBrace = character === "{";
    const top = open.at(-1);
    if (character === "\\") at += 1;
    else if (isBrace || /^[@?*+!]\($/.test(pattern.slice(at, at + 2))) {
      open.push({ at, isBrace, isParted: false });
      if (!isBrace) at += 1;
    } else if (top !== undefined && character === "," && top.isBrace) top.isParted = true;
    else if (top !== undefined && character === (top.isBrace ? "}" : ")")) {
      open.pop();
      if (open.length < DEEPEST_GROUP && (top.isParted || !top.isBrace)) groups.add(top.at);
    }
  }
  return groups;
}

/** Reads up to the end, or to a character of `stops` that closes or parts a group. */
function parse(
  pattern: string,
  start: number,
  groups: ReadonlySet<number>,
  options: WildcardOptions,
  stops = "",
): Parsed {
  const pieces: Piece[] = [];
  let at = start;
  while (at < pattern.length && !stops.includes(pattern[at] as string)) {
    if (groups.has(at)) {
      const { piece, end } = parseGroup(pattern, at, groups, options);
      pieces.push(piece);
      at = end;
      continue;
    }
    const { piece, length } = parsePiece(pattern, at, options);
    pieces.push(piece);
    at += length;
  }
  return { pieces, end: at };
}

function parsePiece(
  pattern: string,
  at: number,
  { hasGroups }: WildcardOptions,
): { readonly piece: Piece; readonly length: number } {
  const stars = runLength(pattern, at, "*");
  const isSegmentStart = at === 0 || pattern[at - 1] === "/";
  if (stars > 0) {
    const end = at + stars;
    if (stars === 2 && isSegmentStart && end === pattern.length) {
      return { piece: { kind: "rest" }, length: stars };
    }
    if (stars === 2 && isSegmentStart && pattern[end] === "/") {
      return { piece: { kind: "folders" }, length: stars + 1 };
    }
    return { piece: { kind: "star" }, length: stars };
  }
  if (pattern.length === at + 3 && pattern.endsWith("/**")) {
    return { piece: { kind: "below", takesFolder: hasGroups }, length: 3 };
  }
  const character = pattern[at] as string;
  if (character === "?")
    return { piece: { kind: "one", accepts: (one) => one !== "/" }, length: 1 };
  const characterClass =
    character === "[" ? parseClass(pattern.slice(at, at + LONGEST_CLASS)) : null;
  if (characterClass !== null) {
    const { accepts, length } = characterClass;
    return { piece: { kind: "one", accepts }, length };
  }
  const isEscaped = character === "\\" && at + 1 < pattern.length;
  const expected = pattern[isEscaped ? at + 1 : at] as string;
  return { piece: { kind: "one", accepts: (one) => one === expected }, length: isEscaped ? 2 : 1 };
}

function runLength(text: string, start: number, character: string): number {
  let end = start;
  while (text[end] === character) end += 1;
  return end - start;
}

/** `{a,b}` or `+(a|b)`, known to close. */
function parseGroup(
  pattern: string,
  at: number,
  groups: ReadonlySet<number>,
  options: WildcardOptions,
): { readonly piece: Piece; readonly end: number } {
  const isBrace = pattern[at] === "{";
  const stops = isBrace ? ",}" : "|)";
  const branches: Pieces[] = [];
  for (let next = at + (isBrace ? 1 : 2); ; ) {
    const { pieces, end } = parse(pattern, next, groups, options, stops);
    branches.push(pieces);
    next = end + 1;
    if (end < pattern.length && pattern[end] === stops[0]) continue;
    const sign = isBrace ? "@" : (pattern[at] as string);
    return { piece: { kind: "group", sign, branches }, end: next };
  }
}

function parseClass(
  rest: string,
): { accepts: (character: string) => boolean; length: number } | null {
  const found = /^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/s.exec(rest);
  if (found === null || found[2] === "") return null;
  const isNegated = found[1] !== "";
  const members = [...(found[2] as string).matchAll(/(\\.|.)(?:-(\\.|.))?/gs)].map(
    ([, low = "", high = low]) => [low.slice(-1), high.slice(-1)] as const,
  );
  const accepts = (character: string): boolean =>
    character !== "/" &&
    members.some(([low, high]) => character >= low && character <= high) !== isNegated;
  return { accepts, length: found[0].length };
}
