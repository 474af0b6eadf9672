import { compareText, sortedUnique } from "../../base/compare.ts";
import { CtxfstError } from "../../base/errors.ts";
import { resolveCommit } from "./resolve-commit.ts";
import { callGit, runGit, splitAtNul } from "./run-git.ts";

/** What a work tree has changed since a commit. Paths are relative to the folder that was asked about, sorted. */
export interface GitChanges {
  /** Full id of the commit. */
  readonly base: string;
  /** Files that are there and differ: added, changed, renamed or untracked. */
  readonly files: readonly string[];
  readonly deleted: readonly string[];
  /** Files that git takes for the same under another path; `to` is among `files` too. */
  readonly renames: readonly { readonly from: string; readonly to: string }[];
}

/** Files that may be compared with each other in search of renames: the time is the square of it. */
const RENAME_LIMIT = 2_000;

/**
 * Compares the work tree of `root`, untracked files that git does not ignore included, with a commit.
 * No filter, diff driver or submodule of the repository is run or entered.
 * @throws CtxfstError `git` outside of git or for a commit that is not there
 */
export function listChanges(root: string, base: string): GitChanges {
  const commit = resolveCommit(root, base);
  const diff = runGit(
    root,
    [
      "diff",
      "--name-status",
      "-z",
      "--find-renames",
      `-l${RENAME_LIMIT}`,
      "--relative",
      "--no-ext-diff",
      "--no-textconv",
      "--ignore-submodules=all",
      commit,
      "--",
    ],
    { settings: filterSettings(root) },
  );
  const files: string[] = [];
  const deleted: string[] = [];
  const renames: { readonly from: string; readonly to: string }[] = [];
  const parts = splitAtNul(diff);
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const status = parts[i] as string;
    const path = parts[i + 1] as string;
    if (/^[RC]/.test(status)) {
      const to = parts[i + 2] as string;
      files.push(to);
      if (status.startsWith("R")) renames.push({ from: path, to });
      i += 1;
    } else (status === "D" ? deleted : files).push(path);
  }
  const untracked = splitAtNul(
    runGit(root, ["ls-files", "--others", "--exclude-standard", "-z", "--"]),
  );
  return {
    base: commit,
    files: sortedUnique([...files, ...untracked]),
    deleted: sortedUnique(deleted),
    renames: renames.sort((a, b) => compareText(a.to, b.to)),
  };
}

/** To compare a file git would run the filter that its settings name for it: each is set to nothing. */
function filterSettings(root: string): readonly string[] {
  const pattern = "^filter\\..*\\.(clean|smudge|process)$";
  const { stdout } = callGit(root, ["config", "-z", "--name-only", "--get-regexp", pattern]);
  return sortedUnique(splitAtNul(stdout)).map((name) => {
    if (name.includes("=")) {
      throw new CtxfstError(
        "git",
        `the git setting ${JSON.stringify(name)} cannot be switched off`,
      );
    }
    return `${name}=`;
  });
}
