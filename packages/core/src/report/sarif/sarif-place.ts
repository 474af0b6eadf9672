import { placeInRepository } from "../../base/place-in-repository.ts";
import type { TextRange } from "../../base/text-range.ts";
import type { SourceText } from "../../skill/source-lookup.ts";
import type { SarifRegion } from "./sarif-types.ts";

/** A file as a relative URI from the repository's root; it decodes to the path. */
export function fileUri(prefix: string, file: string): string {
  // What is half a surrogate pair has no URI, and no file by that name can be told from Git.
  const path = placeInRepository(prefix, file).replace(/\p{Cs}/gu, "\ufffd");
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * A range as a region: 1-based, columns in UTF-16 units (`columnKind`), the end behind the last unit. A finding about
 * a whole file stands on its first line, since GitHub shows no result without one.
 */
export function regionOf({ text, lines }: SourceText, range: TextRange | null): SarifRegion {
  if (range === null) return { startLine: 1 };
  const start = Math.max(0, Math.min(range.start, text.length));
  const end = Math.max(start, Math.min(range.end, text.length));
  const [startLine, endLine] = [lines.lineAt(start), lines.lineAt(end)];
  return {
    startLine,
    startColumn: start - lines.lineStart(startLine) + 1,
    endLine,
    endColumn: end - lines.lineStart(endLine) + 1,
  };
}
