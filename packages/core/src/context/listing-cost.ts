import { countCodePoints } from "../base/line-index.ts";
import { utf8Length } from "../base/utf8-length.ts";
import type { ListingBudget } from "./listing.ts";

/** Bytes that count as one token where a host estimates. */
const BYTES_PER_TOKEN = 4;

/** What a text costs in the unit of a budget. */
export function costOf(text: string, kind: ListingBudget["kind"]): number {
  return kind === "tokens" ? tokensOf(utf8Length(text)) : countCodePoints(text);
}

/** Tokens of a number of bytes, as Codex estimates them. */
export function tokensOf(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
