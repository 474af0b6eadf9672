import { appendFileSync } from "node:fs";
import { CtxfstError } from "@ctxfst/core";

/**
 * Appends outputs to the file behind GITHUB_OUTPUT, each as a block that its value cannot end.
 * @throws CtxfstError `write-failed`
 */
export function writeOutputs(
  file: string | undefined,
  outputs: Readonly<Record<string, string | number>>,
  createToken: () => string,
): void {
  const blocks = Object.entries(outputs).map(([name, value]) => {
    const delimiter = `end_${createToken()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  append(file, blocks.join(""), "the outputs (GITHUB_OUTPUT)");
}

/**
 * Appends to the job summary; does nothing outside of Actions.
 * @throws CtxfstError `write-failed`
 */
export function writeSummary(file: string | undefined, markdown: string): void {
  append(file, markdown, "the job summary (GITHUB_STEP_SUMMARY)");
}

function append(file: string | undefined, text: string, what: string): void {
  if (!file) return;
  try {
    appendFileSync(file, text);
  } catch (cause) {
    throw new CtxfstError("write-failed", `cannot write ${what}: ${(cause as Error).message}`, {
      cause,
    });
  }
}
