import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { CtxfstError, indexLines, parseJson, readTask, type Task } from "@ctxfst/core";

/** More than a hundred thousand skills; a compressed file may not unfold beyond it. */
const MAXIMUM_BYTES = 512 * 1024 * 1024;

/**
 * Reads a task from `.json` or `.json.gz`.
 * @throws CtxfstError naming the file, and the line of a syntax error
 */
export function readTaskFile(path: string, shown: string): Task {
  const text = readText(path, shown);
  const json = parseJson(text);
  if (!json.ok) {
    const line = indexLines(text).lineAt(json.offset);
    const words = json.reason === "depth" ? "nested too deeply" : "not JSON from here on";
    throw new CtxfstError("task-invalid", words, { file: shown, line });
  }
  try {
    return readTask(json.value);
  } catch (cause) {
    if (cause instanceof CtxfstError)
      throw new CtxfstError(cause.code, cause.message, { file: shown, cause });
    throw cause;
  }
}

function readText(path: string, shown: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new CtxfstError("file-not-found", "the file cannot be read", { file: shown, cause });
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString("utf8");
  try {
    return gunzipSync(bytes, { maxOutputLength: MAXIMUM_BYTES }).toString("utf8");
  } catch (cause) {
    throw new CtxfstError("file-unreadable", "the file cannot be decompressed", {
      file: shown,
      cause,
    });
  }
}
