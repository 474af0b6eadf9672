import { findNearest } from "../../algorithms/find-nearest.ts";
import { sortedUnique } from "../../base/compare.ts";
import type { Profile } from "../../skill/profiles/profile.ts";
import { findProfiles, PROFILES } from "../../skill/profiles/profiles.ts";
import type { RuleReport } from "../finding.ts";
import { profilesOfFile } from "../profiles-of-file.ts";
import type { SkillRule } from "../rule.ts";
import { type NamedTool, toolsIn } from "./tool-places.ts";

/** Built-in tools have plain names; `mcp__x__y`, `server/tool`, `*` and variables are somebody else's. */
const BUILT_IN = /^[A-Za-z][A-Za-z_]*$/;

export const unknownTool: SkillRule = {
  meta: {
    id: "unknown-tool",
    summary: "Tools are spelt as the host of the skill knows them.",
    category: "description",
    severity: "warning",
    fix: "suggested",
  },
  checkSkill(skill, { profiles }) {
    // Profiles without folders are readings of the specification, which names no tools.
    const hosts = findProfiles(profilesOfFile(skill.file, profiles)).filter(
      ({ roots }) => roots.length > 0,
    );
    return ["allowed-tools", "disallowed-tools"]
      .flatMap((key) => toolsIn(skill, key))
      .flatMap((tool) => judge(tool, hosts))
      .map((report) => ({ ...report, file: skill.file }));
  },
};

/**
 * A list of tools is out of date the day after it was made. So a name is reported only when it is almost one that is
 * known, or is another host's and of no host that applies.
 */
function judge(
  { name, range, isExact }: NamedTool,
  hosts: readonly Profile[],
): Omit<RuleReport, "file">[] {
  if (!BUILT_IN.test(name) || name.startsWith("mcp__")) return [];
  const areListed = hosts.length > 0 && hosts.every(({ tools }) => tools !== undefined);
  const known = areListed ? toolsOf(hosts) : ALL_TOOLS;
  if (known.includes(name)) return [];
  // Names in lower case are in use with hosts that have no list.
  const isCapital = (text: string): boolean => /^[A-Z]/.test(text);
  const nearest = areListed
    ? nearestTool(name, known)
    : isCapital(name)
      ? nearestTool(name, known.filter(isCapital))
      : null;
  const owners = areListed ? PROFILES.filter(({ tools }) => tools?.known.includes(name)) : [];
  if (nearest === null && owners.length === 0) return [];
  const report = {
    args: {
      name,
      ...(nearest === null ? {} : { nearest }),
      ...(areListed ? { hosts: hosts.map(({ title }) => title) } : {}),
      ...(owners.length === 0 ? {} : { owners: owners.map(({ title }) => title) }),
    },
    range,
    hosts: areListed ? hosts.map(({ id }) => id) : [],
  };
  if (nearest === null || !isExact) return [report];
  return [{ ...report, fix: { tier: "suggested", edits: [{ range, text: nearest }] } }];
}

function toolsOf(profiles: readonly Profile[]): readonly string[] {
  return sortedUnique(profiles.flatMap(({ tools }) => tools?.known ?? []));
}

const ALL_TOOLS = toolsOf(PROFILES);

/** The same letters in another case or with other marks between, or one slip in a longer name. */
function nearestTool(name: string, known: readonly string[]): string | null {
  const plain = (text: string): string => text.replaceAll("_", "").toLowerCase();
  const same = known.find((tool) => plain(tool) === plain(name));
  if (same !== undefined) return same;
  const near = name.length < 4 ? null : findNearest(name, known);
  return near !== null && isOneSlip(plain(name), plain(near)) ? near : null;
}

/** One letter too many, too few or wrong, or two in the wrong order; a plural is another word. */
function isOneSlip(a: string, b: string): boolean {
  if (a === `${b}s` || b === `${a}s` || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}
