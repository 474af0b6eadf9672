import type { MessageArguments } from "../../parser/skill-document.ts";
import { frontmatterMessages } from "./frontmatter.ts";
import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";
import { yamlMessages } from "./yaml.ts";

/** What the rules of the category `file` say, by rule id. */
export const fileMessages: Readonly<Record<string, Wording>> = {
  ...frontmatterMessages,
  ...yamlMessages,
  "duplicate-key": {
    message: ({ key, firstLine }) =>
      `${key} is given twice${firstLine === undefined ? "" : `, first on line ${firstLine}`}; some readers take the first, some the last, some refuse the file`,
    hint: "keep one of the two",
  },
  "scalar-coercion": {
    message: (args) =>
      args.text === undefined
        ? coercion(args)
        : `${coercion(args)}; write ${lastKey(args)}: "${args.text}"`,
    brief: coercion,
    hint: ({ text }) => (text === undefined ? "put it in quotes" : `write "${text}"`),
  },
  "field-type": {
    message: ({ key, found, expected }) =>
      `${key} holds ${KINDS[String(found)] ?? `"${found}"`}; expected ${KINDS[String(expected)] ?? expected}`,
  },
  "boolean-as-string": {
    message: ({ key, found, meant }) =>
      `${key}: ${found} is text and not a boolean; hosts ignore it or take it for the opposite. Expected ${meant}`,
    hint: ({ meant }) => `write ${meant}`,
  },
  "empty-field": {
    message: ({ key }) => `${key} is empty`,
    hint: "give it a value or remove the line",
  },
  "resource-limit": {
    message: ({ limit, maximum, actual }) =>
      `${LIMITS[String(limit)] ?? limit} over the limit of ${maximum}${actual === undefined ? "" : ` (${actual})`}; ${unread(String(limit))}`,
  },
  encoding: {
    message: ({ cause, byte, character, count }) =>
      ({
        "utf-16": "the file is UTF-16; expected UTF-8",
        "not-utf-8": `the byte ${byte} is not UTF-8; hosts refuse the file or show a replacement sign`,
        nul: `a NUL character${times(count)}; hosts refuse the file or cut it here`,
      })[String(cause)] ??
      `control character ${character}${times(count)}; YAML parsers refuse it and terminals obey it`,
    hint: ({ cause }) =>
      cause === "utf-16" || cause === "not-utf-8" ? "save the file as UTF-8" : "remove it",
  },
  bom: {
    message: () =>
      "a byte order mark (U+FEFF) stands before the front matter; some hosts then find none",
    hint: "save as UTF-8 without a mark",
  },
  "line-endings": ({ kind }) =>
    kind === "mixed"
      ? "lines end in different ways; expected LF alone"
      : `lines end with ${String(kind).toUpperCase()}; expected LF`,
  "filename-case": {
    message: ({ found, isTaken }) =>
      `the file is called ${found}; hosts on case-sensitive disks look for SKILL.md${
        isTaken === true ? ", which stands beside it" : ""
      }`,
    hint: ({ isTaken }) => (isTaken === true ? "remove one of the two" : "rename it to SKILL.md"),
  },
  "symlinked-skill": ({ target, refusing }) =>
    target === "outside"
      ? "a symbolic link that leaves the repository; not followed, so that nothing behind it was checked"
      : `a symbolic link to ${target}; ${joinWords(textsOf(refusing))} ${textsOf(refusing).length === 1 ? "does" : "do"} not follow linked skill files`,
  "merge-conflict": {
    message: () => "markers of an unfinished merge",
    hint: "resolve the conflict",
  },
  "yaml-comment-cut": {
    message: ({ key, lost }) =>
      `" #" starts a comment: ${key ?? "the value"} ends here and "${joinWords(textsOf(lost))}" is lost`,
    hint: "quote the value",
  },
  "yaml-continuation": {
    message: ({ key }) =>
      `the quoted text${key === undefined ? "" : ` of ${key}`} goes on at the left margin; some YAML parsers refuse that`,
    hint: "indent the line",
  },
  "yaml-portability": ({ feature }) =>
    `${FEATURES[String(feature)] ?? feature}: YAML that some parsers in use refuse or read differently`,
};

/** `version: 1.10 is read as a number and becomes 1.1; text is meant` */
function coercion({ key, found, text, becomes }: MessageArguments): string {
  const loss = becomes === undefined || becomes === "" ? "" : ` and becomes ${becomes}`;
  if (text === undefined)
    return `${key} is read as a ${found} by some parsers; metadata holds texts`;
  return `${key}: ${text} is read as a ${found}${loss}; text is meant`;
}

function lastKey({ key }: MessageArguments): string {
  return String(key).replace(/^metadata\./, "");
}

const KINDS: Readonly<Record<string, string>> = {
  list: "a list",
  map: "a map",
  text: "text",
  number: "a number",
  boolean: "true or false",
};

const LIMITS: Readonly<Record<string, string>> = {
  "file-size": "size in bytes",
  length: "length in characters",
  depth: "nesting",
  "flow-depth": "nesting of brackets",
  "flow-count": "number of brackets",
  aliases: "number of aliases",
  values: "number of values",
  "markdown-delimiters": "number of brackets, points and colons in one paragraph",
  "markdown-nesting": "nesting of quotes and lists on one line",
};

const FEATURES: Readonly<Record<string, string>> = {
  tag: "a type written with !",
  tab: "a tab in or beside a value",
  "equals-sign": "= as a value",
  "rare-character": "a control character or a line end of another standard",
  flow: "a list or map in brackets",
  anchor: "an anchor",
  alias: "an alias",
  "merge-key": 'a merge key "<<"',
  "prototype-key": "a key that some readers confuse with their own",
  "surrogate-escape": "a character escaped as two halves",
};

function unread(limit: string): string {
  if (limit.startsWith("markdown-")) return "links in there are not checked";
  return `the ${limit === "file-size" ? "file" : "front matter"} is not read any further`;
}

function times(count: MessageArguments[string] | undefined): string {
  return typeof count === "number" && count > 1 ? ` (${count} in the file)` : "";
}
