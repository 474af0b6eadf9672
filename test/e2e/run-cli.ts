import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { main } from "ctxfst";

const ROOT = join(import.meta.dirname, "../..");
/** What the committed `bin/ctxfst.js` does, from source, so that these tests need no build. */
const PROGRAM = `import { main, processIo } from "${join(ROOT, "packages/cli/src/index.ts")}";
process.exitCode = await main(process.argv.slice(1), processIo());`;

/** What stands between `node` and the words of a call. */
export const PROCESS_ARGUMENTS: readonly string[] = [
  "--conditions=@ctxfst/source",
  "--import",
  import.meta.resolve("tsx"),
  "--input-type=module",
  "--eval",
  PROGRAM,
  "--",
];

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
}

/** Runs a command in this process, with a clock that stands still. */
export async function runInProcess(
  argv: readonly string[],
  { cwd, env = {}, stdin = "" }: CliOptions,
): Promise<CliResult> {
  let stdout = "";
  let stderr = "";
  const code = await main(argv, {
    cwd,
    env,
    isTerminal: false,
    isErrorTerminal: false,
    columns: 100,
    elapsed: () => 0.25,
    memory: () => 100,
    stdin: bytesOf(stdin),
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
}

/** A few bytes at a time, so that characters and lines are cut. */
async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

/** Runs a command as a process of its own. */
export function runProcess(
  argv: readonly string[],
  { cwd, env = {}, stdin = "" }: CliOptions,
): Promise<CliResult> {
  const child = spawn(process.execPath, [...PROCESS_ARGUMENTS, ...argv], {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: cwd, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A command that reads no input may have ended by now.
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
}

/** A folder with these files; a copy of the repository's `from` first where that is given. */
export function makeFolder(files: Readonly<Record<string, string>>, from?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ctxfst-cli-"));
  if (from !== undefined) cpSync(join(ROOT, from), folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, over those that are there. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Makes a folder a git repository with everything in it committed as `main`. */
export function commitFolder(folder: string): void {
  const git = (...args: string[]): void => {
    execFileSync("git", [
      "-C",
      folder,
      "-c",
      "user.name=t",
      "-c",
      "user.email=t@example.com",
      ...args,
    ]);
  };
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "base");
}
