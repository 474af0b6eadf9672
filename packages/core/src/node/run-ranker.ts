import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { CtxfstError } from "../base/errors.ts";
import type { RankerAnswer } from "../selector/apply-ranking.ts";
import { isCheckedOut } from "./is-checked-out.ts";

export interface RankerCall {
  /** Path of the module, relative to the root. */
  readonly module: string;
  /** Handed to the module as JSON would carry it. */
  readonly input: unknown;
  /** The module is ended when it takes longer. */
  readonly seconds: number;
}

/**
 * Runs in a thread of its own, so that a module that never ends can be ended. The module gives `rank`, or a default
 * export, which may be asynchronous.
 */
const THREAD = `
import("node:worker_threads").then(({ parentPort, workerData }) =>
  import(workerData.url)
    .then((module) => {
      const rank = module.rank ?? module.default;
      if (typeof rank !== "function") throw new Error("it exports no function called rank");
      return rank(workerData.input);
    })
    .then((order) => ({ kind: "order", order: JSON.parse(JSON.stringify(order ?? null)) }))
    .catch((error) => ({ kind: "failed", message: String(error?.message ?? error) }))
    .then((answer) => parentPort.postMessage(answer)),
);
`;

/**
 * Asks a ranker module for its order. Code of the repository runs here: call it for a config that is trusted only.
 * What the module prints is dropped.
 * @throws CtxfstError `config` when the module is not a file of the checkout
 */
export function runRanker(
  root: string,
  { module, input, seconds }: RankerCall,
): Promise<RankerAnswer> {
  const file = requireModule(root, module);
  const worker = new Worker(THREAD, {
    eval: true,
    workerData: { url: pathToFileURL(file).href, input },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return new Promise((resolve) => {
    const end = (answer: RankerAnswer): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: "timeout", seconds }), seconds * 1000);
    worker.once("message", (answer: RankerAnswer) => end(answer));
    worker.once("error", (error) => end({ kind: "failed", message: error.message }));
    worker.once("exit", () => end({ kind: "failed", message: "it ended without an answer" }));
  });
}

function requireModule(root: string, module: string): string {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new CtxfstError("config", `ranker.module: ${module} ${reason}`, { cause });
  };
  try {
    const file = realpathSync(join(root, module));
    if (!isCheckedOut(realpathSync(root), file)) return refuse("lies outside of the repository");
    return statSync(file).isFile() ? file : refuse("is not a file");
  } catch (cause) {
    if (cause instanceof CtxfstError) throw cause;
    return refuse("does not exist or cannot be read", cause);
  }
}
