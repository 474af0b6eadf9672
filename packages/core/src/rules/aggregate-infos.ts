import { canonicalJson } from "../base/canonical-json.ts";
import type { Finding } from "./finding.ts";

/** Places that a merged info names besides its own. */
const MOST_EXAMPLES = 4;

/**
 * Merges infos that say the same in many places into the first of them, with a count and the next few places as
 * related ones. `aggregates` names the rules whose infos are merged; errors and warnings always stand alone.
 */
export function aggregateInfos(
  findings: readonly Finding[],
  aggregates: ReadonlySet<string>,
): Finding[] {
  const merged: Finding[] = [];
  const places = new Map<string, number>();
  for (const finding of findings) {
    if (finding.severity !== "info" || !aggregates.has(finding.rule)) {
      merged.push(finding);
      continue;
    }
    const key = `${finding.rule} ${canonicalJson(finding.args)}`;
    const at = places.get(key);
    const first = at === undefined ? undefined : merged[at];
    if (at === undefined || first === undefined) {
      places.set(key, merged.length);
      merged.push(finding);
    } else merged[at] = merge(first, finding);
  }
  return merged;
}

function merge(first: Finding, { file, range, count }: Finding): Finding {
  const isExample = file !== null && first.related.length < MOST_EXAMPLES;
  return {
    ...first,
    related: isExample ? [...first.related, { file, range }] : first.related,
    count: first.count + count,
  };
}
