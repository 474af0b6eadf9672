import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CtxfstError } from "@ctxfst/core";

const TIMEOUT_SECONDS = 120;

/** Whether an argument names a repository elsewhere, not a folder here. */
export function isRepositoryUrl(place: string): boolean {
  return /^(?:https?|ssh|git|file):\/\//.test(place) || /^[\w.-]+@[\w.-]+:[\w./~-]+$/.test(place);
}

/**
 * Clones the newest commit into a folder of its own, hands it over, and removes it whatever happens.
 * Nothing of the repository runs: no hooks, filters, submodules or credential prompts.
 * @throws CtxfstError `git` when cloning fails
 */
export async function withClone<T>(url: string, use: (root: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "ctxfst-clone-"));
  try {
    const root = join(folder, "repository");
    await clone(url, root);
    return await use(root);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const HARDENED = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.symlinks=true",
  "protocol.ext.allow=never",
  "filter.lfs.smudge=",
  "filter.lfs.required=false",
  "submodule.recurse=false",
].flatMap((setting) => ["-c", setting]);

function clone(url: string, root: string): Promise<void> {
  const args = [
    ...HARDENED,
    "clone",
    "--depth=1",
    "--single-branch",
    "--no-tags",
    "--quiet",
    "--",
    url,
    root,
  ];
  return new Promise((resolve, reject) => {
    const git = spawn("git", args, {
      stdio: ["ignore", "ignore", "pipe"],
      timeout: TIMEOUT_SECONDS * 1000,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: "0",
        GIT_LFS_SKIP_SMUDGE: "1",
        GIT_CONFIG_NOSYSTEM: "1",
      },
    });
    let stderr = "";
    git.stderr.on("data", (data: Buffer) => {
      stderr = (stderr + data.toString("utf8")).slice(-2_000);
    });
    git.on("error", (cause) =>
      reject(new CtxfstError("git", `git cannot be started: ${cause.message}`, { cause })),
    );
    git.on("close", (status, signal) => {
      if (status === 0) return resolve();
      const reason =
        signal === null
          ? (stderr.trim().split("\n").at(-1) ?? "")
          : `no answer in ${TIMEOUT_SECONDS} s`;
      reject(new CtxfstError("git", `cannot clone ${url}: ${reason}`));
    });
  });
}
