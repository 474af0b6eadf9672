import type { BehindReason } from "../selector/behind-reason.ts";
import { countText } from "./count-text.ts";
import { toVisibleLine } from "./visible-text.ts";

/** Why a candidate is not the first. */
export const BEHIND_WORDS: Readonly<Record<BehindReason, string>> = {
  costlier: "costs more",
  farther: "farther",
  "fewer-postconditions": "gives less",
  "later-name": "equal, later by name",
  ranked: "behind by the ranker",
};

/** How far a candidate is from the goal; `relation` is empty where it gives the goal itself. */
export function wayWords(distance: number | null, relation: string | null): string {
  if (distance === null) return "no known way to the goal";
  if (distance === 0) return "gives the goal";
  return `${countText(distance, "hop")} from the goal (${toVisibleLine(relation ?? "")})`;
}

/** Why a skill whose conditions hold is not offered. */
export function leftOutWords(reason: string, fact: string | null): string {
  if (reason === "blocked") return `left out: blocked by ${toVisibleLine(fact ?? "")}`;
  return reason === "changes-nothing"
    ? "left out: all that it gives is there"
    : "left out: no plan uses it";
}
