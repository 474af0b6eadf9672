import type { Wording } from "./wording.ts";

/** What the rules about the linter itself say, by rule id. */
export const linterMessages: Readonly<Record<string, Wording>> = {
  "config-invalid": ({ path, found, expected }) =>
    `${path === "" ? "the config file" : path}: ${found}; expected ${expected}`,
  "config-unknown-key": {
    message: ({ path, key, kind, nearest, known }) => {
      const what = `unknown ${kind ?? "key"} ${key}`;
      const where = kind === undefined && path !== key ? ` (${path})` : "";
      if (nearest !== "") return `${what}${where}; ${nearest} is probably meant`;
      return `${what}${where}; ${known === undefined ? "ctxfst rules lists all" : `known: ${known}`}`;
    },
    hint: ({ nearest }) => (nearest === "" ? null : `write ${nearest}`),
  },
  "unused-suppression": {
    message: ({ cause, rule, where, nearest }) => {
      if (cause === "unused") {
        const place = where === "file" ? "this file" : "these lines";
        return `nothing to suppress: ${rule} reports nothing in ${place}`;
      }
      if (cause !== "unknown-rule") return SUPPRESSIONS[String(cause)] ?? String(cause);
      const meant = nearest === undefined ? "" : `; ${nearest} is probably meant`;
      return `there is no rule ${rule} to suppress${meant}`;
    },
    hint: ({ cause, rule, nearest }) => {
      if (cause === "unused") return `remove ${rule}`;
      if (cause === "no-reason") return "add -- and the reason";
      return nearest === undefined ? null : `write ${nearest}`;
    },
  },
  "input-skipped": ({ reason }) => `not read: ${REASONS[String(reason)] ?? reason}`,
};

const SUPPRESSIONS: Readonly<Record<string, string>> = {
  "no-reason": "a suppression takes effect when it says why: RULE -- why",
  "no-rule": "a suppression names the rules that it switches off: RULE -- why",
  "no-kind":
    "no such suppression; there are ctxfst-disable, ctxfst-disable-line and ctxfst-disable-next-line",
};

const REASONS: Readonly<Record<string, string>> = {
  "git-ignored": "ignored by git",
  "symlink-outside": "a symbolic link that leaves the repository",
  "symlink-loop": "a symbolic link that leads back to itself",
  "too-large": "too large",
  unreadable: "cannot be read",
  "duplicate-link": "a second link to a file that is read elsewhere",
  "not-a-file": "not a file",
  "lock-file": "installed from elsewhere, as skills-lock.json says",
  sample: "test data, a backup or a template, by its folder; skills in ctxfst.yaml can name it",
  limit: "beyond the limit of files or folders",
};
