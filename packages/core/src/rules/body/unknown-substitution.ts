import { findNearest } from "../../algorithms/find-nearest.ts";
import { indexIntervals } from "../../base/index-intervals.ts";
import type { SkillDocument } from "../../parser/skill-document.ts";
import { findProfiles, PROFILES } from "../../skill/profiles/profiles.ts";
import type { RuleReport } from "../finding.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";

const KNOWN: ReadonlySet<string> = new Set(
  PROFILES.flatMap(({ substitutions = [] }) => substitutions),
);
const SUBSTITUTION = /(?<![\\$])\$\{((?:CLAUDE|HERMES)_[A-Z0-9_]+)\}/g;
const ASSIGNED = /\b((?:CLAUDE|HERMES)_[A-Z0-9_]+)\s{0,20}[:=]/g;
/** Variables of the environment: a shell fills them in, no host. */
const ENVIRONMENT =
  /^(?:CLAUDE_(?:CODE_\w+|CONFIG_DIR|ENV_FILE|\w*(?:KEY|TOKEN|URL|MODEL|VERSION|BIN|HOME|PATH))|HERMES_(?:HOME|\w*(?:KEY|TOKEN|URL|MODEL|VERSION|BIN|PATH)))$/;
/** What hosts call theirs: nobody else makes up such names, not even in a script. */
const OWN_PREFIX = /^(?:CLAUDE_(?:SKILL|PLUGIN)|HERMES_SKILL)_/;

export const unknownSubstitution: SkillRule = {
  meta: {
    id: "unknown-substitution",
    summary: "What stands like a value of the host is one that the host fills in.",
    category: "body",
    severity: "warning",
    fix: null,
  },
  checkSkill({ document, file }, { profiles }) {
    const { text, bodyRange } = document;
    const found = new Map<string, number>();
    for (const match of text.slice(bodyRange.start, bodyRange.end).matchAll(SUBSTITUTION)) {
      const name = match[1] as string;
      if (!found.has(name)) found.set(name, bodyRange.start + match.index);
    }
    if (found.size === 0) return [];
    const hosts = findProfiles(profilesOfFile(file, profiles));
    const isVariable = variableTest(document);
    return [...found].flatMap(([name, start]): RuleReport[] => {
      const range = { start, end: start + `\${${name}}`.length };
      if (KNOWN.has(name)) {
        const without = hosts.filter(
          ({ substitutions }) => substitutions !== undefined && !substitutions.includes(name),
        );
        const ids = without.map(({ id }) => id);
        return ids.length === 0 ? [] : [{ args: { name }, file, range, hosts: ids }];
      }
      if (isVariable(name, start)) return [];
      const nearest = findNearest(name, KNOWN);
      return [{ args: { name, ...(nearest === null ? {} : { nearest }) }, file, range }];
    });
  },
};

/** Tells what a shell or a program knows: set in the text, of the environment, or in code and unlike any of a host. */
function variableTest({ text, body }: SkillDocument): (name: string, offset: number) => boolean {
  const assigned = new Set([...text.matchAll(ASSIGNED)].map((match) => match[1]));
  const blocksAt = indexIntervals(
    body().code.filter(({ kind }) => kind !== "inline"),
    ({ range }) => range,
  );
  return (name, offset) => {
    if (ENVIRONMENT.test(name) || assigned.has(name)) return true;
    const isInBlock = blocksAt(offset).length > 0;
    return isInBlock && !OWN_PREFIX.test(name) && findNearest(name, KNOWN) === null;
  };
}
