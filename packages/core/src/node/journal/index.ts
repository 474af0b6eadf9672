export { type JournalFile, type JournalOptions, openJournal } from "./journal-file.ts";
export { journalPath, listRuns, RUNS_FOLDER, readRun } from "./run-files.ts";
export { undoOutcome } from "./undo-outcome.ts";
export {
  type RunFiles,
  readRunGraph,
  readRunWorld,
  withRunFiles,
  writeOutcomes,
} from "./write-outcomes.ts";
