import type { Ask } from "@ctxfst/core";
import type { Shell } from "../io.ts";
import { askPerson } from "./ask-person.ts";

/** Does something that a person may be asked during, and may end by Ctrl-C. */
export async function withShell<T>(
  shell: Shell,
  action: (ask: Ask, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { ask, close } = askPerson(shell);
  const controller = new AbortController();
  const off = shell.onInterrupt?.(() => controller.abort());
  try {
    return await action(ask, controller.signal);
  } finally {
    off?.();
    close();
  }
}
