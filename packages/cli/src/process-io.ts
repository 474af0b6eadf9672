import type { Io } from "./io.ts";

/** The real process. A reader that closes the pipe early (`| head`) ends the output quietly. */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
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
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
  };
}
