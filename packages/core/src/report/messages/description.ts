import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";

/** What the rules of the category `description` say, by rule id. */
export const descriptionMessages: Readonly<Record<string, Wording>> = {
  "description-missing": {
    message: ({ near }) =>
      near === undefined
        ? "no description: agents choose a skill by it, so that this one is never chosen"
        : `no description, which agents choose a skill by; "${near}" looks like it, misspelt`,
    hint: ({ near }) =>
      near === undefined ? "add what the skill does and when to use it" : "write description",
  },
  "description-empty": {
    message: () =>
      "the description is empty: agents choose a skill by it, so that this one is never chosen",
    hint: "say what the skill does and when to use it",
  },
  "misspelt-key": {
    message: ({ key, nearest, isTaken }) =>
      isTaken === true
        ? `no host knows ${key}; ${nearest}, which is probably meant, is there already`
        : `no host knows ${key}; ${nearest} is probably meant`,
    hint: ({ nearest, isTaken }) => (isTaken === true ? "keep one of the two" : `write ${nearest}`),
  },
  "allowed-tools-shape": {
    message: ({ form, found }) =>
      form === "unreadable"
        ? `allowed-tools holds a ${found} where the name of a tool is meant; it is ignored, and with it the restriction`
        : form === "list"
          ? "allowed-tools is a list; the form that every host reads is one text with blanks between"
          : "allowed-tools is separated by commas; the form that every host reads has blanks between",
  },
  "metadata-shape": ({ key, found, refusing }) =>
    key === undefined
      ? `metadata is ${found === "list" ? "a list" : "text"}; expected a map, and ${joinWords(textsOf(refusing))} drops the skill otherwise`
      : `metadata.${key} is no text (${found}); the specification allows texts only`,
  "argument-hint-not-string": {
    message: ({ found, text }) =>
      found === "list" || found === "map"
        ? `argument-hint: ${text} is read as a ${found}, which some hosts refuse; text is meant`
        : `argument-hint: ${text} is read as a ${found}; text is meant`,
    hint: "quote it",
  },
  "unknown-key": ({ key, refusing }) =>
    refusing === undefined
      ? `${key} is no field of the specification or of a host; own fields belong under metadata`
      : `${key} is refused (${joinWords(textsOf(refusing))}); fields of one's own belong under metadata`,
  "field-value": {
    message: ({ key, found, known }) =>
      `${key} is "${found}"; expected ${joinWords(textsOf(known), "or")}`,
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
  "unreachable-skill": {
    message: () =>
      "neither the model nor the user may start this skill: disable-model-invocation and user-invocable cancel each other out",
    hint: "remove one of the two",
  },
};
