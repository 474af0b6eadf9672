import type { TextRange } from "../base/text-range.ts";
import type { ScalarStyle, YamlScalar } from "./yaml-value.ts";

const NUMBER_START = /^[-+.\d]/;
const INTEGER = /^[-+]?\d+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+\.\d*)$/;
/** Other forms that YAML takes for numbers, now or once. */
const NUMBER_LIKE = /^[-+]?(?:\.(?:inf|nan)|0[ox][\da-f]+|[\d.]+e[-+]?\d+|\.)$/i;
/** Double-quoted text with no escapes but those of the quote and the backslash. */
const PLAINLY_ESCAPED = /^(?:[^"\\]|\\["\\])*$/;

/** A plain text by the core schema of YAML 1.2; null where it is not obvious. */
export function resolvePlain(text: string, range: TextRange): YamlScalar | null {
  if (NUMBER_START.test(text)) {
    if (INTEGER.test(text) || FLOAT.test(text))
      return plainScalar(text, range, "number", Number(text));
    if (NUMBER_LIKE.test(text)) return null;
  } else if (text.length <= 5) {
    if (/^(?:[Tt]rue|TRUE)$/.test(text)) return plainScalar(text, range, "boolean", true);
    if (/^(?:[Ff]alse|FALSE)$/.test(text)) return plainScalar(text, range, "boolean", false);
    if (/^(?:~|[Nn]ull|NULL)$/.test(text)) return plainScalar(text, range, "null", null);
  }
  return textScalar(text, range, "plain");
}

function plainScalar(
  text: string,
  range: TextRange,
  type: YamlScalar["type"],
  value: YamlScalar["value"],
): YamlScalar {
  // Key by key: V8 makes a hidden class of its own for each object that is spread and added to.
  return { kind: "scalar", range, type, style: "plain", text, value };
}

/** A text in quotes with no escapes but those of the quote and the backslash; null for any other. */
export function readQuoted(text: string, range: TextRange): YamlScalar | null {
  const inner = text.slice(1, -1);
  if (text.length < 2 || text.charCodeAt(0) !== text.charCodeAt(text.length - 1)) return null;
  if (text.startsWith('"')) {
    if (!/["\\]/.test(inner)) return textScalar(inner, range, "double-quoted");
    if (!PLAINLY_ESCAPED.test(inner)) return null;
    return textScalar(inner.replace(/\\(["\\])/g, "$1"), range, "double-quoted");
  }
  if (!inner.includes("'")) return textScalar(inner, range, "single-quoted");
  const letters = inner.replaceAll("''", "");
  return letters.includes("'")
    ? null
    : textScalar(inner.replaceAll("''", "'"), range, "single-quoted");
}

/** A scalar that is text whatever it looks like. */
export function textScalar(text: string, range: TextRange, style: ScalarStyle): YamlScalar {
  return { kind: "scalar", range, type: "string", style, text, value: text };
}
