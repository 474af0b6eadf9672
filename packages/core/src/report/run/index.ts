export { rollbackText, runEndText, runSummary } from "./run-end-text.ts";
export { runEventLines } from "./run-event-lines.ts";
export { runJson } from "./run-json.ts";
