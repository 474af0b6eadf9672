import type { Skill } from "../skill/skill.ts";
import type { Catalogue } from "./catalogues.ts";
import { hostBudget } from "./host-budget.ts";
import { type ListingHost, listingCost, listSkills } from "./list-skills.ts";
import { isListed, listedSkill } from "./listed-skill.ts";
import type { ListedSkill, ListingBudget } from "./listing.ts";

/** A skill that a catalogue cuts, and how much of its description is lost (code points). */
export interface CutSkill {
  readonly name: string;
  readonly file: string;
  readonly lost: number;
  /** True where not even the name is listed. */
  readonly isOmitted: boolean;
}

/** What a host's catalogue takes of its budget, and who pays. */
export interface CatalogueUse {
  readonly host: string;
  readonly folder: string;
  readonly unit: "characters" | "tokens";
  /** Null for a host without a budget. */
  readonly limit: number | null;
  /** What all skills would take in full. */
  readonly used: number;
  /** Tokens (bytes ÷ 4) of what is shown after the cut. */
  readonly shownTokens: number;
  /** Skills that the host shows its model. */
  readonly skills: number;
  /** In the order in which the host lists them. */
  readonly cut: readonly CutSkill[];
  /** The longest entries, longest first: where shortening helps most. */
  readonly longest: readonly string[];
  /** Who would be cut first, were the catalogue a little longer. */
  readonly next: readonly string[];
}

/** Counts every line with its break. */
const NO_HOST: ListingHost = { catalogue: null, limits: {} };
const MOST_LONGEST = 3;
const MOST_NEXT = 2;

/**
 * Fits a catalogue into the budget of its host, for a context window in tokens. `nameOf` gives the name by which the
 * host lists a skill.
 */
export function catalogueUse(
  { host, folder, skills }: Catalogue,
  contextTokens: number,
  nameOf: (skill: Skill) => string = ({ name }) => name,
): CatalogueUse {
  const { catalogue } = host;
  const budget = catalogue === null ? null : hostBudget(catalogue, contextTokens);
  const listed = skills
    .filter((skill) => isListed(skill, host))
    .map((skill) => listedSkill(skill, host, nameOf(skill)));
  const kind: ListingBudget["kind"] = budget?.kind ?? "tokens";
  const full = listSkills(host, listed, { kind, limit: Number.POSITIVE_INFINITY });
  const used = listingCost(host, full, kind);
  const isOver = budget !== null && used > budget.limit;
  const entries = isOver ? listSkills(host, listed, budget) : full;
  const cut = entries
    .filter(({ lost, line }) => lost > 0 || line === null)
    .map(({ skill, lost, line }) => ({
      name: skill.name,
      file: skill.path,
      lost,
      isOmitted: line === null,
    }));
  return {
    host: host.id,
    folder,
    unit: kind === "chars" ? "characters" : "tokens",
    limit: budget?.limit ?? null,
    used,
    shownTokens: listingCost(NO_HOST, entries, "tokens"),
    skills: listed.length,
    cut,
    longest: longestOf(listed),
    next:
      catalogue?.listing === "claude-code"
        ? entries.slice(-MOST_NEXT).map(({ skill }) => skill.name)
        : longestOf(listed).slice(0, MOST_NEXT),
  };
}

/** True where a catalogue does not fit as a whole; one description over its own limit is another matter. */
export function isOverBudget({ used, limit }: CatalogueUse): boolean {
  return limit !== null && used > limit;
}

function longestOf(skills: readonly ListedSkill[]): readonly string[] {
  const lengthOf = ({ description, when_to_use: use = "" }: ListedSkill): number =>
    description.length + use.length;
  return [...skills]
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST_LONGEST)
    .map(({ name }) => name);
}
