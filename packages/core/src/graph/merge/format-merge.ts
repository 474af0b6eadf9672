import { formatGraph } from "../format-graph.ts";
import type { EntityGraph } from "../graph.ts";
import type { Merged } from "./merge-records.ts";

/**
 * The bytes of a merged graph. Lines with conflicts stand there twice between markers, as git writes them; either side
 * alone is a valid file. `size` is the length of a marker.
 */
export function formatMerge({ ours, theirs }: Merged<EntityGraph>, size = 7): string {
  const [left, right] = [formatGraph(ours).split("\n"), formatGraph(theirs).split("\n")];
  const lines: string[] = [];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    if (left[i] === right[i]) {
      lines.push(left[i] as string);
      continue;
    }
    const from = i;
    while (i + 1 < Math.max(left.length, right.length) && left[i + 1] !== right[i + 1]) i += 1;
    lines.push(
      `${"<".repeat(size)} ours`,
      ...left.slice(from, i + 1),
      "=".repeat(size),
      ...right.slice(from, i + 1),
      `${">".repeat(size)} theirs`,
    );
  }
  return lines.join("\n");
}
