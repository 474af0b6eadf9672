import { indexLines, type LineIndex } from "../base/line-index.ts";
import type { Repository } from "./repository.ts";

/** A file's text with its lines. */
export interface SourceText {
  readonly text: string;
  readonly lines: LineIndex;
}

/** Gives the texts that findings point into, null for a file that was not read; each is indexed once. */
export function sourceLookup(repository: Repository): (file: string) => SourceText | null {
  const known = new Map<string, SourceText | null>();
  for (const { file, document } of repository.skills) {
    known.set(file, { text: document.text, lines: document.lines });
  }
  return (file) => {
    let source = known.get(file);
    if (source === undefined) {
      const text = repository.texts.get(file);
      source = text === undefined ? null : { text, lines: indexLines(text) };
      known.set(file, source);
    }
    return source;
  };
}
