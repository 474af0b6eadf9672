import type { Wording } from "./wording.ts";

/** What the rules of the category `security` say, by rule id. */
export const securityMessages: Readonly<Record<string, Wording>> = {
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
};

const HIDDEN: Readonly<Record<string, string>> = {
  bidi: "characters that reorder text",
  tag: "invisible tag characters",
  variation: "variation selectors in a row",
  "zero-width": "zero-width characters",
};
