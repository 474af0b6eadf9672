import { readFileSync } from "node:fs";
import { join } from "node:path";
import ignore, { type Ignore } from "ignore";
import { readGitIndex } from "./read-git-index.ts";

interface IgnoreFile {
  /** Root-relative folder with "/" at its end, "" for the root. */
  readonly folder: string;
  readonly rules: Ignore;
}

/**
 * What git ignores, folder by folder, with or without git: `.gitignore` at every level and `.git/info/exclude`.
 * What git tracks it does not ignore. A deeper file overrules a higher one; a file below an ignored folder
 * cannot be brought back, since the walk never enters that folder.
 */
export class IgnoreRules {
  private readonly files: readonly IgnoreFile[];
  private readonly tracked: ReadonlySet<string> | null;

  private constructor(files: readonly IgnoreFile[], tracked: ReadonlySet<string> | null) {
    this.files = files;
    this.tracked = tracked;
  }

  /** The rules at the root of a checkout. */
  static atRoot(root: string): IgnoreRules {
    const exclude = readRules(join(root, ".git", "info", "exclude"));
    const files = exclude === null ? [] : [{ folder: "", rules: exclude }];
    return new IgnoreRules(files, readGitIndex(root)).enter(root, "");
  }

  /** The rules inside a folder (root-relative, ending with "/" unless it is the root): adds its `.gitignore`. */
  enter(root: string, folder: string): IgnoreRules {
    const rules = readRules(join(root, folder, ".gitignore"));
    return rules === null
      ? this
      : new IgnoreRules([...this.files, { folder, rules }], this.tracked);
  }

  /** Whether git ignores a root-relative path; the path of a folder ends with "/". */
  ignores(path: string): boolean {
    return this.tracked?.has(path) !== true && this.matches(path);
  }

  private matches(path: string): boolean {
    for (let i = this.files.length - 1; i >= 0; i -= 1) {
      const { folder, rules } = this.files[i] as IgnoreFile;
      const { ignored, unignored } = rules.test(path.slice(folder.length));
      if (ignored) return true;
      if (unignored) return false;
    }
    return false;
  }
}

/** Null where there is no such file, or none that can be read. */
function readRules(file: string): Ignore | null {
  try {
    return ignore().add(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
