import type { LoadReason } from "../../skill/loading/load-verdict.ts";

type Args = LoadReason["args"];

/** Each reason as a part of a sentence, such as `the description has 1,068 characters, 1,024 are taken`. */
const TEXTS: Readonly<Record<LoadReason["code"], (args: Args) => string>> = {
  "byte-order-mark": () => "a byte order mark hides the front matter",
  "carriage-returns": () => "lines end with a carriage return",
  "description-markup": () => "angle brackets in the description",
  encoding: () => "control characters in the front matter",
  "file-name": ({ name }) => `the file is called ${name}`,
  "front-matter": ({ problem, cause }) =>
    problem === "frontmatter-splitter" || problem === "frontmatter-not-first"
      ? `it sees no front matter (${problem}, ${cause})`
      : "no front matter",
  "line-reader": () => "only the first line of a value is read",
  "listing-cut": ({ length, limit }) => `${length} characters, listed up to ${limit}`,
  "metadata-form": () => "metadata is no map",
  "metadata-values": ({ key }) => `metadata.${key} is no text`,
  missing: ({ field }) => `no ${field}`,
  "name-form": ({ name }) => `the name "${name}" is not of the form it takes`,
  "name-unlike-folder": ({ name, folder }) =>
    `the name "${name}" is not that of the folder "${folder}"`,
  "reserved-word": ({ word }) => `the name holds "${word}"`,
  split: () => "three dashes inside a value end the front matter",
  "too-deep": ({ folder, depth }) =>
    `it looks ${depth === 1 ? "one folder" : `${depth} folders`} deep in ${folder}`,
  "too-long": ({ field, length, limit }) => `${field} has ${length} characters, ${limit} are taken`,
  "unknown-field": ({ fields }) => `it takes no other fields: ${fields}`,
  "wrong-type": ({ field, kind }) => `${field} is a ${kind}`,
  yaml: ({ problem }) => `the YAML cannot be read (${problem})`,
  "yaml-feature": ({ feature }) => `its parser refuses this YAML (${feature})`,
};

/** Why a host drops a skill or loses a part of it. */
export function loadReasonText({ code, args }: LoadReason): string {
  return TEXTS[code](args);
}

/** Several reasons of one kind, without their particulars. */
const KINDS: Partial<Readonly<Record<LoadReason["code"], string>>> = {
  "listing-cut": "descriptions longer than are listed",
  "name-form": "names of another form than it takes",
  "name-unlike-folder": "names that are not those of their folders",
  "reserved-word": "names with reserved words",
  "metadata-values": "metadata that is no text",
  "too-long": "fields longer than it takes",
  "unknown-field": "fields that it does not know",
  yaml: "YAML that cannot be read",
};

/** What reasons of one kind have in common: the text itself where it says nothing of one skill alone. */
export function loadReasonKind(reason: LoadReason): string {
  return KINDS[reason.code] ?? loadReasonText(reason);
}
