import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { compareText } from "../base/compare.ts";
import type { SkippedInput } from "../skill/repository.ts";
import { findIgnoredSkills, IGNORED_BUDGET } from "./find-ignored-skills.ts";
import { IgnoreRules } from "./ignore-rules.ts";
import { isCheckedOut } from "./is-checked-out.ts";
import { isSkillName } from "./is-skill-name.ts";

/** A file that the walk found. */
export interface WalkedFile {
  /** Root-relative POSIX path. */
  readonly path: string;
  /** Root-relative path of the real file when a symbolic link leads to it. */
  readonly target: string | null;
}

export interface Walk {
  /** Sorted by path; a file that several paths lead to stands for its own path, else for the first. */
  readonly files: readonly WalkedFile[];
  /** All files and folders (ending with "/"), sorted. */
  readonly paths: readonly string[];
  readonly skipped: readonly SkippedInput[];
}

export interface WalkLimits {
  /** Files and folders listed at most. */
  readonly paths: number;
}

const DEFAULT_LIMITS: WalkLimits = { paths: 200_000 };

/** Folders that hold no skills of this repository, whether git ignores them or not. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * Lists a checkout without reading any file: breadth first, in code-unit order, without what git ignores. Symbolic
 * links are followed only to targets inside the root, and each real file or folder is visited once. Pipes, sockets
 * and devices are left alone. Problems are listed, never thrown.
 */
export function walkCheckout(root: string, limits: WalkLimits = DEFAULT_LIMITS): Walk {
  return new CheckoutWalk(root, limits).run();
}

interface Folder {
  /** Root-relative, ending with "/" unless it is the root. */
  readonly path: string;
  /** The same without symbolic links. */
  readonly real: string;
  readonly rules: IgnoreRules;
}

/** A link is looked at after everything that has a path of its own. */
interface Link extends Folder {
  readonly name: string;
}

class CheckoutWalk {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #limits: WalkLimits;
  readonly #files: WalkedFile[] = [];
  readonly #paths: string[] = [];
  readonly #skipped: SkippedInput[] = [];
  readonly #visited = new Set<string>();
  readonly #links: Link[] = [];
  readonly #aliases: { readonly path: string; readonly target: string }[] = [];
  #ignoredBudget = IGNORED_BUDGET;
  #isFull = false;

  constructor(root: string, limits: WalkLimits) {
    this.#root = root;
    this.#realRoot = realpathSync(root);
    this.#limits = limits;
  }

  run(): Walk {
    this.#visited.add("");
    this.#walk({ path: "", real: "", rules: IgnoreRules.atRoot(this.#root) });
    // Following a link can bring up further links, which join the end of the queue.
    for (let i = 0; i < this.#links.length && !this.#isFull; i += 1) {
      this.#follow(this.#links[i] as Link);
    }
    this.#expandAliases();
    return {
      files: this.#files.sort((a, b) => compareText(a.path, b.path)),
      paths: this.#paths.sort(compareText),
      skipped: this.#skipped,
    };
  }

  /** A folder that is visited under another path still has its files under this one, for links to resolve. */
  #expandAliases(): void {
    const known = [...this.#paths].sort(compareText);
    for (const { path, target } of this.#aliases) {
      for (let i = lowerBound(known, target); i < known.length && !this.#isFull; i += 1) {
        const inner = known[i] as string;
        if (!inner.startsWith(target)) break;
        if (inner !== target) this.#addPath(path + inner.slice(target.length));
      }
    }
  }

  #walk(start: Folder): void {
    const queue: Folder[] = [start];
    for (let i = 0; i < queue.length && !this.#isFull; i += 1) {
      const folder = queue[i] as Folder;
      for (const entry of this.#list(folder.path)) {
        if (this.#isFull) break;
        const subfolder = this.#visit(folder, entry);
        if (subfolder !== null) queue.push(subfolder);
      }
    }
  }

  #list(folder: string): Dirent[] {
    try {
      const entries = readdirSync(join(this.#root, folder), { withFileTypes: true });
      return entries.sort((a, b) => compareText(a.name, b.name));
    } catch {
      this.#skip(folder, "unreadable");
      return [];
    }
  }

  /** The folder to enter, if the entry is one. */
  #visit(folder: Folder, entry: Dirent): Folder | null {
    const path = folder.path + entry.name;
    const real = folder.real + entry.name;
    // In a work tree of its own or a submodule `.git` is a file.
    if (entry.name === ".git") return null;
    if (entry.isSymbolicLink()) {
      if (!folder.rules.ignores(path)) this.#links.push({ ...folder, name: entry.name });
      return null;
    }
    if (entry.isDirectory()) return this.#enter(folder, path, real);
    if (folder.rules.ignores(path)) {
      if (isSkillName(entry.name)) this.#skip(path, "git-ignored");
    } else if (entry.isFile()) this.#addFile(path, real);
    else this.#skip(path, "not-a-file");
    return null;
  }

  /** `real` is the path without links; a folder that was visited is not entered again. */
  #enter(folder: Folder, path: string, real: string): Folder | null {
    const name = real.slice(real.lastIndexOf("/") + 1);
    if (SKIPPED_FOLDERS.has(name) || this.#visited.has(`${real}/`)) return null;
    if (folder.rules.ignores(`${path}/`)) {
      this.#skipIgnored(`${path}/`);
      return null;
    }
    this.#visited.add(`${real}/`);
    this.#addPath(`${path}/`);
    return {
      path: `${path}/`,
      real: `${real}/`,
      rules: folder.rules.enter(this.#root, `${path}/`),
    };
  }

  #follow(link: Link): void {
    const path = link.path + link.name;
    const target = this.#resolve(path);
    if (target === null) return;
    const stats = this.#stat(path);
    if (stats?.isDirectory()) {
      if (target === "" || this.#visited.has(`${target}/`)) {
        this.#addPath(`${path}/`);
        const isLoop = target === "" || path.startsWith(`${target}/`);
        this.#skip(path, isLoop ? "symlink-loop" : "duplicate-link");
        if (!isLoop) this.#aliases.push({ path: `${path}/`, target: `${target}/` });
        return;
      }
      const folder = this.#enter(link, path, target);
      if (folder !== null) this.#walk(folder);
    } else if (stats?.isFile()) {
      if (this.#visited.has(target)) {
        this.#addPath(path);
        this.#skip(path, "duplicate-link");
      } else this.#addFile(path, target);
    } else if (stats !== null) this.#skip(path, "not-a-file");
  }

  /** Root-relative POSIX path of the link's target; null, and reported, when it is outside or does not resolve. */
  #resolve(path: string): string | null {
    try {
      const real = realpathSync(join(this.#root, path));
      const target = relative(this.#realRoot, real);
      if (!isCheckedOut(this.#realRoot, real)) {
        this.#addPath(path);
        this.#skip(path, "symlink-outside");
        return null;
      }
      return target.split(sep).join("/");
    } catch (error) {
      this.#skip(
        path,
        (error as NodeJS.ErrnoException).code === "ELOOP" ? "symlink-loop" : "unreadable",
      );
      return null;
    }
  }

  #stat(path: string): Stats | null {
    try {
      return statSync(join(this.#root, path));
    } catch {
      this.#skip(path, "unreadable");
      return null;
    }
  }

  #addFile(path: string, real: string): void {
    this.#visited.add(real);
    this.#files.push({ path, target: real === path ? null : real });
    this.#addPath(path);
  }

  #addPath(path: string): void {
    this.#paths.push(path);
    if (this.#paths.length >= this.#limits.paths) {
      this.#isFull = true;
      this.#skip(path, "limit");
    }
  }

  /** Ignored folders matter to a reader only for the skills in them. */
  #skipIgnored(folder: string): void {
    const { files, budget } = findIgnoredSkills(this.#root, folder, this.#ignoredBudget);
    this.#ignoredBudget = budget;
    for (const file of files) this.#skip(file, "git-ignored");
  }

  #skip(file: string, reason: SkippedInput["reason"]): void {
    this.#skipped.push({ file, reason });
  }
}

/** Index of the first entry that is not before `text`. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
