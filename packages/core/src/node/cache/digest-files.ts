import { createHash, type Hash } from "node:crypto";
import type { RepositoryFiles } from "../../skill/repository.ts";

/** What keeping an answer adds to the checkout; everything else may be what a link leads to. */
const OWN_PATH = /^\.ctxfst\/(?:$|cache\/)/;

/**
 * SHA-256 of everything that discovery read: names, contents, sizes, links, and what was skipped. Two checkouts with
 * the same digest get the same answers.
 */
export function digestFiles(files: RepositoryFiles): string {
  const hash = createHash("sha256");
  for (const { path, bytes, symlink } of files.skills) {
    addText(hash, path);
    addText(hash, symlink ?? "\0");
    addSize(hash, bytes.length);
    hash.update(bytes);
  }
  for (const [path, text] of files.texts) {
    addText(hash, path);
    addText(hash, text);
  }
  const rest = [
    files.paths.filter((path) => !OWN_PATH.test(path)),
    [...files.sizes],
    files.skipped.map(({ file, reason }) => [file, reason]),
  ];
  addText(hash, JSON.stringify(rest));
  return hash.digest("hex");
}

/** Lengths go first, so that no two lists of texts look alike. */
function addText(hash: Hash, text: string): void {
  const bytes = Buffer.from(text, "utf8");
  addSize(hash, bytes.length);
  hash.update(bytes);
}

function addSize(hash: Hash, size: number): void {
  hash.update(`${size}:`);
}
