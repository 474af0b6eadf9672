import type { MessageArguments } from "../../parser/skill-document.ts";
import { groupDigits } from "../group-digits.ts";
import type { Wording } from "./wording.ts";

function instructionMessage(args: MessageArguments): string {
  const { cause, path, cycle, script, manifest, nearest, limit, size, unit, files, beyond } = args;
  const instead = nearest === undefined ? "" : `; ${nearest} does`;
  switch (cause) {
    case "import-missing":
      return `@${path} does not exist: what it should say is left out without a word`;
    case "import-circular":
      return `@${path} leads back to where it came from: ${joinPaths(cycle)}`;
    case "import-depth":
      return `@${path} is left out: imports are followed ${limit} deep, and this one is deeper`;
    case "script":
      return `${manifest} has no script ${script}${nearest === undefined ? "" : `; it has ${nearest}`}`;
    case "size":
      return `${files === 1 ? "the file takes" : "this file and those of the folders above take"} ${groupDigits(size)} ${unit}, over ${groupDigits(limit)}: ${beyond === "cuts" ? "the rest is not read" : "its host warns that it slows down all work"}`;
    default:
      return `${path} does not exist${instead}`;
  }
}

function joinPaths(paths: unknown): string {
  return Array.isArray(paths) ? paths.join(" → ") : String(paths);
}

/** What the rules of the category `body` say, by rule id. */
export const bodyMessages: Readonly<Record<string, Wording>> = {
  "absolute-path": {
    message: ({ path, home, count }) =>
      count === 1
        ? `${path} is on the machine of one person: nobody else has ${home}`
        : `${path} is on the machine of one person, the first of ${count} such paths here: nobody else has ${home}`,
    hint: "write a path relative to the skill or the project, or ~",
  },
  "body-empty": {
    message: () =>
      "nothing follows the front matter: the skill can be chosen and says nothing then",
    hint: "say what to do",
  },
  "body-lines": {
    message: ({ limit }) => `the body has more than ${limit} lines`,
    hint: "move what is needed now and then into files that it links to",
  },
  "body-tokens": {
    message: ({ tokens, limit }) =>
      `the body takes about ${groupDigits(tokens)} tokens (estimated: characters ÷ 4), over the ${groupDigits(limit)} that the specification recommends; all of it stays in the context`,
    brief: ({ tokens, limit }) =>
      `the body takes about ${groupDigits(tokens)} tokens (estimated: characters ÷ 4), over the recommended ${groupDigits(limit)}`,
    hint: "move what is needed now and then into files that it links to",
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
  "dynamic-command": {
    message: ({ command }) =>
      `${command} runs when the skill is loaded, before anyone has read it, and allowed-tools does not name it`,
    hint: "name the command in allowed-tools, or ask the agent to run it",
  },
  "instruction-file": {
    message: (args) => instructionMessage(args),
    hint: ({ cause, nearest, limit }) => {
      if (cause === "import-depth")
        return `import it from a file that is at most ${limit} imports deep`;
      if (cause === "size") return "move what is needed now and then into files that it names";
      return nearest === undefined ? null : `write ${nearest}`;
    },
  },
  "link-escapes-skill": {
    message: ({ path, leaves }) =>
      leaves === "repository"
        ? `${path} leaves the repository; expected a file of the skill`
        : leaves === "skill-of-plugin"
          ? "links to a file of the plugin outside the skill's folder: it is missing where the skill is installed without the plugin"
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
  "missing-resource": {
    message: ({ path, nearest }) =>
      nearest === undefined
        ? `the skill has no ${path}`
        : `the skill has no ${path}; it has ${nearest}`,
    hint: ({ nearest }) => (nearest === undefined ? null : `write ${nearest}`),
  },
  "oversized-skill": {
    message: ({ cause, megabytes, files, limit, largest }) =>
      cause === "files"
        ? `the skill has ${groupDigits(files)} files, over ${groupDigits(limit)}`
        : `the skill takes ${megabytes} MB, over the ${limit} MB of an upload; its largest file is ${largest}`,
    hint: "leave out what the skill does not read",
  },
  "skill-not-registered": {
    message: ({ name, manifest }) =>
      `${manifest} lists the skills beside ${name}, but not this one: it is not installed with them`,
    hint: "add its folder to the list",
  },
  "stale-skill-name": {
    message: ({ old, name }) => `the skill ${old} is called ${name} now`,
    hint: ({ name }) => `write ${name}`,
  },
  "unclosed-fence": {
    message: ({ fence, hidden, outer }) => {
      const lost = hidden === 1 ? "the line below it counts" : `the ${hidden} lines below it count`;
      const cause =
        outer === undefined
          ? ""
          : `; the block of line ${outer} holds a fence, which ends it too early`;
      return `this ${fence} opens a block that is never closed: ${lost} as code${cause}`;
    },
    hint: ({ fence }) => `close it with ${fence}, or give the block around it a longer fence`,
  },
  "unknown-substitution": {
    message: ({ name, nearest }) =>
      `nothing replaces \${${name}} here: it is read as it stands${nearest === undefined ? "" : `; \${${nearest}} is replaced`}`,
    hint: ({ nearest }) => (nearest === undefined ? null : `write \${${nearest}}`),
  },
  "unreferenced-file": ({ folder, files }) => {
    if (files === 1) return "nothing in the skill mentions this file: no agent will open it";
    const place = folder === "" ? "beside SKILL.md" : `in ${folder}/`;
    return `nothing in the skill mentions ${files} files ${place}, of which this is the first: no agent will open them`;
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
