export { type ListedRun, prettyRun, prettyRuns } from "./pretty-runs.ts";
export { prettyWhy } from "./pretty-why.ts";
export { rollbackText, runEndText, runSummary } from "./run-end-text.ts";
export { runEventLines } from "./run-event-lines.ts";
export { runJson } from "./run-json.ts";
export { whyJson } from "./why-json.ts";
