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
  "pipe-to-shell": {
    message: ({ source, runner }) =>
      source === "base64"
        ? `${runner} runs encoded text that no reader can judge; expected the commands themselves`
        : `${runner} runs whatever ${source} sends, unseen; expected a download that is checked first`,
    hint: ({ source }) =>
      source === "base64"
        ? "write the commands"
        : "download, compare a checksum, then run; or name a package",
  },
};

const LOSSES: Readonly<Record<string, string>> = {
  access: "changes the owner or rights of everything in TARGET",
  disk: "overwrites the disk TARGET",
  files: "deletes everything in TARGET",
  processes: "starts copies of itself until the machine stops",
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
