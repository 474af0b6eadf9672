import { findJsonFault } from "./locate-json.ts";

/** A JSON text as a value, or the place where it stops being JSON. */
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "syntax" | "depth"; readonly offset: number };

/** Deeper values could overflow the stack of whoever walks them. */
const MAXIMUM_DEPTH = 200;

/** Reads JSON that may be hostile. Never throws; a byte order mark at the start is skipped. */
export function parseJson(text: string): JsonReading {
  const source = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  const deep = findDeepBracket(source);
  if (deep !== null) return { ok: false, reason: "depth", offset: deep };
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch {
    return { ok: false, reason: "syntax", offset: findJsonFault(source) ?? source.length };
  }
}

/** One pass without recursion; brackets inside texts do not count. */
function findDeepBracket(text: string): number | null {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isText) {
      if (code === 92) i += 1;
      else if (code === 34) isText = false;
    } else if (code === 34) isText = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > MAXIMUM_DEPTH) return i;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return null;
}
