import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import type { ExecutionConfig } from "../../config/execution.ts";
import type { ExecutorAnswer } from "../../loop/executor.ts";
import { isCheckedOut } from "../is-checked-out.ts";

/** Not copied: history, our own files, and what is linked instead because it is large and not changed. */
const LEFT_OUT: readonly string[] = [".git", ".ctxfst", "node_modules"];

/**
 * Performs something in the repository, or in a copy of it where the config says so. From a copy only the artifacts come
 * back, and only of a success: what else was changed there is gone.
 */
export async function withWorkingCopy(
  config: ExecutionConfig,
  root: string,
  perform: (folder: string) => Promise<ExecutorAnswer>,
): Promise<ExecutorAnswer> {
  if (!config.hasWorkingCopy) return perform(root);
  const copy = mkdtempSync(join(tmpdir(), "ctxfst-copy-"));
  try {
    cpSync(root, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.includes(relative(root, path).split(sep)[0] ?? ""),
    });
    const modules = join(root, "node_modules");
    if (existsSync(modules)) symlinkSync(modules, join(copy, "node_modules"));
    const answer = await perform(copy);
    if (answer.result === "success") copyBack(config.artifacts, copy, root);
    return answer;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyBack(artifacts: readonly string[], copy: string, root: string): void {
  for (const path of artifacts) {
    requireWithin(copy, path);
    requireWithin(root, path);
  }
  for (const path of artifacts) {
    const from = join(copy, path);
    const to = join(root, path);
    if (!existsSync(from)) {
      rmSync(to, { recursive: true, force: true });
      continue;
    }
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** What a link on the way to an artifact leads to is neither read nor written when it lies elsewhere. */
function requireWithin(folder: string, path: string): void {
  let deepest = join(folder, path);
  while (!existsSync(deepest)) deepest = dirname(deepest);
  if (isCheckedOut(realpathSync(folder), realpathSync(deepest))) return;
  throw new Error(`${path}: a link leads out of the repository; nothing was copied back`);
}
