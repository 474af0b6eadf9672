import { runGit, splitAtNul } from "./run-git.ts";

/** A file of a commit. */
export interface TreeFile {
  /** Relative to the folder that was asked about. */
  readonly path: string;
  /** Id of the content. */
  readonly id: string;
  readonly size: number;
  readonly isLink: boolean;
}

/**
 * The files of a commit below `root`, in git's order; submodules are left out.
 * @throws CtxfstError `git`
 */
export function listTree(root: string, commit: string): readonly TreeFile[] {
  return splitAtNul(runGit(root, ["ls-tree", "-r", "-l", "-z", commit, "--"])).flatMap((line) => {
    const match = /^(\d{6}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line);
    if (match === null) return [];
    const [, mode, id = "", size, path = ""] = match;
    return [{ path, id, size: Number(size), isLink: mode === "120000" }];
  });
}
