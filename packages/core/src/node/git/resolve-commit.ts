import { CtxfstError } from "../../base/errors.ts";
import { callGit } from "./run-git.ts";

/**
 * The commit that a revision names, as its full id.
 * @throws CtxfstError `git` outside of git, or where the revision is not in this clone: with the way out
 */
export function resolveCommit(root: string, revision: string): string {
  const { status, stdout } = verify(root, revision);
  const id = stdout.toString("latin1").trim();
  // Of `^main` git says that it is everything but main.
  if (status === 0 && /^[0-9a-f]+$/.test(id)) return id;
  requireGit(root, revision);
  const remote = `origin/${revision}`;
  if (!revision.includes("/") && verify(root, remote).status === 0) {
    throw new CtxfstError("git", `there is no commit ${revision} here; ${remote} is one`);
  }
  const way = isShallow(root) ? `; ${DEEPEN}` : "; is it fetched?";
  throw new CtxfstError("git", `there is no commit ${revision} here${way}`);
}

/**
 * The newest commit that `base` and HEAD have in common: where the change began.
 * @throws CtxfstError `git` where there is none, or a shallow clone does not reach back to it
 */
export function mergeBase(root: string, base: string): string {
  const [from, head] = [resolveCommit(root, base), resolveCommit(root, "HEAD")];
  const { status, stdout } = callGit(root, ["merge-base", from, head]);
  const [found = ""] = stdout.toString("latin1").split("\n");
  if (status === 0 && found !== "") return found;
  if (isShallow(root)) {
    throw new CtxfstError("git", `cannot tell where HEAD left ${base}; ${DEEPEN}`);
  }
  throw new CtxfstError("git", `HEAD and ${base} have no commit in common`);
}

const DEEPEN =
  "this clone is shallow: run git fetch --unshallow, or give actions/checkout fetch-depth: 0";

function verify(root: string, revision: string): ReturnType<typeof callGit> {
  return callGit(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]);
}

function requireGit(root: string, revision: string): void {
  const { status, complaint } = callGit(root, ["rev-parse", "--git-dir"]);
  if (status === 0) return;
  const isOutside = complaint === "" || complaint.startsWith("not a git repository");
  const message = `not a git repository: there is no ${revision} to compare with`;
  throw new CtxfstError("git", isOutside ? message : complaint);
}

function isShallow(root: string): boolean {
  return (
    callGit(root, ["rev-parse", "--is-shallow-repository"]).stdout.toString("latin1").trim() ===
    "true"
  );
}
