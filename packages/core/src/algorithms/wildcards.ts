// Globs in polynomial time. A regular expression made of `*a*a*a*b` backtracks without end, and patterns of a
// repository are anybody's. The set of reachable positions in the path is carried from piece to piece instead
// (Thompson's simulation), so that no choice is ever undone.

import {
  type Piece,
  type Pieces,
  parseWildcards,
  type WildcardOptions,
} from "./parse-wildcards.ts";

/** By position in the path: 1 when a match can stand there. */
type Positions = Uint8Array;

/** A test for POSIX paths: `*`, `?`, `[…]` within a segment, `**` for any number of segments. Dots are not special. */
export function compileWildcards(
  pattern: string,
  options: WildcardOptions,
): (path: string) => boolean {
  const pieces = parseWildcards(pattern, options);
  return (path) => {
    const start = new Uint8Array(path.length + 1);
    start[0] = 1;
    return advanceAll(pieces, start, path)[path.length] === 1;
  };
}

/** How often a pattern leaves a choice open: what makes backtracking slow. */
export function countWildcards(pattern: string): number {
  return pattern.match(/\*+|[+!@?]\(/g)?.length ?? 0;
}

function advanceAll(pieces: Pieces, from: Positions, path: string): Positions {
  return pieces.reduce((positions, piece) => advance(piece, positions, path), from);
}

function advance(piece: Piece, from: Positions, path: string): Positions {
  if (piece.kind === "group") return advanceGroup(piece.sign, piece.branches, from, path);
  const to = new Uint8Array(from.length);
  let isRunning = false;
  for (let at = 0; at < from.length; at += 1) {
    const isHere = from[at] === 1;
    const before = path[at - 1];
    switch (piece.kind) {
      case "one":
        if (isHere && at < path.length && piece.accepts(path[at] as string)) to[at + 1] = 1;
        break;
      case "star":
        isRunning = isHere || (isRunning && before !== "/");
        if (isRunning) to[at] = 1;
        break;
      case "folders":
        isRunning ||= isHere;
        if (isHere || (isRunning && before === "/")) to[at] = 1;
        break;
      case "rest":
        isRunning ||= isHere;
        if (isRunning) to[at] = 1;
        break;
      case "below":
        if (isRunning || (isHere && at === path.length && piece.takesFolder)) to[at] = 1;
        isRunning ||= isHere && path[at] === "/";
        break;
    }
  }
  return to;
}

function advanceGroup(
  sign: string,
  branches: readonly Pieces[],
  from: Positions,
  path: string,
): Positions {
  const once = (positions: Positions): Positions =>
    union(branches.map((pieces) => advanceAll(pieces, positions, path)));
  if (sign === "!") return advanceExcept(once, from, path);
  let to = once(from);
  if (sign === "*" || sign === "+") {
    for (let known = -1; known !== count(to); ) {
      known = count(to);
      to = union([to, once(to)]);
    }
  }
  return sign === "?" || sign === "*" ? union([from, to]) : to;
}

/** From each position, all ends in the segment at which none of the branches ends. */
function advanceExcept(
  once: (positions: Positions) => Positions,
  from: Positions,
  path: string,
): Positions {
  const to = new Uint8Array(from.length);
  for (let start = 0; start < from.length; start += 1) {
    if (from[start] !== 1) continue;
    const single = new Uint8Array(from.length);
    single[start] = 1;
    const excluded = once(single);
    const slash = path.indexOf("/", start);
    const last = slash === -1 ? path.length : slash;
    for (let end = start; end <= last; end += 1) if (excluded[end] !== 1) to[end] = 1;
  }
  return to;
}

function union(sets: readonly Positions[]): Positions {
  const [first = new Uint8Array(0), ...others] = sets;
  const all = first.slice();
  for (const set of others) for (let i = 0; i < all.length; i += 1) if (set[i] === 1) all[i] = 1;
  return all;
}

function count(positions: Positions): number {
  return positions.reduce((sum, value) => sum + value, 0);
}
