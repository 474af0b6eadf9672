import { resolveCommit } from "./resolve-commit.ts";
import { callGit } from "./run-git.ts";

/**
 * A file as a revision has it; null where there is none of that name. `path` is relative to `root`, which may lie inside
 * the checkout.
 * @throws CtxfstError `git` when the revision is not here
 */
export function readFileAt(root: string, revision: string, path: string): Uint8Array | null {
  const commit = resolveCommit(root, revision);
  const { status, stdout } = callGit(root, ["cat-file", "blob", `${commit}:./${path}`]);
  return status === 0 ? stdout : null;
}
