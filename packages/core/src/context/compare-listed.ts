/** Orders texts by code point, as UTF-8 bytes do; code units would put U+10000 before U+E000. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    if (left < 0xd800 || right < 0xd800) return left - right;
    return Number(isSurrogate(left)) - Number(isSurrogate(right)) || left - right;
  }
  return a.length - b.length;
}

/** Orders paths segment by segment, so that `a/b` stands before `a-b`. */
export function comparePaths(a: string, b: string): number {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (const [i, segment] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const order = compareCodePoints(segment, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment, i) => segment !== "." && (segment !== "" || i === 0));
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}
