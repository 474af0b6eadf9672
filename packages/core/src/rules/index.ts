export type { Finding, Fix, OutcomeReport, RelatedPlace, RuleReport } from "./finding.ts";
export type { LintOptions, LintResult } from "./lint.ts";
export { rules } from "./registry.ts";
export type { Rule, RuleCategory, RuleContext, RuleMeta } from "./rule.ts";
export { lint } from "./run-lint.ts";
