import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";

/** What the rules of the category `security` say, by rule id. */
export const securityMessages: Readonly<Record<string, Wording>> = {
  "destructive-command": {
    message: ({ what, target }) => {
      const loss = LOSSES[String(what)] as string;
      return `this command ${loss.replace("TARGET", String(target))}; expected one that names what may go`;
    },
    hint: "name the folder that may go, or say that it must never be run",
  },
  "encoded-payload": {
    message: ({ encoding, length, count, content, preview }) => {
      const what =
        content === undefined
          ? "that nobody can read"
          : content === "text"
            ? `that read "${String(preview)}"`
            : `that hold ${content}`;
      const more = count === 1 ? "" : `, the first of ${count} such runs`;
      return `${length} characters of ${encoding} ${what}${more}; expected text, or a file of its own`;
    },
    hint: "write it out, or keep it in a file with its source",
  },
  "hidden-directive": {
    message: ({ families }) =>
      `this comment, which no reader sees, tells a model to ${joinWords(textsOf(families).map((family) => ORDERS[family] as string))}`,
    hint: "say it in the open, or delete it",
  },
  "hidden-unicode": {
    message: ({ kind, count, decoded, character }) => {
      const characters = `${count} ${HIDDEN[String(kind)]} (${character}${count === 1 ? "" : " first"})`;
      if (kind === "bidi")
        return `${characters}: what is shown is not what is read; expected text in its own order`;
      if (decoded === undefined) return `${characters} in the text; expected visible text only`;
      return kind === "zero-width"
        ? `${characters} split words that a reader sees as one: ${decoded}`
        : `${characters} spell what no reader sees: ${decoded}`;
    },
    hint: "delete them, or write the character's number",
  },
  "mixed-script-name": {
    message: ({ kind, name, letter, code, script, looksLike }) =>
      `the ${kind === "host" ? "host" : "name"} ${name} holds ${letter} (${code}, ${script}) among other letters; it can be taken for ${looksLike}`,
    hint: "write it in one script",
  },
  "opaque-file": {
    message: ({ kinds, files, count }) => {
      const names = textsOf(files);
      const rest = Number(count) - names.length;
      const shown = joinWords(rest > 0 ? [...names, `${rest} more`] : names);
      const isOne = count === 1;
      const what = textsOf(kinds).map((kind) => OPAQUE[kind]?.[isOne ? 0 : 1] as string);
      return `${shown} ${isOne ? "is" : "are"} ${joinWords(what)}: not searched, and nobody sees in a review what is inside`;
    },
    hint: "bring the source instead, or have it looked at",
  },
  "pipe-to-shell": {
    message: ({ source, runner, decoded }) =>
      source === "base64"
        ? decoded === undefined
          ? `${runner} runs encoded text that no reader can judge; expected the commands themselves`
          : `${runner} runs encoded text that reads "${String(decoded)}"; expected the commands themselves`
        : `${runner} runs whatever ${source} sends, unseen; expected a download that is checked first`,
    hint: ({ source }) =>
      source === "base64"
        ? "write the commands"
        : "download, compare a checksum, then run; or name a package",
  },
  secret: {
    message: ({ kind, shown }) =>
      `${kind === "secret" ? "a value that looks like a secret" : `${/^[AEIO]/.test(String(kind)) ? "an" : "a"} ${kind}`} (${shown}) that everybody can read; expected the name of a variable`,
    hint: "withdraw it where it was issued, then name a variable",
  },
  "shell-hook": {
    message: ({ event, command }) => {
      const shown = String(command);
      return `at ${event} this runs in a shell, unasked, wherever the skill is installed: ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`;
    },
    hint: "check it as you would a program; accept it with a suppression and a reason",
  },
};

const LOSSES: Readonly<Record<string, string>> = {
  access: "changes the owner or rights of everything in TARGET",
  disk: "overwrites the disk TARGET",
  files: "deletes everything in TARGET",
  processes: "starts copies of itself until the machine stops",
};

/** For one file, and for several. */
const OPAQUE: Readonly<Record<string, readonly [string, string]>> = {
  archive: ["an archive", "archives"],
  bytecode: ["a compiled script", "compiled scripts"],
  macro: ["an office file with macros", "office files with macros"],
  pickle: [
    "a serialized object that runs when it is loaded",
    "serialized objects that run when they are loaded",
  ],
  program: ["a program", "programs"],
  text: ["a text too large to be read", "texts too large to be read"],
};

const ORDERS: Readonly<Record<string, string>> = {
  conceal: "keep something from its user",
  execute: "run something unasked",
  exfiltrate: "send data away",
  override: "set its instructions aside",
};

const HIDDEN: Readonly<Record<string, string>> = {
  bidi: "characters that reorder text",
  tag: "invisible tag characters",
  variation: "variation selectors in a row",
  "zero-width": "zero-width characters",
};
