import { spawn } from "node:child_process";
import { createLineSplitter } from "./split-lines.ts";

export interface ProcessOptions {
  readonly node: string;
  readonly main: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** Called for each line of stdout and stderr as it arrives. */
  readonly onLine: (line: string) => void;
}

export interface ProcessResult {
  /** Null when the process was killed, by the time limit or by itself. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script under a node binary with exactly the given environment. */
export function runProcess(options: ProcessOptions): Promise<ProcessResult> {
  const { node, main, cwd, env, timeoutSeconds, onLine } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(node, [main], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutSeconds * 1000,
      killSignal: "SIGKILL",
    });
    const stdout = collect(child.stdout, onLine);
    const stderr = collect(child.stderr, onLine);
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ exitCode, stdout: stdout(), stderr: stderr() }));
  });
}

function collect(stream: NodeJS.ReadableStream, onLine: (line: string) => void): () => string {
  const chunks: Buffer[] = [];
  const splitter = createLineSplitter(onLine);
  stream.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    splitter.push(chunk);
  });
  stream.on("end", () => splitter.end());
  return () => Buffer.concat(chunks).toString("utf8");
}
