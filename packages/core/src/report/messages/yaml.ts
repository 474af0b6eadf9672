import type { MessageArguments } from "../../parser/skill-document.ts";
import { joinWords } from "./join-words.ts";
import { plainKeys } from "./plain-keys.ts";
import { textsOf } from "./texts-of.ts";
import type { Phrase, Wording } from "./wording.ts";

/** The cause, then what goes with it: annotations and reports show no more than the message. */
function withLosses(
  brief: Phrase,
  hint: (args: MessageArguments) => string | null,
): Exclude<Wording, Phrase> {
  return { brief, message: (args) => `${brief(args)}${losses(args)}`, hint };
}

/** What is said about YAML that cannot be read. */
export const yamlMessages: Readonly<Record<string, Wording>> = {
  "yaml-unquoted-colon": withLosses(
    (args) =>
      args.cause === "glued-field"
        ? `a line break is missing: another field follows the text of ${fieldOf(args)}`
        : '": " inside unquoted text ends the value; the value needs quotes',
    ({ cause }) => (cause === "glued-field" ? "break the line here" : "quote the value"),
  ),
  "yaml-leading-special": withLosses(
    (args) => `${fieldOf(args)}: unquoted text cannot start with "${args.cause}" in YAML`,
    ({ cause }) =>
      cause === "|" || cause === ">" ? `break the line after "${cause}"` : "quote the value",
  ),
  "yaml-syntax": withLosses(causeOf, ({ cause }) => HINTS[String(cause)] ?? null),
};

const CAUSES: Readonly<Record<string, string>> = {
  indentation: "the indent does not fit the lines above",
  "stray-text": "a line without a key goes on at the left margin",
  tab: "a tab in the indent; YAML takes blanks only",
  tag: "a tag that YAML does not know",
  directive: "a YAML directive, which front matter cannot hold",
  key: "a key that is not text",
  "bad-escape": "an escape that double quotes do not know",
  "missing-character": "a sign is missing here",
  "missing-space": "no blank after the colon, so that this is no field",
  "unclosed-quote": "a quote that is never closed",
  "quote-inside-quotes": "a quote inside quotes ends the value",
  "text-after-quote": "text goes on after the closing quote",
  "unclosed-flow": "a bracket that is never closed",
  "two-flow-values": "two bracketed values side by side; the whole value needs quotes",
  "text-after-flow": "text goes on after the closing bracket",
  "flow-content": "what stands in the brackets is no list and no map",
};

const HINTS: Readonly<Record<string, string>> = {
  indentation: "indent it like its siblings",
  "stray-text": "indent it below its field",
  tab: "use blanks",
  "bad-escape": "use single quotes",
  "missing-space": "put a blank after the colon",
  "unclosed-quote": "close the quote",
  "quote-inside-quotes": "use the other kind of quotes outside",
  "text-after-quote": "quote the whole value",
  "unclosed-flow": "close the bracket, or quote the value",
  "two-flow-values": "quote the whole value",
  "text-after-flow": "quote the whole value",
  "flow-content": "quote the value",
};

function causeOf(args: MessageArguments): string {
  const { cause, name, key } = args;
  if (cause === "unresolved-alias") return `the alias *${name} has no anchor &${name}`;
  if (cause === "alias-cycle") return `the anchor &${name} contains itself`;
  const sentence = CAUSES[String(cause)] ?? "not valid YAML from here on";
  return key === undefined ? sentence : `${key}: ${sentence}`;
}

function fieldOf({ key }: MessageArguments): string {
  return key === undefined ? "the value" : String(key);
}

function losses({ lost }: MessageArguments): string {
  const fields = plainKeys(textsOf(lost));
  return fields.length === 0 ? "" : `; hosts lose ${joinWords(fields)}`;
}
