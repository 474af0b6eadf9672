import { appendTo } from "../base/append-to.ts";
import type { Finding } from "../rules/finding.ts";

/** Findings by file in their order; those about the repository as a whole under "". */
export function groupByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) appendTo(groups, finding.file ?? "", finding);
  return groups;
}
