export type { Finding, Fix, RelatedPlace } from "./finding.ts";
export { type FixedFile, type FixResult, fixRepository } from "./fix-repository.ts";
export { RULE_PAGES } from "./generated/rule-pages.ts";
export type { LintOptions, LintResult } from "./lint.ts";
export { rules } from "./registry.ts";
export type { Rule, RuleMeta } from "./rule.ts";
export { lint } from "./run-lint.ts";
