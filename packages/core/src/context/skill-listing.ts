import { findProfile } from "../skill/profiles/profiles.ts";
import { hostBudget, USUAL_CONTEXT_TOKENS } from "./host-budget.ts";
import { type ListingHost, listSkills } from "./list-skills.ts";
import type { Listing, ListingEntry, ListingInput } from "./listing.ts";

/** Codex warns of shortened descriptions where they lose more than this many characters on average. */
const WORTH_A_WARNING = 100;

/** A host that we know nothing of. */
const NOBODY: ListingHost = { catalogue: null, limits: {} };

/**
 * The catalogue that a host shows its model: what `ctxfst compat` answers to `skill_listing`. A host that we know
 * nothing of has no budget.
 */
export function skillListing({ host, skills, budget }: ListingInput): Listing {
  const profile = findProfile(host) ?? NOBODY;
  const { catalogue } = profile;
  const limit = budget ?? (catalogue === null ? null : hostBudget(catalogue, USUAL_CONTEXT_TOKENS));
  return listingOf(listSkills(profile, skills, limit));
}

/** Counts what became of the entries of a catalogue. */
export function listingOf(entries: readonly ListingEntry[]): Listing {
  const lines = entries.flatMap(({ line }) => line ?? []);
  const cut = entries.filter(({ lost }) => lost > 0);
  const characters = cut.reduce((sum, { lost }) => sum + lost, 0);
  const report = {
    total: entries.length,
    included: lines.length,
    omitted: entries.length - lines.length,
    truncated_chars: characters,
    truncated_count: cut.length,
  };
  const isMuchShorter = Math.ceil(characters / Math.max(1, entries.length)) > WORTH_A_WARNING;
  return {
    lines,
    report,
    warning: report.omitted > 0 ? "omitted" : isMuchShorter ? "truncated" : null,
  };
}
