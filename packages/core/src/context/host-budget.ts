import type { CatalogueRule } from "../skill/profiles/profile.ts";
import type { ListingBudget } from "./listing.ts";

/** The window that budgets are given for where nobody says another one. */
export const USUAL_CONTEXT_TOKENS = 200_000;

/** Characters that a share of a window counts for one token. */
const CHARACTERS_PER_TOKEN = 4;

/** What a host's catalogue may take of a context window that is given in tokens. */
export function hostBudget(
  { unit, shareOfContext }: CatalogueRule,
  contextTokens: number,
): ListingBudget {
  // Shares are hundredths: a product of whole numbers is exact where one of fractions is not.
  const share = (size: number): number =>
    Math.floor((size * Math.round(shareOfContext * 100)) / 100);
  return unit === "tokens"
    ? { kind: "tokens", limit: Math.max(1, share(contextTokens)) }
    : { kind: "chars", limit: share(contextTokens * CHARACTERS_PER_TOKEN) };
}
