import { canonicalJson } from "../base/canonical-json.ts";
import type { Finding } from "./finding.ts";

/**
 * Merges infos that say the same in many places into the first of them, with a count. `aggregates` names the rules
 * whose infos are merged; errors and warnings always stand alone.
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
    } else merged[at] = { ...first, count: first.count + finding.count };
  }
  return merged;
}
