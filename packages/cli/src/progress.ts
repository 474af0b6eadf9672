import type { Io, Progress } from "./io.ts";

/** Seconds before a person wonders, and between two signs of life. */
const DELAY = 1;
const INTERVAL = 0.25;
const WIPE = "\r\u001b[2K";

/** Progress on standard error, where that is a terminal; nothing elsewhere. */
export function createProgress(io: Io): Progress {
  let shown: number | null = null;
  return {
    tick: () => {
      const now = io.elapsed();
      if (!io.isErrorTerminal || now < DELAY || (shown !== null && now - shown < INTERVAL)) return;
      shown = now;
      io.stderr(`${WIPE}searching for a plan, ${Math.floor(now)} s`);
    },
    clear: () => {
      if (shown !== null) io.stderr(WIPE);
      shown = null;
    },
  };
}
