import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { type IgnoreTest, parseIgnoreFile } from "./parse-ignore-file.ts";
import { readGitIndex } from "./read-git-index.ts";

interface IgnoreFile {
  /** Root-relative folder with "/" at its end, "" for the root and all folders above it. */
  readonly folder: string;
  /** What leads from the rules' own folder to the root, for rules above it; else "". */
  readonly lead: string;
  readonly rules: IgnoreTest;
}

/** What git tracks, with what leads from the top of the working tree to the root. */
interface Tracked {
  readonly paths: ReadonlySet<string>;
  readonly lead: string;
}

/**
 * What git ignores, folder by folder, with or without git: `.gitignore` at every level, those above the root in the
 * same working tree included, and `.git/info/exclude`. What git tracks it does not ignore. A deeper file overrules a
 * higher one; a file below an ignored folder cannot be brought back, since the walk never enters that folder.
 */
export class IgnoreRules {
  readonly #files: readonly IgnoreFile[];
  readonly #tracked: Tracked | null;

  private constructor(files: readonly IgnoreFile[], tracked: Tracked | null) {
    this.#files = files;
    this.#tracked = tracked;
  }

  /** The rules at the root of a checkout, which may be a folder inside a working tree. */
  static atRoot(root: string): IgnoreRules {
    const top = findWorkingTree(root);
    if (top === null) return new IgnoreRules([], null).enter(root, "");
    const steps = relative(top, realpathSync(root))
      .split(sep)
      .filter((step) => step !== "");
    const lead = steps.map((step) => `${step}/`).join("");
    const above: IgnoreFile[] = [];
    const add = (file: string, from: number): void => {
      const parts = readRules(file);
      const rest = steps
        .slice(from)
        .map((step) => `${step}/`)
        .join("");
      above.push(...parts.map((rules) => ({ folder: "", lead: rest, rules })));
    };
    add(join(top, ".git", "info", "exclude"), 0);
    for (let i = 0; i < steps.length; i += 1) add(join(top, ...steps.slice(0, i), ".gitignore"), i);
    const paths = readGitIndex(top);
    const tracked = paths === null ? null : { paths, lead };
    // Who names an ignored folder as the root wants it read.
    const isIgnored = lead !== "" && above.some((file) => file.rules.test(file.lead).ignored);
    return new IgnoreRules(isIgnored ? [] : above, tracked).enter(root, "");
  }

  /** The rules inside a folder (root-relative, ending with "/" unless it is the root): adds its `.gitignore`. */
  enter(root: string, folder: string): IgnoreRules {
    const parts = readRules(join(root, folder, ".gitignore"));
    if (parts.length === 0) return this;
    const files = parts.map((rules) => ({ folder, lead: "", rules }));
    return new IgnoreRules([...this.#files, ...files], this.#tracked);
  }

  /** Whether git ignores a root-relative path; the path of a folder ends with "/". */
  ignores(path: string): boolean {
    if (!this.#matches(path)) return false;
    return this.#tracked?.paths.has(this.#tracked.lead + path) !== true;
  }

  #matches(path: string): boolean {
    for (let i = this.#files.length - 1; i >= 0; i -= 1) {
      const { folder, lead, rules } = this.#files[i] as IgnoreFile;
      const { ignored, unignored } = rules.test(lead + path.slice(folder.length));
      if (ignored) return true;
      if (unignored) return false;
    }
    return false;
  }
}

/** The nearest folder at or above the root that holds a `.git`; null outside git. */
function findWorkingTree(root: string): string | null {
  let folder = realpathSync(root);
  for (;;) {
    if (existsSync(join(folder, ".git"))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

/** Nothing where there is no such file, or none that can be read. Links are not followed, nor does git follow them. */
function readRules(file: string): readonly IgnoreTest[] {
  try {
    // A pipe would be waited for without end.
    if (!lstatSync(file).isFile()) return [];
    return parseIgnoreFile(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
