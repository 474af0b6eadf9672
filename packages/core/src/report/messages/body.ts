import type { Wording } from "./wording.ts";

/** What the rules of the category `body` say, by rule id. */
export const bodyMessages: Readonly<Record<string, Wording>> = {
  "body-empty": {
    message: () =>
      "nothing follows the front matter: the skill can be chosen and says nothing then",
    hint: "say what to do",
  },
  "broken-link": {
    message: ({ path, nearest, cause }) =>
      cause === "case"
        ? `${path} exists as ${nearest}; on most systems letter case counts`
        : nearest === undefined
          ? `${path} does not exist`
          : `${path} does not exist; ${nearest} does`,
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
  "link-escapes-skill": {
    message: ({ path, leaves }) =>
      leaves === "repository"
        ? `${path} leaves the repository; expected a file of the skill`
        : `${path} lies outside the skill's folder: it is missing wherever the skill is installed alone`,
    hint: "move or copy it into the skill's folder",
  },
  "manifest-path-missing": {
    message: ({ path, leaves, nearest }) => {
      if (leaves !== undefined) return `${path} leaves the repository; expected a path inside it`;
      return nearest === undefined
        ? `${path} does not exist; the plugin is installed without it`
        : `${path} does not exist; ${nearest} does`;
    },
  },
  "manifest-path-is-file": {
    message: ({ path }) =>
      `${path} is a file; expected the skill's folder, so that it is not loaded`,
    hint: ({ folder }) => `write ${folder}`,
  },
  "skill-not-registered": {
    message: ({ name, manifest }) =>
      `${manifest} lists the skills beside ${name}, but not this one: it is not installed with them`,
    hint: "add its folder to the list",
  },
  "unreferenced-file": ({ folder, files }) => {
    const place = folder === "" ? "beside SKILL.md" : `in ${folder}/`;
    return files === 1
      ? `nothing in the skill mentions this file ${place}: no agent will open it`
      : `nothing in the skill mentions ${files} files ${place}, this one first: no agent will open them`;
  },
  "unresolved-skill": {
    message: ({ name, field, nearest }) => {
      const subject = field === undefined ? `the skill ${name}` : `${field} names ${name}, which`;
      return nearest === undefined
        ? `${subject} does not exist in this repository`
        : `${subject} does not exist; ${nearest} does`;
    },
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
};
