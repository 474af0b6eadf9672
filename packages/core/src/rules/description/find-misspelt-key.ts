import { editDistance } from "../../algorithms/edit-distance.ts";
import { compareText } from "../../base/compare.ts";
import type { YamlField } from "../../parser/yaml-value.ts";
import { isKnownField, KNOWN_FIELDS } from "../../skill/profiles/known-fields.ts";
import type { Skill } from "../../skill/skill.ts";
import { fieldsOf } from "../find-field.ts";

/** Below this a difference of one letter is too often another word: `models`, `mode`, `host`. */
const LONG_KEY = 7;
/** Below this the plural of a field is a field of its own somewhere: `authors`, `platform`. */
const LONG_PLURAL = 10;

/**
 * The field that an unknown key most likely stands for: another spelling of the same words (`allowedTools`,
 * `user_invocable`, `Name`), or one or two wrong letters in a long word. Null for any other key.
 */
export function meantField(key: string): string | null {
  if (isKnownField(key)) return null;
  const known = MEANT.get(key);
  if (known !== undefined) return known;
  const meant = findMeantField(key);
  if (MEANT.size >= MAXIMUM_MEANT) MEANT.clear();
  MEANT.set(key, meant);
  return meant;
}

/** Skills of one repository have the same keys, and several rules ask about each. */
const MEANT = new Map<string, string | null>();
const MAXIMUM_MEANT = 1000;

function findMeantField(key: string): string | null {
  const plain = plainForm(key);
  let nearest: { readonly field: string; readonly distance: number } | null = null;
  for (const field of KNOWN_FIELDS) {
    const distance = plain === plainForm(field) ? 0 : spellingDistance(key.toLowerCase(), field);
    if (distance === null) continue;
    const isNearer =
      nearest === null ||
      distance < nearest.distance ||
      (distance === nearest.distance && compareText(field, nearest.field) < 0);
    if (isNearer) nearest = { field, distance };
  }
  return nearest?.field ?? null;
}

/** The misspelt form of a field in a skill's front matter, if there is one. */
export function findMisspeltKey(skill: Skill, field: string): YamlField | null {
  return fieldsOf(skill).find(({ key }) => meantField(key) === field) ?? null;
}

function plainForm(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, "");
}

function spellingDistance(key: string, field: string): number | null {
  if (key === `${field}s` || `${key}s` === field) return field.length >= LONG_PLURAL ? 1 : null;
  // `descriptionZh` says what it is: a field of its own.
  if (key.startsWith(field)) return null;
  const isSwap =
    key.length === field.length && editDistance(key, field, 1) === 1 && isAnagram(key, field);
  if (isSwap) return 1;
  if (Math.min(key.length, field.length) < LONG_KEY) return null;
  const limit = field.length >= LONG_PLURAL ? 2 : 1;
  const distance = editDistance(key, field, limit);
  return distance <= limit ? distance : null;
}

function isAnagram(a: string, b: string): boolean {
  return [...a].sort().join("") === [...b].sort().join("");
}
