import type { MessageArguments } from "../../parser/skill-document.ts";
import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";
import { yamlMessages } from "./yaml.ts";

/** The sentence of a cause; a cause that is not listed gets the general one. */
function byCause(
  sentences: Readonly<Record<string, string>>,
  general: string,
): (args: MessageArguments) => string {
  return ({ cause }) => sentences[String(cause)] ?? general;
}

const NO_FRONTMATTER =
  "no front matter: a SKILL.md starts with a block of name and description between two lines ---";

/** What the rules of the category `file` say, by rule id. */
export const fileMessages: Readonly<Record<string, Wording>> = {
  ...yamlMessages,
  "frontmatter-missing": {
    message: (args) =>
      args.cause === "fence-language"
        ? `no front matter: "---${args.language}" opens a block that hosts do not read; expected a bare ---`
        : byCause(
            {
              "empty-file": "the file is empty; expected front matter with name and description",
              "code-fence": "the front matter stands inside a code fence; no host looks there",
              "long-fence": "the opening line has more than three dashes; expected exactly ---",
              "fence-text": "the opening line holds more than ---; expected exactly ---",
              "no-opening-fence": "fields without the line --- above them are no front matter",
            },
            NO_FRONTMATTER,
          )(args),
    hint: byCause(
      {
        "code-fence": "remove the code fence",
        "long-fence": "write ---",
        "fence-text": "write --- on a line of its own",
        "fence-language": "write ---",
        "no-opening-fence": "put --- above and below the fields",
      },
      "add ---, name, description and --- at the top",
    ),
  },
  "frontmatter-not-first": {
    message: byCause(
      {
        blank: "blank lines stand before the front matter; most hosts then find none",
        comment: "a comment stands before the front matter; most hosts then find none",
        indent: "the line --- is indented; most hosts then find no front matter",
        text: "text stands before the front matter; most hosts then find none",
      },
      "something stands before the front matter; most hosts then find none",
    ),
    hint: byCause(
      { blank: "remove the blank lines", indent: "remove the indent" },
      "move it below the front matter",
    ),
  },
  "frontmatter-unclosed": {
    message: byCause(
      {
        dots: 'the front matter ends with "..."; most hosts look for --- and find no end',
        "glued-fence": "text stands on the closing line; expected --- alone",
        "later-rule":
          "no line --- closes the front matter before the body; the next one is a rule further down",
      },
      "the front matter opened here is never closed by a line ---",
    ),
    hint: byCause(
      { dots: "write ---", "glued-fence": "break the line after ---" },
      "add --- after the last field",
    ),
  },
  "frontmatter-splitter": {
    message: byCause(
      {
        "trailing-space": "blanks after ---: some hosts do not take this line for a fence",
        "long-fence": "a fence of more than three dashes: some hosts do not take it for one",
        "inside-comment":
          '"---" inside a comment: hosts that split at any --- end the front matter here',
      },
      '"---" inside a value: hosts that split at any --- end the front matter here and lose the rest',
    ),
    hint: byCause(
      { "trailing-space": "remove the blanks", "long-fence": "write ---" },
      "write it without three dashes in a row",
    ),
  },
  "frontmatter-executable": {
    message: ({ language }) =>
      `"---${language}" makes some readers run the front matter as a program; it is not read here`,
    hint: "write --- and plain YAML",
  },
  "frontmatter-not-a-map": {
    message: ({ found }) =>
      found === "documents"
        ? "the front matter holds several YAML documents; expected one map of fields"
        : `the front matter is ${found === "list" ? "a list" : "plain text"}; expected fields such as "name: demo"`,
  },
  "duplicate-key": {
    message: ({ key, firstLine }) =>
      `${key} is given twice${firstLine === undefined ? "" : `, first on line ${firstLine}`}; some readers take the first, some the last, some refuse the file`,
    hint: "keep one of the two",
  },
  "scalar-coercion": {
    message: (args) => `${coercion(args)}; write ${lastKey(args)}: "${args.text}"`,
    brief: coercion,
    hint: ({ text }) => `write "${text}"`,
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
      `${LIMITS[String(limit)] ?? limit} over the limit of ${maximum}${actual === undefined ? "" : ` (${actual})`}; the ${
        limit === "file-size" || String(limit).startsWith("markdown") ? "file" : "front matter"
      } is not read any further`,
  },
  encoding: {
    message: ({ cause, byte, character, count }) =>
      ({
        "utf-16": "the file is UTF-16; expected UTF-8",
        "not-utf-8": `the byte ${byte} is not UTF-8; hosts refuse the file or show a replacement sign`,
        nul: `a NUL character${times(count)}; hosts refuse the file or cut it here`,
      })[String(cause)] ?? `control character ${character}${times(count)}; YAML does not allow it`,
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
  "symlinked-skill": ({ target }) =>
    target === "outside"
      ? "a symbolic link that leaves the repository; not followed, so that nothing of the skill was checked"
      : `a symbolic link to ${target}; Codex does not follow linked skill files`,
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
};

const FEATURES: Readonly<Record<string, string>> = {
  flow: "a list or map in brackets",
  anchor: "an anchor",
  alias: "an alias",
  "merge-key": 'a merge key "<<"',
  "prototype-key": "a key that some readers confuse with their own",
  "surrogate-escape": "a character escaped as two halves",
};

function times(count: MessageArguments[string] | undefined): string {
  return typeof count === "number" && count > 1 ? ` (${count} in the file)` : "";
}
