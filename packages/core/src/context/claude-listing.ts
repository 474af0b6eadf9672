import { compareText } from "../base/compare.ts";
import { countCodePoints } from "../base/line-index.ts";
import type { ListedSkill, ListingBudget, ListingEntry } from "./listing.ts";
import { costOf } from "./listing-cost.ts";

/**
 * The catalogue of Claude Code within a budget, by name. What is longer than `entryLimit` is cut there; where the whole
 * does not fit, names stay and descriptions go, those of the skills that were used least first. How often a skill is
 * used stands in no repository: here the last in order goes first.
 */
export function claudeListing(
  skills: readonly ListedSkill[],
  { kind, limit }: ListingBudget,
  entryLimit: number,
): readonly ListingEntry[] {
  const entries = [...skills]
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path))
    .map((skill): ListingEntry => {
      const text = listedText(skill);
      if (text.length <= entryLimit) return { skill, line: lineOf(skill, text), lost: 0 };
      const characters = [...text];
      if (characters.length <= entryLimit) return { skill, line: lineOf(skill, text), lost: 0 };
      // The mark of the cut takes a character of its own.
      const kept = characters.slice(0, entryLimit - 1);
      const line = lineOf(skill, `${kept.join("")}…`);
      return { skill, line, lost: characters.length - kept.length };
    });
  let used = entries.reduce((sum, { line }) => sum + costOf(line ?? "", kind), entries.length - 1);
  for (let i = entries.length - 1; i >= 0 && used > limit; i -= 1) {
    const { skill, line } = entries[i] as ListingEntry;
    const bare = lineOf(skill, "");
    used -= costOf(line ?? "", kind) - costOf(bare, kind);
    entries[i] = { skill, line: bare, lost: countCodePoints(listedText(skill)) };
  }
  return entries;
}

function listedText({ description, when_to_use: use = "" }: ListedSkill): string {
  return description === "" || use === "" ? description + use : `${description} - ${use}`;
}

function lineOf({ name }: ListedSkill, text: string): string {
  return text === "" ? `- ${name}` : `- ${name}: ${text}`;
}
