import { buildRepository, DEFAULT_CONFIG, lint, type RepositoryFiles } from "@ctxfst/core";
import { describe, expect, it } from "vitest";
import { parseDocument, visit } from "yaml";

const KNOWN_KEYS = ["name", "description", "license", "allowed-tools", "metadata", "compatibility"];

/**
 * The documented checks of the official validator (skills-ref 0.1.0), written once more and on purpose without our
 * parser: file name, opening, split at three dashes, StrictYAML, map, keys, name, description, compatibility.
 */
function officialErrors(text: string, folder: string, file = "SKILL.md"): string[] {
  if (file !== "SKILL.md" && file !== "skill.md") return ["no SKILL.md"];
  if (!text.startsWith("---")) return ["no opening"];
  const [, block, ...rest] = text.split("---");
  if (block === undefined || rest.length === 0) return ["not closed"];
  // StrictYAML reads quoted text that goes on at the margin, the parser here does not.
  const indented = block.replace(/"[^"\n]*\n[^"]*"/g, (quoted) => quoted.replaceAll("\n", "\n  "));
  const document = parseDocument(indented, { schema: "failsafe", uniqueKeys: true });
  if (document.errors.length > 0) return ["YAML"];
  let isStrict = true;
  const disallow = (): void => {
    isStrict = false;
  };
  visit(document, {
    Alias: disallow,
    Collection: (_key, node) => {
      if (node.flow === true || node.anchor !== undefined || node.tag !== undefined) disallow();
    },
    Scalar: (_key, { anchor, tag, source }) => {
      if (anchor !== undefined || tag !== undefined || /\\u[dD][89abAB]/.test(source ?? ""))
        disallow();
    },
  });
  if (/"[^"]*\\u[dD][89abAB]/.test(block)) isStrict = false;
  if (!isStrict) return ["StrictYAML"];
  const fields: unknown = document.toJS();
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return ["no map"];
  const map = new Map(Object.entries(fields));
  const errors = [...map.keys()]
    .filter((key) => !KNOWN_KEYS.includes(key))
    .map((key) => `key ${key}`);
  return [
    ...errors,
    ...nameErrors(map.get("name"), folder),
    ...textErrors("description", map.get("description"), 1024),
    ...(map.has("compatibility")
      ? lengthErrors("compatibility", map.get("compatibility"), 500)
      : []),
  ];
}

function nameErrors(value: unknown, folder: string): string[] {
  const missing = textErrors("name", value, 64);
  if (missing.length > 0) return missing;
  const name = String(value).trim().normalize("NFKC");
  return [
    ...(name === name.toLowerCase() ? [] : ["name not lower case"]),
    ...(/^-|-$|--/.test(name) ? ["hyphens"] : []),
    ...(/^[\p{L}\p{N}-]*$/u.test(name) ? [] : ["characters"]),
    ...(folder.normalize("NFKC") === name ? [] : ["folder"]),
  ];
}

function textErrors(field: string, value: unknown, limit: number): string[] {
  if (typeof value !== "string" || value.trim() === "") return [`${field} missing`];
  return lengthErrors(field, value, limit);
}

function lengthErrors(field: string, value: unknown, limit: number): string[] {
  if (typeof value !== "string") return [`${field} no text`];
  return [...value].length > limit ? [`${field} too long`] : [];
}

/** Error-level findings about the front matter in the profile of the official validator. */
function ourErrors(text: string, folder: string, file = "SKILL.md"): string[] {
  const path = `${folder}/${file}`;
  const files: RepositoryFiles = {
    skills: [{ path, bytes: new TextEncoder().encode(text), symlink: null }],
    paths: [`${folder}/`, path],
    skipped: [],
    texts: new Map(),
    sizes: new Map(),
  };
  const repository = buildRepository(files, DEFAULT_CONFIG);
  const { findings } = lint(repository, DEFAULT_CONFIG, { profiles: ["agentskills-strict"] });
  return findings.filter(({ severity }) => severity === "error").map(({ rule }) => rule);
}

interface Input {
  readonly what: string;
  readonly text: string;
  readonly folder?: string;
  readonly file?: string;
}

function skill(lines: string, folder = "demo"): string {
  return `---\nname: ${folder}\ndescription: Does one small thing. Use when it is needed.\n${lines}---\n\n# Steps\n\nStop.\n`;
}

const FINE = skill("");

/** Both say the same of these. */
const AGREED: readonly Input[] = [
  { what: "a sound skill", text: FINE },
  { what: "CRLF", text: FINE.replaceAll("\n", "\r\n") },
  { what: "blanks behind the opening line", text: FINE.replace("---\n", "---  \n") },
  { what: "four dashes at the end", text: FINE.replace("---\n\n", "----\n\n") },
  {
    what: "all six fields",
    text: skill(
      'license: MIT\ncompatibility: any\nallowed-tools: Read Grep\nmetadata:\n  author: "someone"\n',
    ),
  },
  { what: "tools as a block list", text: skill("allowed-tools:\n  - Read\n") },
  {
    what: "quoted text at the margin in its second line",
    text: '---\nname: demo\ndescription: "Does one small thing.\nUse when needed."\n---\n\n# Steps\n\nStop.\n',
  },
  { what: "a name in another script", text: skill("", "部署"), folder: "部署" },
  {
    what: "a full-width name, which NFKC makes plain",
    text: skill("", "ｄｅｍｏ"),
    folder: "demo",
  },
  { what: "dashes in the last value", text: FINE.replace("Does one", "Does --- one") },
  { what: "nothing before the body", text: "# Steps\n" },
  { what: "a blank line first", text: `\n${FINE}` },
  { what: "a comment first", text: `<!-- licence -->\n${FINE}` },
  { what: "no closing line", text: "---\nname: demo\ndescription: Does one small thing.\n" },
  { what: "dots at the end", text: FINE.replace("---\n\n", "...\n\n") },
  { what: "a list", text: "---\n- name\n---\n" },
  { what: "an unquoted colon", text: FINE.replace("thing.", "thing: well.") },
  { what: "a star", text: FINE.replace("Does", "*Does*") },
  { what: "a tab", text: skill("metadata:\n\tauthor: x\n") },
  { what: "the same key twice", text: skill("description: Again.\n") },
  { what: "a list in brackets", text: skill("allowed-tools: [Read]\n") },
  { what: "a map in braces", text: skill("metadata: {}\n") },
  { what: "an anchor and its alias", text: skill("license: &l MIT\ncompatibility: *l\n") },
  { what: "a tag", text: skill("license: !!str MIT\n") },
  { what: "halves of a character", text: skill('license: "\\ud83e\\udd80"\n') },
  { what: "another key", text: skill("argument-hint: FILE\n") },
  { what: "no name", text: FINE.replace("name: demo\n", "") },
  { what: "an empty name", text: FINE.replace("name: demo", "name:") },
  { what: "upper case", text: skill("", "Demo"), folder: "Demo" },
  { what: "an underscore", text: skill("", "de_mo"), folder: "de_mo" },
  { what: "two hyphens", text: skill("", "de--mo"), folder: "de--mo" },
  { what: "a hyphen at the end", text: skill("", "demo-"), folder: "demo-" },
  { what: "65 characters", text: skill("", "d".repeat(65)), folder: "d".repeat(65) },
  { what: "another folder", text: FINE, folder: "other" },
  { what: "no description", text: "---\nname: demo\n---\n\n# Steps\n\nStop.\n" },
  { what: "an empty description", text: FINE.replace(/description: .*/, 'description: ""') },
  { what: "a list as description", text: FINE.replace(/description: .*/, "description:\n  - a") },
  {
    what: "1,025 characters",
    text: FINE.replace(/description: .*/, `description: ${"é".repeat(1025)}`),
  },
  {
    what: "1,024 characters outside of the first plane",
    text: FINE.replace(/description: .*/, `description: ${"𝒶".repeat(1024)}`),
  },
  { what: "501 characters of compatibility", text: skill(`compatibility: ${"x".repeat(501)}\n`) },
];

/** Where we differ, and why. */
const DIFFERENT: readonly (Input & { readonly why: string; readonly we: "accept" | "refuse" })[] = [
  {
    what: "a byte order mark",
    text: `\ufeff${FINE}`,
    we: "accept",
    why: "a warning with a safe fix: most hosts read past it",
  },
  {
    what: "dashes in a value with the name behind it",
    text: "---\ndescription: Does --- one small thing. Use when needed.\nname: demo\n---\n\n# Steps\n\nStop.\n",
    we: "accept",
    why: "the validator's own split ends the block there; frontmatter-splitter warns in every profile",
  },
  {
    what: "a file called skill.md",
    text: FINE,
    file: "skill.md",
    we: "refuse",
    why: "most hosts look for SKILL.md alone, and file systems that tell letter case do not find it",
  },
  {
    what: "a number as name",
    text: skill("", "123"),
    folder: "123",
    we: "refuse",
    why: "StrictYAML has no numbers, every other parser has, and some hosts drop the skill",
  },
  {
    what: "a map inside metadata",
    text: skill("metadata:\n  tool:\n    bins: jq\n"),
    we: "refuse",
    why: "the specification allows texts alone; the validator writes the map out as text",
  },
  {
    what: "a list as licence",
    text: skill("license:\n  - MIT\n"),
    we: "refuse",
    why: "the specification says text; the validator does not look at it",
  },
];

const isAccepted = ({
  text,
  folder = "demo",
  file,
}: Input): { official: boolean; ours: boolean } => ({
  official: officialErrors(text, folder, file).length === 0,
  ours: ourErrors(text, folder, file).length === 0,
});

describe("the profile agentskills-strict", () => {
  it.each(AGREED)("agrees with the official validator about $what", (input) => {
    const { official, ours } = isAccepted(input);
    expect(ours).toBe(official);
  });

  it.each(DIFFERENT)("differs about $what: $why", (input) => {
    const ours = input.we === "accept";
    expect(isAccepted(input)).toEqual({ official: !ours, ours });
  });
});
