import { CtxfstError, type Listing, type ListingInput, skillListing } from "@ctxfst/core";

type Json = Readonly<Record<string, unknown>>;

/**
 * The compat function `skill_listing`: the catalogue of a host.
 * @throws CtxfstError `usage` naming the argument that is wrong
 */
export function answerSkillListing(input: Json): Listing {
  requireListing(input);
  return skillListing(input);
}

function requireListing(input: unknown): asserts input is ListingInput {
  const { host, skills, budget } = input as Json;
  require(typeof host === "string", "host", "text");
  require(Array.isArray(skills), "skills", "a list");
  for (const [i, skill] of (skills as readonly unknown[]).entries()) {
    require(isRecord(skill), `skills[${i}]`, "an object");
    for (const key of ["name", "description", "path"]) {
      require(typeof (skill as Json)[key] === "string", `skills[${i}].${key}`, "text");
    }
  }
  if (budget === undefined) return;
  const isBudget =
    isRecord(budget) &&
    (budget.kind === "tokens" || budget.kind === "chars") &&
    typeof budget.limit === "number";
  require(isBudget, "budget", 'an object with kind "tokens" or "chars" and limit');
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function require(isRight: boolean, place: string, expected: string): void {
  if (!isRight) throw new CtxfstError("usage", `expected "input.${place}" to be ${expected}`);
}
