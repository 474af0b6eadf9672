export { judgeLoading } from "./judge-loading.ts";
export type { LoadOutcome, LoadReason, LoadVerdict } from "./load-verdict.ts";
