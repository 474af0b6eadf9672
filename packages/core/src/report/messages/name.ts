import { joinWords } from "./join-words.ts";
import { textsOf } from "./texts-of.ts";
import type { Wording } from "./wording.ts";

/** What the rules of the category `name` say, by rule id. */
export const nameMessages: Readonly<Record<string, Wording>> = {
  "duplicate-name": {
    message: ({ name, first, isCopy }) =>
      isCopy === true
        ? `"${name}" is a copy of ${first}`
        : `"${name}" is also the name of ${first}: a host that loads both keeps one`,
    hint: ({ isCopy }) => (isCopy === true ? "keep one copy" : "rename one of them"),
  },
  "mirror-drift": {
    message: ({ name, files }) => `"${name}" differs from its copy in ${joinWords(textsOf(files))}`,
    hint: "bring the copies back to one text",
  },
  "name-collision": {
    message: ({ name, kind, first }) =>
      kind === "command"
        ? `"${name}" is a built-in command: typing /${name} may not reach the skill`
        : `the folder differs from that of ${first} in letter case alone: one overwrites the other on macOS and Windows`,
    hint: "choose another name",
  },
  "name-dir-mismatch": {
    message: ({ name, folder }) => `the name is "${name}" but the folder is "${folder}"`,
    hint: ({ folder }) => `name it ${folder}, or rename the folder`,
  },
  "name-invalid": {
    brief: ({ found }) =>
      `"${found}" is not lower-case letters and digits joined by single hyphens`,
    message: ({ found, slug }) =>
      `"${found}" is not lower-case letters and digits joined by single hyphens${slug === undefined ? "" : `, such as "${slug}"`}`,
    hint: ({ slug }) => (slug === undefined ? null : `use ${slug}`),
  },
  "name-missing": {
    message: ({ folder, misspelt }) =>
      misspelt !== undefined
        ? `no name: "${misspelt}" is probably meant to be "name"`
        : `no name: some hosts drop the skill${folder === undefined ? "" : `, others call it "${folder}" after its folder`}`,
    hint: ({ folder, misspelt }) =>
      misspelt !== undefined
        ? "rename the key"
        : folder === undefined
          ? "add a name"
          : `add "name: ${folder}"`,
  },
  "name-non-ascii": {
    message: ({ found, characters }) =>
      `"${found}" holds ${characters}: the specification allows it, some hosts take only a-z, 0-9 and hyphens`,
    hint: "use a-z, 0-9 and hyphens",
  },
  "name-reserved": {
    message: ({ name, word }) => `"${name}" holds the reserved word "${word}"`,
    hint: "choose a name without it",
  },
  "name-too-long": {
    message: ({ name, length, limit }) =>
      `"${name}" has ${length} characters, ${limit} are allowed${String(name).includes(":") ? ", the plugin's name included" : ""}`,
    hint: "shorten it",
  },
  "nested-skill": {
    message: ({ name, outer }) =>
      `"${name}" lies inside the folder of "${outer}": some hosts load it as a skill of its own, others never`,
    hint: "move it beside the other skill, or rename the file",
  },
  "not-discovered": {
    message: ({ reason, name, hosts, folder, depth, folders }) =>
      reason === "deep"
        ? `${joinWords(textsOf(hosts))} will never load "${name}": it looks ${depth === 1 ? "one folder" : `${depth} folders`} deep in ${folder}`
        : `${joinWords(textsOf(hosts))} will never load "${name}": it looks in ${joinWords(textsOf(folders))}`,
    hint: ({ reason, folder, folders }) =>
      reason === "deep" ? `move it up to ${folder}` : `put it into ${textsOf(folders)[0]}`,
  },
};
