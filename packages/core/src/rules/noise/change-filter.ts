import { canonicalJson } from "../../base/canonical-json.ts";
import type { Repository } from "../../skill/repository.ts";
import type { Finding } from "../finding.ts";
import { findingKey, isWorse, joinKey } from "./finding-key.ts";

/** What changed, as far as lint can tell. */
export interface Change {
  /** Root-relative paths of files that are new or differ. */
  readonly files: ReadonlySet<string>;
  /** The findings of the repository before the change, asked for once where they matter; null where nobody knows. */
  readonly before: (() => readonly Finding[]) | null;
}

/**
 * Tells the findings that a change answers for: those in a changed file, those elsewhere that point to one (a place in
 * it, or the name of a skill in it), and those that were not there before. The last catch what a deletion or a rename
 * breaks in files that nobody touched.
 */
export function changeFilter(
  { files, before }: Change,
  { skills }: Repository,
): (finding: Finding) => boolean {
  const names = new Set(skills.filter(({ file }) => files.has(file)).map(({ name }) => name));
  const known = knownBefore(before);
  const pointsToChange = ({ file, related, args }: Finding): boolean =>
    (file !== null && files.has(file)) ||
    related.some((place) => files.has(place.file)) ||
    Object.values(args).some((value) => isNamed(value, names) || isNamed(value, files));
  return (finding) => {
    if (pointsToChange(finding)) return true;
    return before !== null && !known(finding);
  };
}

function isNamed(value: Finding["args"][string], names: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return (value as readonly string[]).some((one) => names.has(one));
  return typeof value === "string" && names.has(value);
}

/** Whether a finding was there before: in the same words, or where a rule measures, no better. */
function knownBefore(before: Change["before"]): (finding: Finding) => boolean {
  let values: Map<string, number | null> | null = null;
  return (finding) => {
    values ??= new Map(
      (before?.() ?? []).map((one) => [changeKey(one), findingKey(one).value] as const),
    );
    const old = values.get(changeKey(finding));
    return old !== undefined && !isWorse(finding.rule, findingKey(finding).value, old);
  };
}

function changeKey(finding: Finding): string {
  const key = findingKey(finding);
  return key.value === null ? `${joinKey(key)}\0${canonicalJson(finding.args)}` : joinKey(key);
}
