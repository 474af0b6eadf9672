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
  "description-too-long": {
    message: ({ outcome, length, limit }) =>
      outcome === "refused"
        ? `the description has ${length} characters; at most ${limit} are allowed, and hosts that check drop the skill`
        : `description and when_to_use have ${length} characters together; the listing of skills is cut at ${limit}`,
    hint: "shorten it",
  },
  "description-too-short": {
    message: ({ length, minimum }) =>
      `the description has ${length} characters, which is too little to choose a skill by (at least ${minimum})`,
    hint: "say what the skill does and when to use it",
  },
  "description-markup": {
    message: ({ tag, hosts }) =>
      `the description holds ${tag}; the checkers of ${joinWords(textsOf(hosts))} refuse tags`,
    hint: "write it without the angle brackets",
  },
  "description-newline": {
    message: () =>
      "the description has several lines; hosts that list skills line by line, or read YAML so, lose all but the first",
  },
  "description-placeholder": {
    message: ({ found }) => `the description is left over from a template: "${found}"`,
    hint: "say what the skill does and when to use it",
  },
  "description-restates-name": {
    message: ({ name }) => `the description says no more than the name "${name}"`,
    hint: "say what the skill does and when to use it",
  },
  "description-trigger": {
    message: () => "the description does not say when to use the skill",
    hint: "name the tasks that it is for",
  },
  "description-overlap": {
    message: ({ other, percent, shared }) =>
      percent === 100
        ? `the description is the same as that of "${other}", and agents choose by it`
        : `the description is ${percent} % like that of "${other}", and agents choose by it; both say ${joinWords(textsOf(shared))}`,
    hint: "say what tells the two apart",
  },
  "compatibility-too-long": {
    message: ({ length, limit }) =>
      `compatibility has ${length} characters; at most ${limit} are allowed`,
    hint: "shorten it",
  },
  "license-file-missing": {
    message: ({ name }) => `the licence sends readers to ${name}, which is not there`,
  },
  "unknown-tool": {
    message: ({ name, nearest, hosts, owners }) => {
      const whose =
        textsOf(hosts).length === 0 ? "no host has" : `${joinWords(textsOf(hosts))} has no`;
      const lead = `${whose} ${textsOf(hosts).length === 0 ? "a tool" : "tool"} ${name}`;
      if (nearest !== undefined) return `${lead}; ${nearest} is probably meant`;
      return `${lead}, though ${joinWords(textsOf(owners))} ${textsOf(owners).length === 1 ? "has" : "have"}; the name does nothing here`;
    },
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
  "unscoped-shell": {
    message: ({ tool, isIrreversible }) =>
      isIrreversible === true
        ? `${tool} lets the skill run any command unasked, and its effects cannot be undone`
        : `${tool} lets the skill run any command unasked`,
    hint: ({ isIrreversible }) =>
      isIrreversible === true ? "allow single commands, such as Bash(git status *)" : null,
  },
  "blocked-invocation": {
    message: ({ name, field }) =>
      `${field} names "${name}", which the model may not call: it sets disable-model-invocation`,
    hint: "let the model call it, or leave the step to the user",
  },
  "host-sidecar": {
    message: ({ problem, place, found, expected, nearest }) =>
      sidecarText(
        String(problem),
        String(place || "the file"),
        String(found ?? ""),
        textsOf(expected),
        nearest,
      ),
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
};

function sidecarText(
  problem: string,
  place: string,
  found: string,
  expected: readonly string[],
  nearest: unknown,
): string {
  switch (problem) {
    case "unreadable":
      return `${place} is no valid YAML, so that the host ignores all of it`;
    case "no-file":
      return `${place} is ${found}, which is not there`;
    case "missing":
      return `${place} is missing${expected.length > 1 ? ` (or ${expected.slice(1).join(", ")})` : ""}; the host drops the entry`;
    case "misspelt":
      return `${place} is not read by the host; ${String(nearest)} is`;
    case "type":
      return `${place} is ${found}; ${joinWords(expected, "or")} is expected`;
    default:
      return `${place} is "${found}"; expected ${joinWords(expected, "or")}`;
  }
}
