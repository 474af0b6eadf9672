import { appendFileSync } from "node:fs";

/** Appends outputs to the file behind GITHUB_OUTPUT, each as a block that its value cannot end. */
export function writeOutputs(
  file: string | undefined,
  outputs: Readonly<Record<string, string | number>>,
  createToken: () => string,
): void {
  if (!file) return;
  const blocks = Object.entries(outputs).map(([name, value]) => {
    const delimiter = `end_${createToken()}`;
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  appendFileSync(file, blocks.join(""));
}

/** Appends to the job summary; does nothing outside of Actions. */
export function writeSummary(file: string | undefined, markdown: string): void {
  if (file) appendFileSync(file, markdown);
}
