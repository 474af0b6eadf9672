export { lintSarif, type SarifOptions } from "./lint-sarif.ts";
