import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../base/compare.ts";
import type { Fingerprints } from "../../loop/journal/run-event.ts";

/** Fingerprints of files and folders by root-relative path; `absent` where there is none. */
export function fingerprintFiles(root: string, paths: readonly string[]): Fingerprints {
  return Object.fromEntries(paths.map((path) => [path, fingerprintOf(join(root, path))]));
}

function fingerprintOf(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return "absent";
  const hash = createHash("sha256");
  addTo(hash, path, "");
  return `sha256:${hash.digest("hex")}`;
}

/** Names and kinds count too, each with its length, so that no two trees look the same. */
function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  const stat = lstatSync(path);
  const add = (kind: string, content: string | Buffer): void => {
    hash.update(`${kind} ${Buffer.byteLength(name)} ${name} ${content.length}\n`).update(content);
  };
  if (stat.isSymbolicLink()) add("link", readlinkSync(path));
  else if (stat.isDirectory()) {
    const names = readdirSync(path).sort(compareText);
    add("folder", String(names.length));
    for (const child of names) addTo(hash, join(path, child), child);
  } else if (!stat.isFile()) add("special", "");
  else add(stat.mode & 0o111 ? "program" : "file", contentOf(path));
}

/** What cannot be read, or is too large for memory, is told apart from nothing else of its kind. */
function contentOf(path: string): string | Buffer {
  try {
    return readFileSync(path);
  } catch {
    return "unreadable";
  }
}
