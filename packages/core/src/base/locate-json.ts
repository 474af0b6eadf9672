/**
 * Finds places in a JSON text, which JSON.parse does not tell (its message has another form in each version of V8).
 * Slower than JSON.parse, so it runs only once something is wrong. Grammar: RFC 8259.
 */

class JsonFault extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super("not JSON");
    this.offset = offset;
  }
}

/** Offset of the first character that is not JSON; the text's length when it ends too early; null for valid JSON. */
export function findJsonFault(text: string): number | null {
  try {
    const end = skipBlanks(
      text,
      skipValue(text, 0, () => {}),
    );
    return end < text.length ? end : null;
  } catch (error) {
    if (error instanceof JsonFault) return error.offset;
    throw error;
  }
}

/**
 * Offset of the value at a path of keys and indices, in a text that is valid JSON. A path that leads too far gives the
 * last value on the way; of equal keys the last one counts, as in JSON.parse.
 */
export function locateJsonValue(text: string, segments: readonly string[]): number {
  return jsonLocator(text)(segments);
}

/** The same for many paths of one text: each list or object on the way is gone through once. */
export function jsonLocator(text: string): (segments: readonly string[]) => number {
  const root = skipBlanks(text, text.startsWith("\uFEFF") ? 1 : 0);
  const known = new Map<number, ReadonlyMap<string, number>>();
  const childrenAt = (offset: number): ReadonlyMap<string, number> => {
    const before = known.get(offset);
    if (before !== undefined) return before;
    const children = new Map<string, number>();
    skipValue(text, offset, (key, child) => children.set(key, child));
    known.set(offset, children);
    return children;
  };
  return (segments) => {
    let at = root;
    for (const segment of segments) {
      const child = childrenAt(at).get(segment);
      if (child === undefined) break;
      at = child;
    }
    return at;
  };
}

/** Called with the key or index and the offset of each direct child. */
type OnChild = (key: string, offset: number) => void;

const ignore: OnChild = () => {};
const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Gives the offset behind the value. */
function skipValue(text: string, start: number, onChild: OnChild): number {
  const at = skipBlanks(text, start);
  const character = text.charAt(at);
  if (character === "{") return skipMembers(text, at, "}", onChild);
  if (character === "[") return skipMembers(text, at, "]", onChild);
  return character === '"' ? skipText(text, at) : skipToken(text, at, LITERAL);
}

function skipMembers(text: string, start: number, closing: string, onChild: OnChild): number {
  let at = skipBlanks(text, start + 1);
  if (text.charAt(at) === closing) return at + 1;
  for (let index = 0; ; index += 1) {
    let key = String(index);
    if (closing === "}") {
      const end = skipText(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = skipBlanks(text, end);
      if (text.charAt(at) !== ":") throw new JsonFault(at);
      at = skipBlanks(text, at + 1);
    }
    onChild(key, at);
    at = skipBlanks(text, skipValue(text, at, ignore));
    const separator = text.charAt(at);
    if (separator === closing) return at + 1;
    if (separator !== ",") throw new JsonFault(at);
    at = skipBlanks(text, at + 1);
  }
}

function skipText(text: string, start: number): number {
  if (text.charAt(start) !== '"') throw new JsonFault(start);
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    if (text.charAt(at) === "\\") at = skipToken(text, at, ESCAPE);
    else if (text.charCodeAt(at) < 32) throw new JsonFault(at);
    else at += 1;
  }
  if (at === text.length) throw new JsonFault(at);
  return at + 1;
}

function skipToken(text: string, at: number, token: RegExp): number {
  token.lastIndex = at;
  if (!token.test(text)) throw new JsonFault(at);
  return token.lastIndex;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at += 1;
  return at;
}
