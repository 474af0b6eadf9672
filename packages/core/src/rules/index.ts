export { type AppliedFixes, applyFixes, type FixTier } from "./apply-fixes.ts";
export type { Finding, Fix, OutcomeReport, RelatedPlace, RuleReport } from "./finding.ts";
export { type FixedFile, type FixResult, fixRepository } from "./fix-repository.ts";
export { RULE_PAGES } from "./generated/rule-pages.ts";
export type { LintOptions, LintResult } from "./lint.ts";
export { rules } from "./registry.ts";
export type { Rule, RuleCategory, RuleContext, RuleMeta } from "./rule.ts";
export { lint } from "./run-lint.ts";
