import { compareText } from "../base/compare.ts";
import type { Profile } from "../skill/profiles/profile.ts";
import { claudeListing } from "./claude-listing.ts";
import { codexListing } from "./codex-listing.ts";
import type { ListedSkill, ListingBudget, ListingEntry } from "./listing.ts";
import { costOf } from "./listing-cost.ts";

/** What decides how a host lists its skills. */
export type ListingHost = Pick<Profile, "catalogue" | "limits">;

/** The catalogue that a host makes of some skills; without a budget every skill is in it, in full. */
export function listSkills(
  { catalogue, limits }: ListingHost,
  skills: readonly ListedSkill[],
  budget: ListingBudget | null,
): readonly ListingEntry[] {
  if (budget === null || catalogue === null) return plainListing(skills);
  return catalogue.listing === "codex"
    ? codexListing(skills, budget)
    : claudeListing(skills, budget, limits.listing ?? Number.POSITIVE_INFINITY);
}

/** What the lines of a catalogue cost in a host's unit, each with its line break. */
export function listingCost(
  { catalogue }: ListingHost,
  entries: readonly ListingEntry[],
  kind: ListingBudget["kind"],
): number {
  const cost = entries.reduce(
    (sum, { line }) => sum + (line === null ? 0 : costOf(`${line}\n`, kind)),
    0,
  );
  // Claude Code counts the breaks between lines, not the last one.
  return catalogue?.listing === "claude-code" ? Math.max(0, cost - 1) : cost;
}

/** Hosts without a budget: one line a skill, by name. */
function plainListing(skills: readonly ListedSkill[]): readonly ListingEntry[] {
  return [...skills]
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path))
    .map((skill) => ({ skill, line: lineOf(skill), lost: 0 }));
}

function lineOf({ name, description }: ListedSkill): string {
  return description === "" ? `- ${name}` : `- ${name}: ${description}`;
}
