import type { Finding } from "../rules/finding.ts";
import type { Repository } from "../skill/repository.ts";

/** The text of a file that findings point into; null when it was not read. */
export function textOfFile(repository: Repository, file: string): string | null {
  const skill = repository.skills.find((candidate) => candidate.file === file);
  return skill?.document.text ?? repository.texts.get(file) ?? null;
}

/** Findings by file in their order; those about the repository as a whole under "". */
export function groupByFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const file = finding.file ?? "";
    const group = groups.get(file);
    if (group === undefined) groups.set(file, [finding]);
    else group.push(finding);
  }
  return groups;
}
