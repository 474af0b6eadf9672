import { relative, sep } from "node:path";
import type { CommandLine } from "../../config/execution.ts";
import type { ProcessEnd } from "./run-process.ts";

/** What is kept of the output besides the file, in characters. */
const LONGEST_EXCERPT = 2000;

/** What the journal keeps of a program that ran, paths relative to the root. */
export function processEvidence(
  command: CommandLine,
  end: ProcessEnd,
  spillFile: string,
  root: string,
): Readonly<Record<string, unknown>> {
  const { tail, bytes, isSpilled, droppedBytes } = end.output;
  return {
    command: typeof command === "string" ? command : command.join(" ").replaceAll(root, "."),
    ending: end.ending,
    exit_code: end.code,
    seconds: Math.round(end.seconds * 1000) / 1000,
    output_bytes: bytes,
    ...(tail === "" ? {} : { output_end: tail.slice(-LONGEST_EXCERPT) }),
    ...(isSpilled ? { output_file: relative(root, spillFile).split(sep).join("/") } : {}),
    ...(droppedBytes > 0 ? { output_dropped_bytes: droppedBytes } : {}),
  };
}
