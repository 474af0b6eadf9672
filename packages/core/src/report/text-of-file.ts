import type { Repository } from "../skill/repository.ts";

/** The text of a file that findings point into; null when it was not read. */
export function textOfFile(repository: Repository, file: string): string | null {
  const skill = repository.skills.find((candidate) => candidate.file === file);
  return skill?.document.text ?? repository.texts.get(file) ?? null;
}
