import type { MergeConflict } from "../../graph/merge/merge-records.ts";
import { countText } from "../count-text.ts";
import type { PrettyOptions } from "../pretty-findings.ts";
import { toVisibleLine } from "../visible-text.ts";
import { valueText } from "./pretty-graph-diff.ts";

/** What two branches changed differently in a graph, for whoever runs the merge. */
export function prettyMergeConflicts(
  file: string,
  conflicts: readonly MergeConflict[],
  { style }: PrettyOptions,
): string {
  const blocks = conflicts.map(({ place, key, base, ours, theirs }) =>
    [
      `  ${toVisibleLine(place)}: ${toVisibleLine(key)}`,
      `    base    ${valueText(base)}`,
      `    ours    ${valueText(ours)}`,
      `    theirs  ${valueText(theirs)}`,
    ].join("\n"),
  );
  const heading = `${toVisibleLine(file)}: ${countText(conflicts.length, "conflict")}`;
  const way = "choose a side between the markers, then git add the file";
  return `${[style("heading", heading), ...blocks, way].join("\n")}\n`;
}
