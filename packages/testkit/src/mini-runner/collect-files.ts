import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text of every file below a folder, by absolute path, sorted by path. */
export function collectFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(entries.map((path) => [path, readFileSync(path, "utf8")]));
}
