import { countCodePoints } from "../base/line-index.ts";
import { utf8Length } from "../base/utf8-length.ts";
import { compareCodePoints, comparePaths } from "./compare-listed.ts";
import type { ListedSkill, ListingBudget, ListingEntry } from "./listing.ts";
import { costOf, tokensOf } from "./listing-cost.ts";

const SCOPES: readonly string[] = ["system", "admin", "repo", "user"];

/**
 * The catalogue of Codex within a budget, in its order. Everything is listed in full where that fits; else every name,
 * and descriptions grow by one character for each skill in turn; else names alone, in order, as far as they go (a long
 * one is passed over, shorter ones behind it are still listed).
 *
 * Behaviour of openai/codex, codex-rs/core-skills/src/render.rs at 0899b7c, with absolute paths and no table of roots.
 */
export function codexListing(
  skills: readonly ListedSkill[],
  { kind, limit }: ListingBudget,
): readonly ListingEntry[] {
  const ordered = [...skills].sort(compareSkills);
  const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
  const full = ordered.map((skill) => lineOf(skill, skill.description));
  if (sum(full.map((line) => costOf(`${line}\n`, kind))) <= limit) {
    return ordered.map((skill, i) => ({ skill, line: full[i] as string, lost: 0 }));
  }
  const least = ordered.map((skill) => lineOf(skill, ""));
  const leastCosts = least.map((line) => costOf(`${line}\n`, kind));
  const left = limit - sum(leastCosts);
  if (left >= 0) return fillDescriptions(ordered, least, kind, left);
  let used = 0;
  return ordered.map((skill, i) => {
    const cost = leastCosts[i] as number;
    const isListed = used + cost <= limit;
    if (isListed) used += cost;
    const lost = countCodePoints(skill.description);
    return { skill, line: isListed ? (least[i] as string) : null, lost };
  });
}

function lineOf({ name, path }: ListedSkill, description: string): string {
  const shown = description === "" ? "" : `${description} `;
  return `- ${name}: ${shown}(file: ${path.replaceAll("\\", "/")})`;
}

/** How far a description has grown. */
interface Growth {
  readonly characters: readonly string[];
  readonly leastCharacters: number;
  readonly leastBytes: number;
  shown: number;
  bytes: number;
  cost: number;
}

function fillDescriptions(
  skills: readonly ListedSkill[],
  least: readonly string[],
  kind: ListingBudget["kind"],
  limit: number,
): readonly ListingEntry[] {
  const growths = skills.map(({ description }, i): Growth => {
    const line = least[i] as string;
    return {
      characters: [...description],
      leastCharacters: countCodePoints(line) + 1,
      leastBytes: utf8Length(line) + 1,
      shown: 0,
      bytes: 0,
      cost: 0,
    };
  });
  let left = limit;
  // What does not fit once never will: the next character costs the same and less is left.
  let growing = growths;
  while (growing.length > 0) {
    growing = growing.filter((growth) => {
      const character = growth.characters[growth.shown];
      if (character === undefined) return false;
      const bytes = growth.bytes + utf8Length(character);
      const cost = costOfGrowth(growth, kind, growth.shown + 1, bytes);
      if (cost - growth.cost > left) return false;
      left -= cost - growth.cost;
      growth.shown += 1;
      growth.bytes = bytes;
      growth.cost = cost;
      return true;
    });
  }
  return skills.map((skill, i) => {
    const { characters, shown } = growths[i] as Growth;
    const line = lineOf(skill, characters.slice(0, shown).join(""));
    return { skill, line, lost: characters.length - shown };
  });
}

/** What the shown characters and the blank behind them add to a line. */
function costOfGrowth(
  { leastCharacters, leastBytes }: Growth,
  kind: ListingBudget["kind"],
  characters: number,
  bytes: number,
): number {
  return kind === "tokens"
    ? tokensOf(leastBytes + bytes + 1) - tokensOf(leastBytes)
    : leastCharacters + characters + 1 - leastCharacters;
}

function compareSkills(a: ListedSkill, b: ListedSkill): number {
  return (
    scopeRank(a) - scopeRank(b) || compareCodePoints(a.name, b.name) || comparePaths(a.path, b.path)
  );
}

function scopeRank({ scope = "repo" }: ListedSkill): number {
  const rank = SCOPES.indexOf(scope);
  return rank === -1 ? SCOPES.length : rank;
}
