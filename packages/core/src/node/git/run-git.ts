import { spawnSync } from "node:child_process";
import { CtxfstError } from "../../base/errors.ts";

/** Settings under which git neither runs nor fetches anything that a repository's content or settings could ask for. */
const SETTINGS = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.quotePath=false",
  "protocol.allow=never",
];
/** What a hook's environment says of another repository, or what git would run, is not passed on. */
const KEPT_VARIABLES: ReadonlySet<string> = new Set([
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  "GIT_CEILING_DIRECTORIES",
]);
const DEFAULT_SECONDS = 60;
const DEFAULT_BYTES = 256 * 1024 * 1024;

export interface GitOptions {
  /** Handed to git on its standard input. */
  readonly input?: string;
  /** Bytes of output at most. */
  readonly maximumBytes?: number;
  readonly seconds?: number;
  /** More settings, each `key=value`. */
  readonly settings?: readonly string[];
}

export interface GitOutcome {
  readonly status: number;
  readonly stdout: Buffer;
  /** The last line of what git complained about. */
  readonly complaint: string;
}

/**
 * Runs git in a folder, without a shell, hooks, prompts, locks or network. A status other than 0 is an answer too.
 * @throws CtxfstError `git` when git is not there, takes too long or says too much
 */
export function callGit(
  folder: string,
  args: readonly string[],
  options: GitOptions = {},
): GitOutcome {
  const { input = "", maximumBytes = DEFAULT_BYTES, seconds = DEFAULT_SECONDS } = options;
  const settings = [...SETTINGS, ...(options.settings ?? [])].flatMap((one) => ["-c", one]);
  const { status, stdout, stderr, error } = spawnSync("git", ["--no-pager", ...settings, ...args], {
    cwd: folder,
    input,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    maxBuffer: maximumBytes,
    windowsHide: true,
    env: environment(),
  });
  if (error !== undefined || status === null) throw failure(args, error, seconds);
  const complaint = stderr.toString("utf8").trim().split("\n").at(-1) ?? "";
  return { status, stdout, complaint: complaint.replace(/^(?:fatal|error): /, "") };
}

/**
 * The output of a call that must succeed.
 * @throws CtxfstError `git` with git's own complaint
 */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): Buffer {
  const { status, stdout, complaint } = callGit(folder, args, options);
  if (status === 0) return stdout;
  throw new CtxfstError("git", `git ${args[0] ?? ""}: ${complaint || `status ${status}`}`);
}

/** The parts of output under `-z`. */
export function splitAtNul(output: Buffer): readonly string[] {
  const text = output.toString("utf8");
  return text === "" ? [] : text.replace(/\0$/, "").split("\0");
}

function failure(args: readonly string[], error: Error | undefined, seconds: number): CtxfstError {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  const call = `git ${args[0] ?? ""}`;
  if (code === "ETIMEDOUT") return new CtxfstError("git", `${call}: no answer in ${seconds} s`);
  if (code === "ENOBUFS") return new CtxfstError("git", `${call}: more output than expected`);
  const reason = error?.message ?? "git was ended";
  return new CtxfstError("git", `git cannot be run: ${reason}`, { cause: error });
}

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("GIT_") || KEPT_VARIABLES.has(name),
  );
  return {
    ...Object.fromEntries(kept),
    LC_ALL: "C",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
  };
}
