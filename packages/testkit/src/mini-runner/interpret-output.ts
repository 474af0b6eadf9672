import { createLineProcessor } from "./process-line.ts";
import { createLineSplitter } from "./split-lines.ts";
import { createStepRecord, type StepRecord } from "./step-record.ts";

/** What the runner makes of a step's output, without running anything: for tests with many outputs. */
export function interpretOutput(output: string, workspace: string): StepRecord {
  const record = createStepRecord([]);
  const splitter = createLineSplitter(createLineProcessor(record, workspace));
  splitter.push(Buffer.from(output));
  splitter.end();
  return record;
}
