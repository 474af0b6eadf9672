import { type Document, isScalar, parseDocument, type ScalarTag, type Tags, visit } from "yaml";
import { isRecord } from "../../base/is-record.ts";

/** Characters that the reference's YAML reader refuses. */
const UNPRINTABLE = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Scalars that YAML 1.1 reads in ways that the reference's library does not follow, by what it accepts instead. */
const TESTS: Readonly<Record<string, RegExp>> = {
  // `y` and `n` stay texts.
  true: /^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/,
  false: /^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/,
  // An exponent needs its sign, and a number with one a point.
  EXP: /^[-+]?[0-9][0-9_]*\.[0-9_]*[eE][-+][0-9]+$/,
};

/**
 * The front matter of a SKILL.md as a map, read as YAML 1.1; null when there is none, when it is no map, and, in silence,
 * when it is broken or a byte order mark stands before it (B20).
 */
export function parseReferenceSkill(content: string): Readonly<Record<string, unknown>> | null {
  const lines = content.replace(/\r\n?/g, "\n").split("\n");
  if (!content.startsWith("---")) return null;
  const end = lines.findIndex((line, i) => i > 0 && line.trim() === "---");
  if (end === -1) return null;
  const text = lines.slice(1, end).join("\n");
  if (UNPRINTABLE.test(text)) return null;
  const document = parseDocument(text, {
    version: "1.1",
    uniqueKeys: false,
    merge: true,
    logLevel: "silent",
    customTags: adaptTags,
  });
  if (document.errors.length > 0 || document.warnings.length > 0) return null;
  if (hasStrayTab(document, text) || hasBareSign(document)) return null;
  trimLastBlock(document, text);
  const value = plainDocument(document);
  return isRecord(value) ? value : null;
}

/** Null also for aliases of anchors that are not there, which show only now. */
function plainDocument(document: Document): unknown {
  try {
    return plainValue(document.toJS());
  } catch {
    return null;
  }
}

/** Tabs may stand in quotes, block scalars and comments only. */
function hasStrayTab(document: Document, text: string): boolean {
  if (!text.includes("\t")) return false;
  const allowed = new Uint8Array(text.length);
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== "PLAIN" && range) allowed.fill(1, range[0], range[1]);
    },
  });
  return [...text.matchAll(/\t/g)].some(({ index }) => {
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
    return allowed[index] === 0 && !/(?:^|\s)#/.test(line);
  });
}

/** `=` and, as a value, `<<` have a type of their own in YAML 1.1, which the reference's library cannot build. */
function hasBareSign(document: Document): boolean {
  let isFound = false;
  visit(document, {
    Scalar(key, { type, source }) {
      if (type !== "PLAIN") return;
      if (source === "=" || (source === "<<" && key !== "key")) isFound = true;
    },
  });
  return isFound;
}

/** A block scalar that ends with the text has no last line break, since the text has none. */
function trimLastBlock(document: Document, text: string): void {
  if (text.endsWith("\n")) return;
  visit(document, {
    Scalar(_key, node) {
      const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
      const isLast = (node.range?.[1] ?? 0) >= text.length;
      if (isScalar(node) && isBlock && isLast && typeof node.value === "string") {
        node.value = node.value.replace(/\n$/, "");
      }
    },
  });
}

function adaptTags(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === "string" || !("test" in tag)) return tag;
    const scalar = tag as ScalarTag;
    if (scalar.tag === "tag:yaml.org,2002:bool") {
      const name = scalar.identify?.(true) === true ? "true" : "false";
      return { ...scalar, test: TESTS[name] as RegExp };
    }
    return scalar.format === "EXP" ? { ...scalar, test: TESTS.EXP as RegExp } : scalar;
  });
}

/** Dates as the reference prints them. */
function plainValue(value: unknown): unknown {
  if (value instanceof Date) {
    const [day, time] = value.toISOString().slice(0, 19).split("T") as [string, string];
    return time === "00:00:00" ? day : `${day} ${time}`;
  }
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainValue(item)]));
}
