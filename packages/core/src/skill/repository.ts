import type { DecodedSkill } from "../parser/decode-skill.ts";
import type { Skill } from "./skill.ts";

/** One file as discovery found it, before parsing. */
export interface SourceFile {
  /** Root-relative POSIX path. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What the bytes hold, where that is known already. */
  readonly decoded?: DecodedSkill;
  /** Root-relative target when the path goes through a symbolic link, `outside` when that leaves the repository. */
  readonly symlink: string | "outside" | null;
}

export interface SkippedInput {
  readonly file: string;
  readonly reason:
    | "git-ignored"
    | "symlink-outside"
    | "symlink-loop"
    | "too-large"
    | "unreadable"
    | "duplicate-link"
    | "not-a-file"
    | "lock-file"
    | "sample"
    | "limit";
}

/**
 * What discovery gives: every SKILL.md (any letter case) and the paths of all other files, for link checks.
 * The core never touches disk; `node/read-repository-files.ts` and `testing` build this.
 */
export interface RepositoryFiles {
  readonly skills: readonly SourceFile[];
  /** Every file and folder, root-relative POSIX, sorted; folders end with "/". */
  readonly paths: readonly string[];
  readonly skipped: readonly SkippedInput[];
  /** Text of other files that rules and checks read (config, graph, world, files beside a SKILL.md), by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Bytes of every file in the folders of skills, by path. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** All skills of a checkout, parsed. `skills` is sorted by path; every lookup is by code unit. */
export interface Repository {
  readonly skills: readonly Skill[];
  readonly paths: ReadonlySet<string>;
  readonly skipped: readonly SkippedInput[];
  readonly texts: ReadonlyMap<string, string>;
  readonly sizes: ReadonlyMap<string, number>;
  /** First skill in path order of each name: what planner and graph use; mirrors and duplicates are left out. */
  readonly byName: ReadonlyMap<string, Skill>;
  /** Files that discovery linked, for `symlinked-skill`. */
  readonly symlinks: ReadonlyMap<string, string>;
}
