import { jsonLocator } from "../../base/locate-json.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { Repository } from "../../skill/repository.ts";

type Locate = ReturnType<typeof jsonLocator>;

/** By repository and file: a manifest may name thousands of paths. */
const LOCATORS = new WeakMap<Repository, Map<string, Locate>>();

/** Where a text stands in a JSON file, without its quotes; null when the file was not read. */
export function manifestRange(
  repository: Repository,
  file: string,
  segments: readonly string[],
): TextRange | null {
  const text = repository.texts.get(file);
  if (text === undefined) return null;
  const start = locatorOf(repository, file, text)(segments);
  const literal = /^"([^"\\]*(?:\\.[^"\\]*)*)"/.exec(text.slice(start));
  if (literal === null) return { start, end: start + 1 };
  return { start: start + 1, end: start + 1 + (literal[1] as string).length };
}

function locatorOf(repository: Repository, file: string, text: string): Locate {
  const ofRepository = LOCATORS.get(repository) ?? new Map<string, Locate>();
  LOCATORS.set(repository, ofRepository);
  const locate = ofRepository.get(file) ?? jsonLocator(text);
  ofRepository.set(file, locate);
  return locate;
}
