import { EXIT } from "./exit-code.ts";
import type { Io } from "./io.ts";

/**
 * The real process. A reader that closes the pipe early (`| head`) ends the output quietly; output that cannot be
 * written for any other reason ends the process, since half a result must not pass for a whole one.
 */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") return;
      if (stream === process.stdout) {
        process.stderr.write(`ctxfst: cannot write the output: ${error.code ?? error.message}\n`);
      }
      process.exit(EXIT.usage);
    });
  }
  return {
    cwd: process.cwd(),
    env: process.env,
    isTerminal: process.stdout.isTTY === true,
    isErrorTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns || 100,
    elapsed: () => process.uptime(),
    memory: () => process.memoryUsage().rss / 1e6,
    stdin: process.stdin,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    isInteractive: process.stdin.isTTY === true && process.stderr.isTTY === true,
    onInterrupt: (listener) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, listener);
      return () => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, listener);
      };
    },
  };
}
