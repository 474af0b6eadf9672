import type { ChildProcess } from "node:child_process";
import { captureOutput, type OutputCapture } from "./capture-output.ts";
import { endProcesses } from "./end-processes.ts";
import { type ProgramCall, startProcess } from "./start-process.ts";

export interface ProcessCall extends ProgramCall {
  /** Everything that it started is ended after this. */
  readonly seconds: number;
  /** Given on standard input, which is empty without it. */
  readonly input?: string;
  /** Absolute path of the file for output that is too long to keep. */
  readonly spillFile: string;
  /** Ends the process early. */
  readonly signal?: AbortSignal;
  /** Whether standard output is kept apart, and in whole up to a megabyte. */
  readonly isAnswer?: boolean;
}

export interface ProcessEnd {
  readonly ending: "exit" | "timeout" | "aborted" | "not-started";
  /** Null unless it exited by itself. */
  readonly code: number | null;
  /** Name of the signal that ended it. */
  readonly signal: string | null;
  readonly seconds: number;
  readonly output: OutputCapture;
  /** Why it could not be started. */
  readonly reason: string | null;
}

/** How long the pipes of a process that has ended may stay open before whoever holds them is ended too. */
const DRAIN_MILLISECONDS = 200;

/**
 * Runs a program in a process group of its own. It is over when the program is: what it left in its group ends with it,
 * and a grandchild that holds the pipes keeps nobody waiting. Never rejects.
 */
export function runProcess(call: ProcessCall): Promise<ProcessEnd> {
  const began = process.hrtime.bigint();
  const { marker } = call;
  const capture = captureOutput(call.spillFile, call.isAnswer === true);
  const end = (
    ending: ProcessEnd["ending"],
    code: number | null,
    signal: string | null,
    reason: string | null,
  ): ProcessEnd => {
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    return { ending, code, signal, seconds, output: capture.end(), reason };
  };
  let child: ChildProcess;
  try {
    child = startProcess(call);
  } catch (error) {
    return Promise.resolve(end("not-started", null, null, (error as Error).message));
  }
  child.stdout?.on("data", (chunk: Buffer) => capture.take(chunk, "stdout"));
  child.stderr?.on("data", (chunk: Buffer) => capture.take(chunk, "stderr"));
  // A program need not read its input.
  child.stdin?.on("error", () => {});
  child.stdin?.end(call.input ?? "");
  return new Promise((resolve) => {
    let ending: ProcessEnd["ending"] = "exit";
    const stop = (why: "timeout" | "aborted") => (): void => {
      ending = why;
      endProcesses(child.pid, marker);
    };
    const onAbort = stop("aborted");
    const timer = setTimeout(stop("timeout"), call.seconds * 1000);
    if (call.signal?.aborted === true) onAbort();
    call.signal?.addEventListener("abort", onAbort, { once: true });
    const finish = (result: ProcessEnd): void => {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", onAbort);
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(result);
    };
    child.once("error", (error) => finish(end("not-started", null, null, error.message)));
    child.once("exit", (code, signal) => {
      const settle = (): void => {
        clearTimeout(drain);
        child.removeAllListeners("close");
        endProcesses(child.pid, ending === "exit" ? null : marker);
        finish(end(ending, ending === "exit" ? code : null, signal, null));
      };
      const drain = setTimeout(settle, DRAIN_MILLISECONDS);
      child.once("close", settle);
    });
  });
}
