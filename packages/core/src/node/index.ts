export { readRepositoryFiles } from "./read-repository-files.ts";
export type { WalkLimits } from "./walk-checkout.ts";
