import { createInterface, type Interface } from "node:readline/promises";
import { type Ask, showHidden } from "@ctxfst/core";
import type { Shell } from "../io.ts";

/** Asks on the terminal; where there is none, nobody answers. Questions go to standard error, results do not. */
export function askPerson(shell: Shell): { readonly ask: Ask; close(): void } {
  let lines: Interface | null = null;
  let isOver = false;
  const ask: Ask = async (question) => {
    const input = shell.stdin as NodeJS.ReadableStream | undefined;
    if (shell.isInteractive !== true || input === undefined || isOver) return null;
    lines ??= createInterface({ input });
    shell.stderr(question.split("\n").map(showHidden).join("\n"));
    const ended = new Promise<null>((resolve) => lines?.once("close", () => resolve(null)));
    const line = await Promise.race([lines.question(""), ended]);
    isOver = line === null;
    return line;
  };
  return { ask, close: () => lines?.close() };
}
