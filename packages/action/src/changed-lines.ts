import { spawnSync } from "node:child_process";
import type { ChangedLines } from "@ctxfst/core";
import { parseDiff } from "./parse-diff.ts";

/** Settings under which git neither runs nor fetches anything that a repository's content could ask for. */
const SETTINGS = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "protocol.allow=never",
  "core.quotePath=false",
];

/**
 * The lines of the checkout that differ from `base`, with paths relative to the repository's root.
 * Null when that cannot be said: no git, no repository, or a checkout too shallow to hold `base`.
 */
export function readChangedLines(
  repositoryRoot: string,
  base: string | null,
  path = "",
): ChangedLines | null {
  if (base === null) return null;
  // Since where they parted when history is deep enough, else against the base itself.
  for (const range of [`${base}...HEAD`, `${base}..HEAD`]) {
    const diff = runGit(repositoryRoot, path, [
      "diff",
      "--unified=0",
      "--no-color",
      "--no-ext-diff",
      "--no-textconv",
      "--no-renames",
      "--no-relative",
      "--ignore-submodules",
      "--src-prefix=a/",
      "--dst-prefix=b/",
      "--diff-filter=AM",
      range,
      "--",
    ]);
    if (diff !== null) return parseDiff(diff);
  }
  return null;
}

function runGit(folder: string, path: string, args: readonly string[]): string | null {
  const settings = [...SETTINGS, `safe.directory=${folder}`].flatMap((setting) => ["-c", setting]);
  const { status, stdout } = spawnSync("git", [...settings, ...args], {
    cwd: folder,
    encoding: "utf8",
    timeout: 20_000,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      PATH: path,
      LC_ALL: "C",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_NO_LAZY_FETCH: "1",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
    },
  });
  return status === 0 ? stdout : null;
}
