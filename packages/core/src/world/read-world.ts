import { pointerSegments, validateWorld } from "@ctxfst/schema";
import { CtxfstError } from "../base/errors.ts";
import { indexLines } from "../base/line-index.ts";
import { locateJsonValue } from "../base/locate-json.ts";
import { parseJson } from "../base/parse-json.ts";
import { findMergeConflict } from "../parser/find-merge-conflict.ts";
import type { World } from "./world.ts";

/**
 * Reads `world-state.json`; `file` is what messages call it.
 * @throws CtxfstError `file-invalid` with file and line when the text is not JSON, holds conflict markers, or breaks
 * the schema: a text where a list of facts belongs would otherwise pass as holding every part of itself
 */
export function readWorld(text: string, file: string): World {
  const refuse = (offset: number, reason: string): never => {
    const line = indexLines(text).lineAt(offset);
    throw new CtxfstError("file-invalid", reason, { file, line });
  };
  const conflict = findMergeConflict(text);
  if (conflict !== null) {
    return refuse(conflict.start, "merge conflict markers; resolve the conflict first");
  }
  const reading = parseJson(text);
  if (!reading.ok) {
    const reason =
      reading.reason === "depth" ? "values are nested too deeply" : "not valid JSON here";
    return refuse(reading.offset, reason);
  }
  const [violation] = validateWorld(reading.value);
  if (violation !== undefined) {
    const segments = pointerSegments(violation.pointer);
    const place = segments.length === 0 ? "the world state" : segments.join(".");
    return refuse(locateJsonValue(text, segments), `${place} ${violation.message}`);
  }
  return reading.value as World;
}
